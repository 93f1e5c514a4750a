// The state of Spikit's table: what a new view leaves of what was being prepared, and where things come from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './bare-page.ts';
import { load, loadGame } from '../../src/lib/i18n.ts';
import { passes } from '../../src/match/question.ts';
import type { Step } from '../../src/match/step.ts';
import { bar } from '../../src/tables/spikit/bar.ts';
import { caption } from '../../src/tables/spikit/captions.ts';
import * as spikit from '../../src/tables/spikit/state.ts';
import type { SpikitView } from '../../src/tables/spikit/view.ts';

const view = (more: Partial<SpikitView> = {}): SpikitView =>
  ({
    seat: 0,
    turn: 0,
    active: 0,
    phase: 'play',
    round: 1,
    moves: 1,
    hand: ['red.fr.1', 'blue.fr.2', 'green.en.3', 'joker.1'],
    display: ['pink.fr.1', 'pink.fr.2'],
    table: [{ cards: ['grey.fr.1', 'grey.fr.2', 'grey.fr.3'], by: 1, joker: null }],
    faces: { 'red.fr.1': { text: 'le chat dort', lang: 'fr' } },
    langs: ['fr', 'en'],
    fished: null,
    discards: null,
    ...more,
  }) as unknown as SpikitView;

test('a vote is read longer only where a bot says why it is against', () => {
  const read = (...ballots: spikit.Counted['ballots']) => spikit.readingOf({ ballots }, [0, 1]);
  assert.deepEqual(read('none', 'refuse'), { glance: true, alike: true }, 'people know what they have said');
  assert.deepEqual(read('none', 'accept', 'accept'), { glance: false, alike: true });
  assert.deepEqual(read('none', 'accept', 'refuse'), { glance: false, alike: false });
});

test('to draw where nothing else may be done is no choice; a throw and a fished card are a person’s', () => {
  const manner = spikit.mannerOf(view({ phase: 'draw' }));
  assert.deepEqual(manner.kind === 'turn' && manner.chance, ['roll', 'fish']);
});

test('a throw and the end of a turn leave nothing to be read; a card that is taken does, and a sentence', () => {
  const passing = (phase: SpikitView['phase'], type: string): boolean =>
    passes(spikit.mannerOf(view({ phase })), { type } as never);
  assert.equal(passing('roll', 'roll'), true);
  assert.equal(passing('play', 'end-turn'), true);
  assert.equal(passing('draw', 'take'), false);
  assert.equal(passing('play', 'lay'), false);
});

test('a proposal is read by its words, those of a joker among them', () => {
  const faces = { a: { text: 'le chat noir', lang: 'fr' }, b: { text: 'dort', lang: 'fr' } };
  const sentence = { cards: ['a', 'b', 'joker.1'], joker: { text: 'ce soir', lang: 'fr' } };
  const manner = spikit.mannerOf(view({ phase: 'vote', faces, proposal: { sentence } } as never));
  assert.equal(manner.kind === 'ballot' && manner.words, 6);
});

const begun = (more: Partial<SpikitView> = {}): spikit.SpikitState => {
  const state = spikit.begin(view(more));
  spikit.follow(state, view(more), null);
  return state;
};

const step = (after: Partial<SpikitView>, more: Partial<Step<'spikit'>> = {}): Step<'spikit'> =>
  ({
    seat: 0,
    action: { type: 'end-turn' },
    events: [],
    before: view(),
    after: view(after),
    ...more,
  }) as Step<'spikit'>;

test('a line stays while its cards are held, and goes with them', () => {
  const state = begun();
  for (const id of ['h0', 'h1', 'h2']) spikit.toggle(state, id);
  const refused = step({ moves: 5 });
  spikit.follow(state, refused.after, refused);
  assert.equal(state.line.cells.length, 3, 'a refused sentence can be mended');
  const laid = step({ hand: ['joker.1'] });
  spikit.follow(state, laid.after, laid);
  assert.equal(state.line.cells.length, 0);
});

test('a card dropped on a sentence of the table completes it at the end that is nearer', () => {
  const state = begun();
  spikit.toggle(state, 'h0');
  spikit.addTo(state, 0, 'head', 'h1');
  spikit.addTo(state, 0, 'tail', 'h2');
  assert.deepEqual(
    state.line.cells.map(({ code }) => code),
    ['blue.fr.2', 'grey.fr.1', 'grey.fr.2', 'grey.fr.3', 'green.en.3'],
  );
});

