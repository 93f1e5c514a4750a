// What the table of Dés à thèmes remembers, and what it makes of a text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '../../src/match/step.ts';
import * as themes from '../../src/tables/themes/state.ts';
import type { Announced, ThemesView } from '../../src/tables/themes/view.ts';
import { counted, folded, inParts, isPerson, looksProper, marked, parts } from '../../src/tables/themes/words.ts';

const letters = { green: 'B', white: 'O', yellow: 'R', red: 'V', blue: 'A' };

test('accents, case, hyphens and ligatures do not matter', () => {
  assert.equal(folded('Bœuf à l’étouffée'), 'BOEUFALETOUFFEE');
  assert.equal(folded('chou-fleur'), 'CHOUFLEUR');
});

test('THE-9: each die is marked once, whatever its letter’s accents', () => {
  assert.deepEqual(marked('Bono', letters), ['green', 'white']);
  assert.deepEqual(marked('brejnev', letters), ['green', 'yellow', 'red']);
  assert.deepEqual(marked('Buñuel', letters), ['green']);
  assert.deepEqual(marked('pôle', letters), ['white']);
  // Two dice with one letter count both.
  assert.deepEqual(marked('Bono', { ...letters, blue: 'O' }), ['green', 'white', 'blue']);
});

test('a text falls into parts that are on the dice and parts that are not', () => {
  assert.deepEqual(parts('Bono', letters), [
    { text: 'Bo', hit: true },
    { text: 'n', hit: false },
    { text: 'o', hit: true },
  ]);
  assert.deepEqual(parts('', letters), []);
});

test('THE-14: a name has a capital in its last word and then none; a space makes none', () => {
  for (const name of ['Bono', 'Élu', 'la Fontaine', 'La Fontaine', 'Saint-Malo', 'Victor Hugo'])
    assert.ok(looksProper(name), name);
  for (const word of ['bono', 'BONO', 'B', '', 'chou-fleur', 'bach ', 'pomme de terre', 'Pomme de terre', 'Feu rouge'])
    assert.ok(!looksProper(word), word);
});

test('THE-8: of a name in several words the page does not say which one counts', () => {
  for (const name of ['Victor Hugo', 'Jean-Paul Sartre', 'La Fontaine', 'Afrique du Sud'])
    assert.ok(inParts(name, true), name);
  for (const name of ['Hugo', 'Hugo ', 'O’Neill', 'Addis-Abeba']) assert.ok(!inParts(name, true), name);
  assert.ok(!inParts('pomme de terre', false));
});

test('a refusal that stands nowhere else is not hidden by what the last vote came to, or by what stands beside the line', () => {
  const state = themes.begin(view());
  state.told = 'Refusé par le vote';
  assert.equal(themes.elsewhere(state, 'Refusé par le vote'), null);
  state.stamped = true;
  assert.equal(themes.elsewhere(state, 'Refusé par le vote'), 'strip');
  assert.equal(themes.elsewhere(state, 'Trop tard pour buzzer'), null);
  assert.equal(themes.elsewhere(state, null), null);
  Object.assign(state, { stamped: false, refused: true });
  assert.equal(themes.elsewhere(state, 'Refusé par le vote'), 'line');
  assert.equal(themes.elsewhere(state, 'Aucune idée'), null);
});

const view = (change: Partial<ThemesView> = {}): ThemesView =>
  ({
    phase: 'open',
    variant: 'classic',
    calm: false,
    theme: 2,
    themes: ['Personnalités', 'Animaux', 'À table'],
    theme_ids: ['people', 'animals', 'food'],
    closed: [],
    announced: [],
    to_act: [0, 1, 2],
    typing: null,
    ...change,
  }) as unknown as ThemesView;

const step = (seat: number | null, type: string, events: object[] = []): Step<'themes'> =>
  ({ seat, action: { type }, events, before: view(), after: view() }) as unknown as Step<'themes'>;

