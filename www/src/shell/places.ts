// Who plays at which seat, and who is to from now on: a bot in the place of somebody who has to leave, and they, or somebody else, in the
// place of the bot. This panel shows nothing of any hand.

import { html, nothing, type TemplateResult } from 'lit';
import sheet from '../../styles/pieces/places.css';
import type { Side } from '../device/around.ts';
import { asked } from '../device/guest.ts';
import { STEPS } from '../device/results.ts';
import { settings } from '../device/settings.ts';
import { t } from '../lib/i18n.ts';
import { isEnter } from '../lib/keyboard.ts';
import { wear } from '../lib/styles.ts';
import type { Conductor } from '../match/conductor.ts';
import { emblem } from '../pieces/emblems.ts';
import type { Level, Player } from '../protocol/index.ts';
import { canTurn } from './seated.ts';
import './sides.ts';

wear(sheet);

/** The longest name that is taken, in characters: the same as at set-up. */
const LONGEST = 24;

export interface PlaceActs {
  sit: (seat: number, player: { bot: Player['bot']; name?: string }) => void;
  close: () => void;
}

/** `from`: the side that the page faces. */
export function placesPanel(
  { seats, peopled, humans }: Conductor,
  from: Side,
  { sit, close }: PlaceActs,
): TemplateResult {
  const people = humans.map((seat) => ({ name: seats[seat]?.name ?? '', seat }));
  // Who sits elsewhere than was said at set-up says so here.
  const sides = settings.get().turning === 'turn' && canTurn(people.length);
  const level = seats.findLast(({ bot }) => bot !== null)?.bot ?? 'easy';
  return html`<mots-modal
    .heading=${t('places')}
    .body=${html`<div class="sitters" data-testid="places">
      ${sides ? html`<mots-sides .people=${people} .from=${from}></mots-sides>` : nothing}
      <p class="small">${t('places-text')}</p>
      <ol role="list" class="sitter-list">
        ${seats.map(
          (player, seat) => html`<li class="sitter" data-testid=${`place-${seat}`}>
            <p class="sitter-who" id=${`place-who-${seat}`}>${emblem(seat)}<strong>${player.name}</strong>
              <span class="small">${player.bot === null ? t('seat-human') : t('seat-bot', { level: t(`level-${player.bot}`) })}</span></p>
            ${player.bot === null ? leaving(player, seat, level, sit) : coming(player, seat, peopled.includes(seat), sit)}
          </li>`,
        )}
      </ol>
    </div>`}
    @dismiss=${close}
  ></mots-modal>`;
}

/** What stands in the field beside a button. They are in no <form>: a sandboxed frame may forbid those. */
const fieldIn = <F extends 'input' | 'select'>({ target }: Event, field: F): string | undefined =>
  (target as Element).closest('.sitter-form')?.querySelector(field)?.value;

function leaving({ name }: Player, seat: number, level: Level, sit: PlaceActs['sit']): TemplateResult {
  const goes = (event: Event): void =>
    sit(seat, { bot: STEPS.find((one) => one === fieldIn(event, 'select')) ?? level });
  return html`<div class="sitter-form">
    <span class="select"><select class="field" aria-label=${t('place-level', { name })} data-testid=${`place-level-${seat}`}>
      ${STEPS.map((one) => html`<option value=${one} ?selected=${one === level}>${t('seat-bot', { level: t(`level-${one}`) })}</option>`)}
    </select></span>
    <button type="button" class="button" aria-describedby=${`place-who-${seat}`} data-testid=${`place-bot-${seat}`} @click=${goes}>${t('place-bot-plays')}</button>
  </div>`;
}

function coming({ name }: Player, seat: number, back: boolean, sit: PlaceActs['sit']): TemplateResult {
  const comes = (event: Event): void => {
    const said = fieldIn(event, 'input')?.trim() ?? '';
    sit(seat, { bot: null, ...(said === '' || said === name ? {} : { name: said }) });
  };
  const key = (event: KeyboardEvent): void => {
    if (!isEnter(event)) return;
    // The keyboard goes back to the button that opened the panel: the same press must not press that, too.
    event.preventDefault();
    comes(event);
  };
  return html`<div class="sitter-form">
    ${asked.names === 'off' ? nothing : html`<input class="field" type="text" maxlength=${LONGEST} autocomplete="off" value=${name} aria-label=${t('place-name', { name })} data-testid=${`place-name-${seat}`} @keydown=${key} />`}
    <button type="button" class="button" aria-describedby=${`place-who-${seat}`} data-testid=${`place-take-${seat}`} @click=${comes}>${t(back ? 'place-take-back' : 'place-take')}</button>
  </div>`;
}
