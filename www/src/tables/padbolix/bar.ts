// The actions that the lifted cards offer, in words.

import { t } from '../../lib/i18n.ts';
import type { Action } from '../../protocol/index.ts';
import type { Bar, BarAction } from '../table.ts';
import { shapeOf } from './arrange.ts';
import { aCard } from './faces.ts';
import { groupsOf, made, plays, type Allowed, type PadbolixState } from './state.ts';
import type { Formula } from './view.ts';

export interface PadbolixActs {
  act(action: Action<'padbolix'>): void;
  release(): void;
}

export function bar(state: PadbolixState, allowed: Allowed, acts: PadbolixActs): Bar {
  const { view, hinted, lifted } = state;
  const caution = state.caution.last ?? null;
  const { formula, may_pass: mayPass } = view;
  const all = plays(allowed);
  const stuck = all?.every((cards) => cards.length === 0) ?? false;
  const pass: BarAction[] = mayPass
    ? [
        {
          id: 'pass',
          label: t('padbolix-pass'),
          besides: true,
          primary: lifted.size === 0 && (stuck || hinted),
          run: () => acts.act({ type: 'pass' }),
        },
      ]
    : [];
  const release: BarAction = { id: 'release', label: t('let-go'), run: () => acts.release() };
  const action = made(state);
  if (action)
    return {
      prompt: caution ?? (hinted ? t('padbolix-hint') : ''),
      actions: [{ id: 'play', label: labelOf(action), primary: true, run: () => acts.act(action) }, release, ...pass],
    };
  if (lifted.size > 0)
    return {
      prompt: formula ? t('padbolix-not-yet', { ...formula }) : t('padbolix-no-formula'),
      actions: [release, ...pass],
    };
  if (!formula) return { prompt: t('padbolix-prompt-lead'), actions: [] };
  if (hinted) return { prompt: t('padbolix-hint-pass'), actions: pass };
  const { lowest } = formula;
  if (stuck) return { prompt: t('padbolix-prompt-cannot'), actions: pass };
  // The firecracker is the only card that can be played.
  const cracker = all?.every(([card, ...more]) => card === undefined || (card === '!' && more.length === 0)) ?? false;
  if (cracker) return { prompt: t('padbolix-prompt-firecracker', { pass: mayPass ? 'yes' : 'no' }), actions: pass };
  const said = [`${t('padbolix-to-follow', { ...formula })}.`, mayPass ? t('padbolix-or-pass') : null, caution];
  return {
    prompt: mayPass
      ? [t('padbolix-prompt-follow', { lowest }), caution].filter(Boolean).join(' ')
      : t('padbolix-prompt-must', { lowest }),
    // On the screen, the table shows the formula.
    said: said.filter(Boolean).join(' '),
    actions: pass,
  };
}

/** A long play lies in the tray for all to read, so the button names its formula instead of its letters. */
function labelOf(action: Action<'padbolix'>): string {
  if (action.type === 'firecracker') return t('padbolix-play-firecracker');
  const groups = groupsOf(action);
  const count = groups.join('').length;
  return count > 8
    ? t('padbolix-play-cards', { ...shapeOf(groups) })
    : t('padbolix-play', { play: groups.join(' + ').toUpperCase() });
}

/** Why no play needs a card now, and the clause that says so. */
export function whyNot(code: string, formula: Formula | null): [why: string, clause: string] | null {
  if (code === '!')
    return [t(formula ? 'padbolix-refused-firecracker-follows' : 'padbolix-refused-firecracker-leads'), 'PAD-11'];
  if (!formula) return null;
  return [t('padbolix-no-answer', { letter: aCard(code), follow: t('padbolix-to-follow', { ...formula }) }), 'PAD-10'];
}