test('another pair of eyes finds nothing of what was prepared', () => {
  const state = begun();
  spikit.toggle(state, 'h0');
  state.joker = { lang: 'fr', text: 'secret' };
  spikit.follow(state, view({ seat: null, hand: undefined } as never), null);
  assert.deepEqual([state.line.cells.length, state.joker.text], [0, '']);
});

test('a sentence that was changed by somebody else is let go', () => {
  const state = begun();
  spikit.openSentence(state, 0);
  spikit.toggle(state, 'h0');
  const changed = step({ table: [{ cards: ['grey.fr.1', 'grey.en.2', 'grey.fr.3'], by: 1, joker: null }] as never });
  spikit.follow(state, changed.after, changed);
  assert.equal(state.line.base, null);
});

test('one card is given, as many as the family lets are put away', () => {
  const state = begun({ phase: 'draw' });
  state.taking = 1;
  assert.equal(spikit.exchange(state), null);
  spikit.lift(state, 'h0', 1);
  spikit.lift(state, 'h1', 1);
  assert.deepEqual(spikit.exchange(state), { type: 'take', display: 1, give: 'blue.fr.2' });
  const away = begun({ phase: 'discard', discards: 2 });
  assert.deepEqual(
    ['h0', 'h1', 'h2', 'h0', 'h2'].map((id) => spikit.lift(away, id, 2)),
    [true, true, false, true, true],
  );
  assert.deepEqual(spikit.liftedCodes(away), ['blue.fr.2', 'green.en.3']);
});

test('the card just fished goes into the line like one of the hand, for who fishes', () => {
  const fished = { card: 'pink.en.4', aside: [], left: 1 };
  const state = begun({ phase: 'fishing', fished } as never);
  for (const id of ['h0', spikit.FISHED, 'h2']) spikit.toggle(state, id);
  assert.deepEqual(spikit.proposal(state), { type: 'lay', cards: ['red.fr.1', 'pink.en.4', 'green.en.3'] });
  assert.equal(spikit.usable(begun({ phase: 'fishing', fished, active: 1 } as never)).length, 4);
});

test('a hint is shown as if it had been prepared', () => {
  const state = begun();
  spikit.suggest(state, {
    type: 'complete',
    sentence: 0,
    head: ['red.fr.1'],
    tail: ['joker.1'],
    joker: { lang: 'en', text: 'fast' },
  });
  assert.deepEqual(spikit.proposal(state), {
    type: 'complete',
    sentence: 0,
    head: ['red.fr.1'],
    tail: ['joker.1'],
    joker: { lang: 'en', text: 'fast' },
  });
  spikit.suggest(state, { type: 'swap', sentence: 0, at: 2, card: 'blue.fr.2' });
  assert.deepEqual(spikit.proposal(state), { type: 'swap', sentence: 0, at: 2, card: 'blue.fr.2' });
});

test('cards travel from where they were: the own hand, another seat, the stock, the display', () => {
  const state = begun();
  const laid = step({
    hand: ['joker.1'],
    table: [...view().table, { cards: ['red.fr.1', 'blue.fr.2', 'green.en.3'] }] as never,
  });
  spikit.follow(state, laid.after, laid);
  assert.equal(spikit.origins(state, laid).get('face:red.fr.1'), 'card:h0');
  const theirs = step({ table: [...view().table, { cards: ['brown.fr.1'] }] as never }, { seat: 2 });
  spikit.follow(state, theirs.after, theirs);
  assert.equal(spikit.origins(state, theirs).get('face:brown.fr.1'), 'seat:2');
  const took = step({ hand: ['joker.1', 'pink.fr.2'], display: ['pink.fr.1', 'red.fr.1'] });
  spikit.follow(state, took.after, took);
  const id = state.orders.get(0)?.find('pink.fr.2')?.id;
  assert.equal(spikit.origins(state, took).get(`card:${id}`), 'face:pink.fr.2');
});

