// The actions that the lifted cards offer, in words.

import { t } from '../../lib/i18n.ts';
import type { Bar, BarAction } from '../table.ts';
import { actionOf, moved, type MakeAction } from './compose.ts';
import { pointsOf, type Deck } from './deck.ts';
import { isAsked, single, type SyntaxState } from './state.ts';

/** What people do at this table besides lifting cards. */
export interface SyntaxActs {
  /** Plays the word as it is made. */
  make(): void;
  exchange(id: string, from: 'stock' | 'face-up'): void;
  release(): void;
}

const cardName = (code: string): string => (code === '?' ? t('joker') : code);

export function bar(state: SyntaxState, deck: Deck, acts: SyntaxActs): Bar {
  // What was just played is still being shown.
  if (!isAsked(state)) return { prompt: '', actions: [] };
  const release: BarAction = { id: 'release', label: t('let-go'), run: () => acts.release() };
  const hinted = hintOf(state);
  const one = single(state);
  if (one) {
    const faceUp = state.view.face_up;
    const proposed = state.hinted?.kind === 'exchange' ? state.hinted.from : null;
    return {
      // If there are words on the table, the first idea should be to extend one of them.
      prompt: hinted ?? t(state.view.table.length > 0 ? 'syntax-prompt-extend' : 'syntax-prompt-one'),
      actions: [
        {
          id: 'exchange-stock',
          label: t('syntax-exchange-stock'),
          primary: proposed === 'stock',
          run: () => acts.exchange(one.id, 'stock'),
        },
        ...(faceUp
          ? [
              {
                id: 'exchange-face-up',
                label: t('syntax-exchange-face-up', { card: cardName(faceUp) }),
                primary: proposed === 'face-up',
                run: () => acts.exchange(one.id, 'face-up'),
              },
            ]
          : []),
        release,
      ],
    };
  }
  const action = actionOf(state.made);
  if (action)
    return {
      prompt: hinted ?? price(state, deck),
      actions: [{ id: action.type, label: labelOf(state, action), primary: true, run: () => acts.make() }, release],
    };
  if (state.made.base) return { prompt: t('syntax-prompt-change'), actions: [release] };
  return { prompt: hinted ?? t('syntax-prompt'), actions: [] };
}

function hintOf({ hinted }: SyntaxState): string | null {
  if (!hinted) return null;
  if (hinted.kind === 'word') return t('syntax-hint-word');
  return t(hinted.from === 'stock' ? 'syntax-hint-stock' : 'syntax-hint-face-up', { card: cardName(hinted.card) });
}

function labelOf({ made }: SyntaxState, action: MakeAction): string {
  if (action.type === 'lay') return t('syntax-lay', { word: action.word.toUpperCase() });
  return t(`syntax-${action.type}`, {
    before: (made.base?.word ?? '').toUpperCase(),
    word: action.into.toUpperCase(),
  });
}

/** The points of the cards that leave the hand, and of those that come into it. */
function price({ made }: SyntaxState, deck: Deck): string {
  const { used, taken } = moved(made);
  const sum = (codes: string[]): number => codes.reduce((total, code) => total + pointsOf(deck, code), 0);
  return taken.length > 0
    ? t('syntax-price-replace', { points: sum(used), taken: sum(taken) })
    : t('syntax-price', { points: sum(used) });
}
