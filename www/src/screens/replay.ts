// The replay of a match that has been played, on the game's own table. It moves by steps, by a slider or by itself; it is seen by one seat or with
// all cards open; and it can be played on from any moment, as another match.

import { html, nothing, type TemplateResult } from 'lit';
import replaySheet from '../../styles/replay.css';
import { device } from '../device/device.ts';
import { maySend } from '../device/guest.ts';
import { hash } from '../device/merge.ts';
import { paceMs } from '../device/settings.ts';
import type { StoredMatch } from '../device/rows.ts';
import { inRows, sitting, upTo } from '../device/tenures.ts';
import { MotsElement } from '../lib/element.ts';
import { say, t } from '../lib/i18n.ts';
import { narrate } from '../lib/live.ts';
import { part } from '../lib/part.ts';
import { go } from '../lib/router.ts';
import { wear } from '../lib/styles.ts';
import { Moments, type Told } from '../match/moments.ts';
import { Replay } from '../match/replay.ts';
import { session } from '../match/session.ts';
import type { Data, Options, Save } from '../protocol/index.ts';
import { troublePanel, UnknownGame } from '../shell/engine-panels.ts';
import { Shell } from '../shell/shell.ts';
import { entry } from '../tables/registry.ts';
import { deliverMatch } from './along.ts';
import { standsIn } from './instead.ts';
import type { Find } from './linked.ts';
import { OpenHands } from './open-hands.ts';
import { moveList, positionText, replayBar, type Position } from './replay-bar.ts';
import { sheet } from './replay-sheet.ts';
import './share.ts';

wear(replaySheet);

/** How long a move stays readable at least while a match plays by itself, in ms. */
const DWELL = 700;

export class MotsReplay extends MotsElement {
  static override properties = {
    find: { attribute: false },
    trouble: { state: true },
    missing: { state: true },
    rounds: { state: true },
    open: { state: true },
    more: { state: true },
    sharing: { state: true },
    keeping: { state: true },
    notice: { state: true },
  };
  /** Where the record comes from. */
  find: Find = () => Promise.resolve(null);
  protected trouble: unknown = null;
  /** Why the match cannot be shown, or that there is none. */
  protected missing: string | null = null;
  protected rounds: readonly number[] = [];
  /** Whether all cards lie open. */
  protected open = false;
  /** Whether the sheet of what can be done is open. */
  protected more = false;
  protected sharing = false;
  /** Whether the match could be kept. */
  protected keeping: 'kept' | 'full' | null = null;
  protected notice: string | null = null;