test('SPI-14: what was taken back before it was judged lies as it lay, for its maker alone', () => {
  const own = ['red.fr.1', 'joker.1'];
  const said = { lang: 'fr', text: 'ce soir' };
  const [grey] = view().table;
  const cases = [
    [
      { kind: 'lay', sentence: { cards: ['joker.1', 'red.fr.1'], joker: said } },
      { type: 'lay', cards: ['joker.1', 'red.fr.1'], joker: said },
    ],
    [
      { kind: { complete: 0 }, sentence: { cards: ['red.fr.1', ...(grey?.cards ?? []), 'joker.1'], joker: said } },
      { type: 'complete', sentence: 0, head: ['red.fr.1'], tail: ['joker.1'], joker: said },
    ],
    [
      { kind: { complete: 0 }, sentence: { cards: [...(grey?.cards ?? []), 'red.fr.1'], joker: null } },
      { type: 'complete', sentence: 0, head: [], tail: ['red.fr.1'] },
    ],
    [
      { kind: { swap: [0, 1] }, sentence: { cards: ['grey.fr.1', 'red.fr.1', 'grey.fr.3'], joker: null } },
      { type: 'swap', sentence: 0, at: 1, card: 'red.fr.1' },
    ],
  ] as const;
  for (const [{ kind, sentence }, action] of cases) {
    const row: readonly string[] = sentence.cards;
    const cards = own.filter((code) => row.includes(code));
    const proposal = { seat: 0, fished: false, kind, sentence, cards };
    const judged = view({ seat: null, turn: null, phase: 'vote', moves: 8, hand: undefined, proposal } as never);
    const state = spikit.begin(judged);
    // The device lies covered first; whoever takes it up finds the line.
    spikit.follow(state, view({ seat: null, moves: 7, hand: undefined } as never), null);
    assert.deepEqual(spikit.proposal(state), null);
    assert.notEqual(state.taken, null);
    spikit.follow(state, view({ moves: 7 }), null);
    assert.deepEqual(spikit.proposal(state), action);
    assert.equal(state.hinted, null);
    // Once only: what is let go stays in the hand.
    spikit.clear(state);
    spikit.follow(state, view({ moves: 7 }), null);
    assert.equal(spikit.proposal(state), null);
    // Alone, in the same view; not after more has been taken back, nor after the vote.
    const alone = begun({ ...judged, seat: 0, hand: ['blue.fr.2'] });
    spikit.follow(alone, view({ moves: 7 }), null);
    assert.deepEqual(spikit.proposal(alone), action);
    const further = spikit.begin(judged);
    spikit.follow(further, view({ seat: null, moves: 7 } as never), null);
    spikit.follow(further, view({ moves: 6 }), null);
    assert.equal(spikit.proposal(further), null);
    const refused = spikit.begin(judged);
    spikit.follow(refused, view({ moves: 11 }), null);
    assert.equal(spikit.proposal(refused), null);
  }
});

test('a sentence goes from the hand to the vote, and comes back from there when it is refused', () => {
  const state = begun();
  const cards = ['red.fr.1', 'blue.fr.2', 'green.en.3'];
  const proposal = { seat: 0, kind: 'lay', sentence: { cards, joker: null }, cards, fished: false };
  const proposed = step({ phase: 'vote', proposal } as never);
  spikit.follow(state, proposed.after, proposed);
  assert.equal(spikit.origins(state, proposed).get('face:blue.fr.2'), 'card:h1');
  const refused = step({}, { seat: 1, before: proposed.after });
  spikit.follow(state, refused.after, refused);
  assert.equal(spikit.origins(state, refused).get('card:h1'), 'face:blue.fr.2');
});

test('nothing is said to be impossible before the rules have answered what is allowed', async () => {
  await load('fr');
  await loadGame('spikit');
  const acts = { act: () => {}, end: () => {}, release: () => {} };
  const prompt = (phase: 'draw' | 'advantage', legal: unknown): string =>
    bar(begun({ phase, die: 4, advantage: 2 }), { legal } as Parameters<typeof bar>[1], acts).prompt;
  for (const phase of ['draw', 'advantage'] as const) {
    assert.equal(prompt(phase, null), '');
    assert.notEqual(prompt(phase, { complete: true, actions: [] }), '');
  }
});

test('what was said of the others’ figures is over when one’s own turn begins', async () => {
  await load('fr');
  await loadGame('spikit');
  const events = [
    { type: 'rolled', seat: 1, face: 2 },
    { type: 'turn-began', seat: 0, forced: false },
  ] as unknown as Parameters<typeof caption>[0];
  const seenBy = (viewer: number): string | null =>
    caption(events, (seat) => ({ name: '', own: seat === viewer ? 'yes' : 'no' }));
  assert.match(seenBy(0) ?? '', /^À vous/);
  assert.match(seenBy(2) ?? '', /2/);
});