test('who types: who has the floor, whose turn it is, a person alone', () => {
  assert.equal(themes.typistOf(view(), [0, 1]), null);
  assert.equal(themes.typistOf(view(), [1]), 1);
  assert.equal(themes.typistOf(view({ to_act: [0, 2] }), [1]), null);
  assert.equal(themes.typistOf(view({ phase: 'typing', typing: 1, to_act: [1] }), [0, 1]), 1);
  assert.equal(themes.typistOf(view({ phase: 'judging', to_act: [1] }), [1]), null);
  assert.equal(themes.typistOf(view({ calm: true, to_act: [2] }), [0, 2]), 2);
  assert.equal(themes.typistOf(view({ calm: true, to_act: [1] }), [0, 2]), null);
});

test('what somebody types alone outlives the words of others, not the own one and not the roll', () => {
  const state = themes.begin(view());
  const people = [1];
  themes.follow(state, view(), null, people);
  state.draft = { ...state.draft, text: 'belette' };
  themes.follow(state, view(), step(0, 'announce'), people);
  assert.equal(state.draft.text, 'belette');
  themes.follow(state, view({ phase: 'judging', to_act: [1] }), step(0, 'announce'), people);
  themes.follow(state, view(), step(1, 'vote'), people);
  assert.equal(state.draft.text, 'belette');
  themes.follow(state, view(), step(1, 'announce'), people);
  assert.equal(state.draft.text, '');
  state.draft = { ...state.draft, text: 'belette' };
  themes.follow(state, view(), step(0, 'roll', [{ type: 'rolled' }]), people);
  assert.equal(state.draft.text, '');
  assert.equal(state.throws, 1);
});

test('once nobody types any more nothing is proposed: no dice stay raised at the end of a round', () => {
  const changes: Partial<ThemesView>[] = [{ phase: 'over' }, { phase: 'open', to_act: [0, 2] }];
  for (const change of changes) {
    const state = themes.begin(view());
    themes.follow(state, view(), null, [1]);
    state.draft = { ...state.draft, text: 'belette' };
    themes.follow(state, view({ to_act: [], ...change }), step(0, 'announce'), [1]);
    assert.equal(state.draft.text, '');
  }
});

test('somebody is there who has done something since the dice were thrown, and did it themselves', () => {
  const state = themes.begin(view());
  const after = (seat: number | null, type: string, late = false): boolean => {
    const done = step(seat, type, type === 'roll' ? [{ type: 'rolled' }] : []);
    Object.assign(done.action, late ? { late } : {});
    themes.follow(state, view(), done, [1]);
    return state.heard;
  };
  assert.equal(after(1, 'roll'), false);
  assert.equal(after(0, 'announce'), false);
  assert.equal(after(null, 'time-up'), false);
  assert.equal(after(1, 'announce', true), false);
  assert.equal(after(1, 'give-up'), true);
  assert.equal(after(0, 'announce'), true);
  assert.equal(after(0, 'roll'), false);
});

test('THE-8: of a name in full the part that counts stands out', () => {
  assert.deepEqual(counted('Jacques-Louis David', 'David'), ['Jacques-Louis ', 'David', '']);
  assert.deepEqual(counted('Bono (Paul Hewson)', 'Bono'), ['', 'Bono', ' (Paul Hewson)']);
  assert.equal(counted('Dalida', 'Dalida'), null);
  assert.deepEqual(counted('Luis Buñuel', 'bunuel'), ['Luis ', 'Buñuel', '']);
  assert.equal(counted('Alexandre le Grand', 'Hugo'), null);
});

test('THE-8: a part counts of the names of persons that the list has in full, of nothing that is only spelled otherwise', () => {
  const said = (word: string, full: string | null, proper = true, theme = 1): boolean =>
    isPerson({ word, full, proper, theme } as Announced, [1]);
  assert.ok(said('hugo', 'Victor Hugo'));
  assert.ok(said('Bono', 'Bono (Paul Hewson)'));
  assert.ok(!said('dalida', 'Dalida'));
  assert.ok(!said('elephant', 'éléphant', false, 2));
  assert.ok(!said('Bastille', null));
  assert.ok(!said('Réunion', 'La Réunion', true, 2), 'a place');
});