  #opening: AbortController | null = null;
  #shell: Shell | null = null;
  #replay: Replay | null = null;
  #moments: Moments | null = null;
  #hands: OpenHands | null = null;
  #kept: StoredMatch | null = null;
  /** What the viewer was told, from the deal to the end. */
  #log: readonly Told[] = [];
  /** The moment and viewer that were announced last. */
  #told = '';

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
    this.#close();
  }

  #close(): void {
    this.#opening?.abort();
    this.#shell?.stop();
    this.#shell = null;
    this.#replay = null;
  }

  async #begin(): Promise<void> {
    this.#close();
    this.trouble = null;
    this.#opening = new AbortController();
    const { signal } = this.#opening;
    try {
      const source = await this.find();
      if (signal.aborted) return;
      if (source === null || typeof source === 'string') {
        this.missing = source ?? t('match-missing');
        return;
      }
      const game = entry(source.game);
      if (!game) throw new UnknownGame(source.game);
      this.dataset['game'] = game.id;
      const [module, looked] = await Promise.all([
        part(game.id, () => game.load()),
        session.look(game.id, source.save, signal),
      ]);
      if (signal.aborted) return;
      const { save } = looked;
      this.notice = source.notice ?? (looked.shortened ? t('replay-cut') : null);
      this.#kept = source.kept ?? rowOf(save, looked.view.over, looked.view.round, scoresOf(looked.view.seats));
      const load = async (record: Save) => (await session.look(game.id, record, signal)).engine;
      const moments = new Moments(looked.engine, save, load);
      this.#moments = moments;
      const only = save.seats.findIndex(({ bot }) => bot === null);
      const viewer = Math.max(0, only);
      const at = Math.max(0, Math.min(moments.total, source.at ?? 0));
      const view = await moments.view(viewer, at);
      if (signal.aborted) return;
      const replay = new Replay({
        moments,
        at,
        viewer,
        view,
        dwell: () => Math.max(DWELL, paceMs() * 0.8),
        changed: () => this.#changed(),
      });
      this.#replay = replay;
      const around = { options: save.options as Options, data: (save.data ?? {}) as Data };
      this.#hands = new OpenHands({
        root: this,
        module,
        moments,
        names: save.seats.map(({ name }) => name),
        ...around,
      });
      this.#shell = new Shell({
        root: this,
        entry: { ...game, can: { ...game.can, undo: false, hint: false } },
        module,
        match: replay,
        ...around,
        keep: () => Promise.resolve(),
        focused: false,
        rematch: () => undefined,
        trouble: (error) => (this.trouble = error),
        side: {
          bar: () => this.#bar(replay),
          log: () => this.#moves(replay),
          hands: () => this.#hands?.render() ?? nothing,
        },
      });
      await this.#shell.begin();
      this.#changed();
      this.requestUpdate();
      this.rounds = await moments.rounds(signal);
    } catch (error) {
      if (!signal.aborted) this.trouble = error;
    }
  }

  /** The moment or the viewer has changed, or whether the replay plays by itself. */
  #changed(): void {
    const [replay, moments] = [this.#replay, this.#moments];
    if (!replay || !moments) return;
    void this.#hands?.show(this.open ? replay.at : null, replay.viewer);
    const { viewer, at } = replay;
    void moments.log(viewer).then((log) => {
      if (replay.viewer !== viewer || !this.isConnected) return;
      this.#log = log;
      this.#tell(replay, at);
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  /** Announces the moment that is shown and what happened there, unless a step has said it. */
  #tell(replay: Replay, at: number): void {
    const sitting = this.#shell?.sitting;
    if (!sitting || replay.at !== at || !replay.steady || replay.playing) return;
    const here = `${at} ${replay.viewer}`;
    if (this.#told === here) return;
    this.#told = here;
    const lines = this.#log.filter(({ moves, event }) => moves === at && event !== null);
    sitting.tells = lines.slice(-4).map(
      ({ message }) =>
        () =>
          say(message),
    );
    narrate([positionText(this.#position(replay)), ...sitting.said].join(' '));
  }

  #position({ at, total, view, playing }: Replay): Position {
    return { at, total, playing, round: view.round, rounds: this.rounds };
  }

  #bar(replay: Replay): TemplateResult {
    return replayBar(this.#position(replay), this.#ways(replay), this.#eyes(replay));
  }

  #ways(replay: Replay) {
    return {
      goTo: (at: number) => void replay.goTo(at),
      step: () => this.#step(replay),
      back: () => void replay.back(),
      toggle: () => (replay.playing ? replay.pause() : replay.play()),
      more: () => {
        replay.pause();
        this.more = true;
      },
    };
  }

  #step(replay: Replay): void {
    replay.pause();
    // The table itself announces the step.
    this.#told = `${replay.at + 1} ${replay.viewer}`;
    void replay.step();
  }

  /** The choice of the viewer. */
  #eyes(replay: Replay): TemplateResult | typeof nothing {
    if (!this.#shell?.sitting.can.hand) return nothing;
    const { viewer, seats } = replay;
    const value = this.open ? 'open' : String(viewer ?? 'none');
    const option = (id: string, label: string): TemplateResult =>
      html`<option value=${id} ?selected=${id === value}>${label}</option>`;
    return html`<span class="select replay-eyes"><select class="field" aria-label=${t('replay-eyes')} data-testid="replay-eyes" @change=${(event: Event) => this.#look(replay, (event.target as HTMLSelectElement).value)}>
      ${option('open', t('replay-open'))} ${seats.map(({ name }, seat) => option(String(seat), t('replay-seen-by', { name })))} ${option('none', t('replay-spectator'))}
    </select></span>`;
  }

  #look(replay: Replay, value: string): void {
    this.open = value === 'open';
    const viewer = value === 'none' ? null : value === 'open' ? (replay.viewer ?? 0) : Number(value);
    void replay.look(viewer);
  }

  #moves(replay: Replay): TemplateResult {
    return moveList(this.#log, this.#position(replay), (at) => void replay.goTo(at));
  }

  /** Arrow keys step, PageUp and PageDown lead to rounds, Home and End to the ends, Space plays; not where something else uses these keys. */
  #onKey = (event: KeyboardEvent): void => {
    const replay = this.#replay;
    if (!replay || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (document.querySelector('dialog[open]')) return;
    const target = event.target as Element;
    if (target.closest('input, select, textarea, [contenteditable]')) return;
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    const ways = this.#ways(replay);
    const starts = [0, ...this.rounds, replay.total];
    const keys: Record<string, () => void> = {
      ArrowRight: ways.step,
      ArrowLeft: ways.back,
      Home: () => ways.goTo(0),
      End: () => ways.goTo(replay.total),
      PageUp: () => ways.goTo(starts.findLast((start) => start < replay.at) ?? 0),
      PageDown: () => ways.goTo(starts.find((start) => start > replay.at) ?? replay.total),
      ' ': ways.toggle,
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** Keeps the match up to this moment as another one, and goes to its table. */
  async #playOn(replay: Replay): Promise<void> {
    const [moments, kept] = [this.#moments, this.#kept];
    if (!moments || !kept) return;
    const { at_ms: _, taken_back: __, ...whole } = moments.save;
    const save = upTo(whole, replay.at);
    const { at_ms: ___, ...row } = kept;
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
    const view = await moments.view(null, replay.at);
    await device.matches.keep({
      ...row,
      ...inRows(sitting(save)),
      id,
      round: view.round,
      scores: scoresOf(view.seats),
      over: false,
      updated: Date.now(),
      revision: 1,
      save,
    });
    go(`#/table/${id}`);
  }

  #share(): TemplateResult | typeof nothing {
    if (!this.#moments || !this.#replay) return nothing;
    return html`<mots-share .record=${this.#moments.save} .at=${this.#replay.at} @dismiss=${() => (this.sharing = false)}></mots-share>`;
  }

  async #keep(row: StoredMatch, save: Save): Promise<void> {
    const match = { ...row, id: idOf(save), save };
    const brought = await device.carrying.bring({
      made: Date.now(),
      matches: [match],
      results: [],
      decks: [],
      setups: [],
    });
    this.keeping = brought ? 'kept' : 'full';
  }

  protected override updated(): void {
    this.#shell?.drawn();
    // Scrolls the list of moves so that the present move is in sight.
    const list = this.querySelector('.table-log');
    const now = list?.querySelector('[aria-current="step"]');
    if (!list || !now) return;
    const [frame, box] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) list.scrollTop += box.top - frame.top - frame.height / 2;
  }

  protected override render(): TemplateResult {
    if (this.missing !== null)
      return html`<main class="screen waiting"><div class="panel trouble" data-testid="replay-missing"><h1>${this.missing}</h1>
        <p class="box-actions"><a class="button primary" href="#/">${t('back-to-games')}</a></p></div></main>`;
    if (this.trouble !== null)
      return html`<main class="screen waiting"><h1 class="visually-hidden">${t('replay-title')}</h1>${troublePanel(this.trouble, () => this.#begin())}</main>`;
    const notice =
      this.notice === null
        ? nothing
        : html`<div class="notice" role="status" data-testid="replay-notice"><p>${this.notice}</p><button type="button" class="button quiet" @click=${() => this.#noticed()}>${t('understood')}</button></div>`;
    const table = this.#shell?.render(notice);
    if (!table) return standsIn(null, { again: () => this.#begin(), take: () => undefined });
    return html`${table}${this.more ? this.#sheet() : nothing}${this.sharing ? this.#share() : nothing}`;
  }

  #noticed(): void {
    this.notice = null;
    void this.lead('h1');
  }

  #sheet(): TemplateResult | typeof nothing {
    const [replay, kept, moments] = [this.#replay, this.#kept, this.#moments];
    if (!replay || !kept || !moments) return nothing;
    const closing = (run: () => void) => () => {
      this.more = false;
      run();
    };
    return sheet({
      at: replay.at,
      moves: closing(() => this.#shell?.openLog()),
      playOn: replay.at < replay.total || !replay.view.over ? closing(() => void this.#playOn(replay)) : null,
      share: maySend ? closing(() => (this.sharing = true)) : null,
      file: () => deliverMatch({ ...kept, save: moments.save }),
      // A match of this device is kept already.
      keep: kept.id === '' ? () => void this.#keep(kept, moments.save) : null,
      kept: this.keeping,
      close: () => (this.more = false),
    });
  }
}

/** The id under which a replayed match is kept: the same record always gets the same id, wherever it comes from. */
const idOf = ({ game, seats, seed, setup }: Save): string =>
  `record-${hash(JSON.stringify([game, seats, seed, setup]))}`;

const scoresOf = (seats: readonly { score: number }[]): number[] => seats.map(({ score }) => score);

/** The row for a record that this page has not played. */
const rowOf = (save: Save, over: boolean, round: number, scores: number[]): StoredMatch => ({
  id: '',
  game: save.game,
  ...inRows(sitting(save)),
  options: save.options,
  round,
  scores,
  over,
  updated: Date.now(),
  revision: 1,
  save: null,
});

/** Finds a match of this device that is over. A match in progress is not shown: its players' hands would be seen. */
export const keptSource =
  (id: string): Find =>
  async () => {
    // In this order, since the match may move to the archive meanwhile.
    const kept = (await device.matches.get(id)) ?? (await device.archive.get(id));
    if (!kept?.save) return null;
    if (!kept.over) return t('replay-not-over');
    return { game: kept.game, save: kept.save, kept, at: null };
  };

customElements.define('mots-replay', MotsReplay);
