// The actions that are possible now, in words.

import { html, type TemplateResult } from 'lit';
import { aroundAll, say, t } from '../../lib/i18n.ts';
import type { Action } from '../../protocol/index.ts';
import type { Bar, BarAction, TableHost } from '../table.ts';
import { face, inLanguage } from './cards.ts';
import { isEmpty, own } from './compose.ts';
import { exchange, liftedCodes, proposal, type SpikitState } from './state.ts';

export interface SpikitActs {
  act(action: Action<'spikit'>): void;
  /** Takes no advantage, and ends the turn. */
  end(): void;
  release(): void;
}

type Host = TableHost<'spikit'>;

export function bar(state: SpikitState, host: Host, acts: SpikitActs): Bar {
  const { phase } = state.view;
  switch (phase) {
    case 'roll':
      return {
        prompt: t('spikit-prompt-roll'),
        actions: [button('roll', { type: 'roll' }, acts, true)],
      };
    case 'draw':
    case 'advantage':
      return taking(state, host, acts);
    case 'fishing':
    case 'play':
      return composing(state, host, acts);
    case 'discard':
      return discarding(state, acts);
    default:
      return { prompt: '', actions: [] };
  }
}

const hinted = ({ hinted }: SpikitState): string | null => (hinted ? t('spikit-hint') : null);

const button = (
  id: 'roll' | 'draw' | 'fish' | 'decline' | 'keep' | 'stop-fishing' | 'end-turn',
  action: Action<'spikit'>,
  acts: SpikitActs,
  primary = false,
): BarAction => ({
  id,
  label: t(`spikit-do-${id}`),
  primary,
  run: () => acts.act(action),
});

const letGo = (acts: SpikitActs): BarAction => ({ id: 'release', label: t('let-go'), run: () => acts.release() });

/** The bar for exchanging a card of the hand for one of the display, or drawing from the stock; after a sentence in one language, for fishing or a
 * free choice. */
function taking(state: SpikitState, host: Host, acts: SpikitActs): Bar {
  const { view, faces, taking: place, lifted } = state;
  const may = new Set(host.legal?.actions.map(({ type }) => type));
  const choice = exchange(state);
  const card = face(faces, view.display[place ?? -1] ?? '').text;
  const gave = liftedCodes(state)[0] ?? '';
  const worded = (code: string): TemplateResult => {
    const { text, lang } = face(faces, code);
    return lang === undefined ? html`${text}` : inLanguage(text, lang);
  };
  if (choice)
    return {
      prompt: hinted(state) ?? t('spikit-do-take-which', { card, gave: face(faces, gave).text }),
      said: aroundAll(
        'spikit-do-take-which',
        {},
        { card: worded(view.display[place ?? -1] ?? ''), gave: worded(gave) },
      ),
      actions: [
        {
          id: choice.type,
          label: t('spikit-do-take'),
          primary: true,
          run: () => acts.act(choice),
        },
        letGo(acts),
      ],
    };
  if (place !== null)
    return {
      prompt: t('spikit-prompt-give', { card }),
      said: aroundAll('spikit-prompt-give', {}, { card: worded(view.display[place] ?? '') }),
      actions: [letGo(acts)],
    };
  // Until the rules have answered what is allowed, nothing is said to be impossible.
  const known = host.legal !== null;
  if (view.phase === 'draw') {
    const fits = may.has('take');
    const found = fits ? 'spikit-prompt-draw' : 'spikit-prompt-draw-only';
    const prompt = lifted.size > 0 ? t('spikit-prompt-want') : known ? t(found, { face: view.die ?? 0 }) : '';
    return {
      prompt: hinted(state) ?? prompt,
      actions: [button('draw', { type: 'draw' }, acts, !fits || state.hinted?.type === 'draw')],
    };
  }
  const most = view.advantage ?? 0;
  const offered = may.has('fish') ? 'spikit-prompt-advantage' : 'spikit-prompt-free';
  return {
    prompt: hinted(state) ?? (known ? t(offered, { most }) : ''),
    actions: [
      ...(may.has('fish') ? [button('fish', { type: 'fish' }, acts, true)] : []),
      button('decline', { type: 'decline' }, acts, state.hinted?.type === 'decline'),
      // People who want neither and change nothing need only this one touch.
      { id: 'end', label: t('spikit-do-end-turn'), apart: true, run: () => acts.end() },
    ],
  };
}

/** The bar for putting together a sentence, also while fishing: the fished card may be used at once. */
function composing(state: SpikitState, host: Host, acts: SpikitActs): Bar {
  const { view, line, said } = state;
  const action = proposal(state);
  const may = new Set(host.legal?.actions.map(({ type }) => type));
  const fishing = view.phase === 'fishing';
  // The action of a hint is the primary one; without a hint, it is to keep the fished card.
  const first = fishing && isEmpty(line) ? (state.hinted?.type ?? 'keep') : null;
  const firstIs = (type: Action<'spikit'>['type']): boolean => first === type;
  const rest: BarAction[] = fishing
    ? [
        button('keep', { type: 'keep' }, acts, firstIs('keep')),
        ...(may.has('fish')
          ? [{ ...button('fish', { type: 'fish' }, acts, firstIs('fish')), label: t('spikit-do-fish-on') }]
          : []),
        button('stop-fishing', { type: 'stop-fishing' }, acts, firstIs('stop-fishing')),
      ]
    : [
        {
          ...button(
            'end-turn',
            { type: 'end-turn' },
            acts,
            isEmpty(line) && (view.laid || state.hinted?.type === 'end-turn'),
          ),
          apart: true,
        },
      ];
  if (isEmpty(line))
    return {
      prompt:
        hinted(state) ?? t(fishing ? 'spikit-prompt-fishing' : view.laid ? 'spikit-prompt-laid' : 'spikit-prompt-play'),
      actions: rest,
    };
  if (!action)
    return {
      prompt:
        own(line).length === 0
          ? t(line.swapping === null ? 'spikit-prompt-change' : 'spikit-prompt-swap')
          : t('spikit-prompt-mixed'),
      actions: [letGo(acts)],
    };
  const known = said.about(action);
  // The rules' answer about the line before stays until they have answered about this one, so that nothing looks ready meanwhile. People who play by
  // ear hear at once what they have prepared, together with the question.
  const refusal = known === undefined ? said.latest : known;
  const ready = t(action.type === 'swap' ? 'spikit-prompt-swap-one' : `spikit-prompt-${action.type}`);
  return {
    prompt: hinted(state) ?? (refusal ? say(refusal.message) : refusal === undefined ? '' : ready),
    ...(refusal === undefined ? { said: ready } : {}),
    actions: [
      {
        id: action.type,
        label: t(`spikit-do-${action.type}`),
        primary: true,
        disabled: Boolean(refusal),
        // A refused proposal can be sent again: the rules then refuse it with their clause.
        run: () => acts.act(action),
      },
      letGo(acts),
    ],
  };
}

/** After a family, cards may be discarded. */
function discarding(state: SpikitState, acts: SpikitActs): Bar {
  const cards = liftedCodes(state);
  return {
    prompt: hinted(state) ?? t('spikit-prompt-discard', { most: state.view.discards ?? 0 }),
    actions: [
      {
        id: 'discard',
        label: t('spikit-do-discard', { count: cards.length }),
        primary: true,
        run: () => acts.act({ type: 'discard', cards }),
      },
    ],
  };
}