test('what one person typed is not there for the next', () => {
  const state = themes.begin(view());
  const floor = (seat: number): ThemesView => view({ phase: 'typing', typing: seat, to_act: [seat] });
  themes.follow(state, floor(0), step(0, 'buzz'), [0, 1]);
  state.draft = { ...state.draft, text: 'bel' };
  themes.follow(state, view(), step(0, 'withdraw'), [0, 1]);
  themes.follow(state, floor(1), step(1, 'buzz'), [0, 1]);
  assert.equal(state.draft.text, '');
});

test('THE-21, THE-22: with open themes a word names its theme; closed ones are not offered, the last one names itself', () => {
  const state = themes.begin(view({ variant: 'open', theme: null }));
  themes.follow(state, view({ variant: 'open', theme: null }), null, [0]);
  state.draft = { text: 'belette', proper: null, theme: null };
  assert.equal(themes.proposal(state), null);
  state.draft = { ...state.draft, theme: 2 };
  assert.deepEqual(themes.proposal(state), { type: 'announce', word: 'belette', proper: false, theme: 2 });
  themes.follow(state, view({ variant: 'open', theme: null, closed: [2] }), step(1, 'announce'), [0]);
  assert.equal(state.draft.theme, null);
  assert.deepEqual(themes.open(state.view), [1, 3]);
  themes.follow(state, view({ variant: 'open', theme: null, closed: [1, 2] }), step(1, 'announce'), [0]);
  assert.equal(state.draft.theme, 3);
});

test('THE-28: a word that people accepted is kept once; one of the list is not', () => {
  const said = {
    seat: 0,
    word: 'Bzorglub',
    full: null,
    proper: true,
    theme: 1,
    points: 3,
    listed: false,
    votes: { yes: 2, no: 1, abstained: 0 },
    honour: false,
  };
  const word = themes.keepable(view({ announced: [said] }), 0);
  assert.deepEqual(word, { theme: 'people', word: 'Bzorglub', proper: true });
  assert.equal(themes.keepable(view({ announced: [{ ...said, listed: true, votes: null, honour: false }] }), 0), null);
  assert.equal(themes.keepable(view(), 0), null);
  assert.deepEqual(themes.kept(themes.kept(null, word as never), word as never), [word]);
});

test('THE-25: a seat that had no word is locked for as long as its own clock runs', () => {
  const locked = { name: 'locked-1', seat: 1, ms: 10_000, running: true, lapses: true };
  const round = { name: 'round', seat: null, ms: 120_000, running: true, lapses: false };
  const typing = { name: 'typing', seat: 2, ms: 20_000, running: true, lapses: false };
  const at = (seats: (number | null)[], clocks: object[]): (number | null)[] => {
    const seen = view({ seats: seats.map((buzz) => ({ locked: buzz })), clocks } as unknown as Partial<ThemesView>);
    return seats.map((_, seat) => themes.lockOf(seen, seat)?.ms ?? null);
  };
  assert.deepEqual(at([null, 3, null], [round, typing, locked]), [null, 10_000, null]);
  // Another seat has announced.
  assert.deepEqual(at([null, null, null], [round]), [null, null, null]);
});

test('a round that is over lies as it was: nothing of the next is told', () => {
  const step = {
    before: view({ round: 3, roller: 0 }),
    after: view({ phase: 'rolling', round: 4, roller: 1, to_act: [1] }),
  } as unknown as Step<'themes'>;
  const { phase, round, roller, to_act } = themes.asItLies(step);
  assert.deepEqual({ phase, round, roller, to_act }, { phase: 'over', round: 3, roller: 0, to_act: [] });
});

test('the board turns the nearest way: from the far side to the right is a quarter, as everywhere', () => {
  let quarters = 0;
  const turns = [1, 2, 3, 0, 3, 2, 0, 3, 1].map((turned) => {
    const before = quarters;
    quarters = themes.nearestTurn(before, turned);
    assert.equal(((quarters % 4) + 4) % 4, turned);
    return quarters - before;
  });
  assert.deepEqual(turns, [1, 1, 1, 1, -1, -1, 2, -1, 2]);
});
