// What people see and hear of a match: what was undone is not drawn, what ended a round is told before the next one is, nobody is
// asked before it is known what they may do; what lies over a table, and where the keyboard goes on.
import './bare-page.ts';
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load } from '../../src/lib/i18n.ts';
import type { MotsElement } from '../../src/lib/element.ts';
import type { Conductor } from '../../src/match/conductor.ts';
import { frame } from '../../src/lib/motion.ts';
import type { Stage } from '../../src/match/stage.ts';
import type { Step } from '../../src/match/step.ts';
import type { Entry, TableEvent, View } from '../../src/protocol/index.ts';
import { Attention } from '../../src/shell/attention.ts';
import type { TableLog } from '../../src/shell/log.ts';
import { Over } from '../../src/shell/over.ts';
import { Show } from '../../src/shell/show.ts';
import { Sitting } from '../../src/shell/sitting.ts';
import { bot, person } from './played.ts';
import { move, settle } from './scripted.ts';

before(() => load('fr'));

/** As much of an element as is asked for where nothing is drawn. */
function root(parts: Record<string, object> = {}): MotsElement {
  return {
    isConnected: true,
    dataset: {},
    updateComplete: Promise.resolve(true),
    requestUpdate: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    querySelector: (selector: string) =>
      Object.entries(parts).find(([part]) => selector.split(', ').includes(part))?.[1] ?? null,
    querySelectorAll: () => [],
  } as unknown as MotsElement;
}

const seats = [person('Zoé'), bot('Ugo')];
const view = (moves: number): View =>
  ({ seats: seats.map((seat) => ({ ...seat, score: 0 })), moves, to_act: [0], turn: 0, clocks: [] }) as unknown as View;
const event = (type: string): TableEvent => ({ type, message: null }) as unknown as TableEvent;
const step = (events: TableEvent[] = []): Step =>
  ({ seat: 0, action: move('play'), events, before: view(1), after: view(2) }) as Step;

function showing() {
  const [stop, hurry] = [new AbortController(), new AbortController()];
  let drew = 0;
  return {
    stop,
    hurry,
    drew: () => drew,
    showing: { signal: stop.signal, hurried: hurry.signal, drew: () => void drew++ },
  };
}

/** A table before a conductor, and what is drawn of it. */
function show({ match: more = {}, table = {} }: { match?: object; table?: object } = {}) {
  const drawn: string[] = [];
  const match = {
    view: view(2),
    viewer: 0,
    seats,
    humans: [0],
    shared: false,
    stage: { kind: 'turn' },
    legal: { actions: [], complete: true },
    steady: true,
    ...more,
  };
  let prompts = 0;
  const place = root();
  const sitting = new Sitting({
    root: place,
    match: match as unknown as Conductor,
    entry: { id: 'plis', can: {} } as never,
    module: {
      table: () => ({
        view: null as View | null,
        sorts: [],
        goal: () => null,
        caption: () => null,
        bar: () => {
          prompts++;
          return { prompt: '', actions: [] };
        },
        before: async () => undefined,
        update(now: View) {
          this.view = now;
          drawn.push(`view ${now.moves}`);
        },
        spot: () => null,
        asksAbout: () => null,
        title: () => null,
        silent: () => false,
        feels: () => null,
        dealt: () => new Map(),
        deals: () => undefined,
        afterDeal: () => undefined,
        origins: () => new Map(),
        roundSummary: () => null,
        close: () => false,
        sound: ({ type }: { type: string }) => (type === 'dealt' ? 'deal' : null),
        begins: ({ type }: { type: string }) => type === 'dealt',
        manner: () => ({ kind: 'turn' }),
        ...table,
      }),
    } as never,
    options: {} as never,
    data: {},
    keep: async () => undefined,
    redraw: () => undefined,
  });
  const log = { follow: () => undefined, forget: () => void drawn.push('log forgotten') } as unknown as TableLog;
  const attention = new Attention(
    place,
    () => sitting.match.stage.kind,
    () => ({ showsEdges: false, tidy: () => undefined }),
  );
  const shown = new Show(place, sitting, attention, log, { changed: () => undefined, trouble: () => undefined });
  return { shown, sitting, match, drawn, prompts: () => prompts };
}

test('a step that is taken back while something is swept away draws nothing of where it led', async () => {
  const { stop, showing: way, drew } = showing();
  const { shown, drawn } = show({ table: { before: async () => stop.abort() } });
  await shown.play(step(), way);
  assert.deepEqual([drawn, drew()], [[], 0]);
  const next = showing();
  const other = show();
  await other.shown.play(step(), next.showing);
  assert.deepEqual([other.drawn, next.drew()], [['view 2'], 1]);
});

test('a step that is dropped before it is drawn sweeps nothing away', async () => {
  const { stop, showing: way, drew } = showing();
  const swept: string[] = [];
  const { shown, drawn } = show({ table: { before: async () => void swept.push('before') } });
  const played = shown.play(step(), way);
  // Somebody touches the line of a replay in the gap before the step has a task of its own.
  stop.abort();
  await played;
  assert.deepEqual([swept, drawn, drew()], [[], [], 0]);
});

test('what ended a round is told while it lies there, the deal after it when the next one is dealt', async () => {
  const told: string[][] = [];
  const { shown, sitting, drawn } = show({
    table: { roundSummary: () => ({ heading: '' }), close: () => true },
  });
  sitting.tutor.explain = async (events) => told.push(events.map(({ type }) => type as string)) > 0;
  const { hurry, showing: way } = showing();
  hurry.abort();
  await shown.play(step([event('played'), event('round-ended'), event('dealt')]), way);
  assert.deepEqual([told, drawn], [[['played', 'round-ended']], []], 'the table lies as the last play left it');
  await shown.deal(showing().showing);
  assert.deepEqual([told.at(-1), drawn], [['dealt'], ['view 2']]);
});

test('what nobody need be told is not told, though it was done by whoever looks', async () => {
  const said = { key: 'error-unknown', params: {} };
  const { shown, sitting } = show({ table: { silent: ({ type }: TableEvent) => type === 'dealt' } });
  await shown.play(step([{ ...event('dealt'), message: said } as unknown as TableEvent]), showing().showing);
  assert.deepEqual([sitting.said, sitting.heard], [[], []]);
});

test('what the rules said last is drawn only where nothing that led there is still being shown', () => {
  const { shown, match, drawn } = show({ match: { steady: false } });
  shown.redraw();
  assert.deepEqual(drawn, []);
  match.steady = true;
  shown.redraw();
  assert.deepEqual(drawn, ['view 2']);
});

test('nobody is asked before it is known what they may do, and nobody twice', () => {
  const { shown, match, prompts } = show({ match: { legal: null } });
  shown.redraw();
  assert.equal(prompts(), 0);
  match.legal = { actions: [], complete: true };
  shown.redraw();
  shown.redraw();
  assert.equal(prompts(), 1);
});

test('what one person was told is not for the next who takes the device', () => {
  const { shown, sitting, match, drawn } = show({ match: { shared: true, humans: [0, 1] } });
  shown.redraw();
  drawn.length = 0;
  sitting.tells = [() => 'Zoé pioche le K'];
  shown.redraw();
  assert.equal(sitting.said.length, 1);
  match.viewer = 1;
  shown.redraw();
  assert.deepEqual([sitting.said, drawn], [[], ['log forgotten']]);
});

test('over a table: the curtain takes away what was open but for the menu, and what is told of is read when somebody can see it', () => {
  let reads = 0;
  const log = { aside: false, entries: [] as Entry[], read: async () => void reads++ } as unknown as TableLog;
  const over = new Over(root(), log, { arrived: () => undefined } as never, {
    rematch: () => undefined,
    review: null,
    share: null,
    best: null,
  });
  const stage = (kind: string): Sitting => ({ match: { stage: { kind } }, table: { lastTrick: () => ({}) } }) as never;
  over.staged(stage('turn'));
  assert.equal(reads, 0);
  const curtain = stage('covered');
  over.staged(curtain);
  over.staged(curtain);
  assert.equal(reads, 1, 'once a curtain');
  over.staged(stage('summary'));
  assert.equal(reads, 2);
});

test('the keyboard goes on where the player does: with what is asked, else with the hand; never from under a dialog', async () => {
  const focused: string[] = [];
  const part = (name: string): object => ({
    focus: () => void focused.push(name),
    focusCard: () => void focused.push('hand'),
    updateComplete: Promise.resolve(),
  });
  const page = document as unknown as { activeElement: unknown; body: unknown; querySelector: unknown };
  page.body = {};
  page.activeElement = page.body;
  const hand = { 'mots-hand': part('hand') };
  const drawn = async (parts: Record<string, object>, kind: Stage['kind'], focus = true): Promise<void> => {
    new Attention(
      root(parts),
      () => kind,
      () => ({ showsEdges: false, tidy: () => undefined }),
      focus,
    ).hostUpdated();
    // The next picture is drawn with it.
    await frame();
    await settle();
  };
  await drawn({ ...hand, '.ballot': part('ballot') }, 'ballot');
  await drawn(hand, 'turn');
  // At once after a play: readers drop what they are saying for a focus that moves when the question comes.
  await drawn(hand, 'waiting');
  await drawn(hand, 'covered');
  await drawn(hand, 'turn', false);
  page.querySelector = () => ({});
  await drawn(hand, 'turn');
  page.querySelector = () => null;
  page.activeElement = part('a button');
  await drawn(hand, 'turn');
  assert.deepEqual(focused, ['ballot', 'hand', 'hand']);
});

test('the middle is measured once after a drawing, however many wait for it', async () => {
  let measured = 0;
  const middle = {
    get scrollHeight() {
      measured++;
      return 300;
    },
    clientHeight: 300,
    removeAttribute: () => undefined,
  };
  const attention = new Attention(
    root({ '[data-scrolls]': middle }),
    () => 'turn',
    () => ({ showsEdges: false, tidy: () => undefined }),
  );
  attention.hostUpdated();
  await Promise.all([attention.settled(), attention.settled()]);
  assert.equal(measured, 1);
  attention.hostUpdated();
  await attention.settled();
  assert.equal(measured, 2);
});

test('what has just changed is brought into sight once a step, where the middle scrolls', async () => {
  const box = (top: number, bottom: number) => ({
    closest: () => null,
    getBoundingClientRect: () => ({ top, bottom }),
  });
  const edges: Record<string, boolean> = {};
  // So much of it lies beneath what stays at its upper edge.
  Object.assign(globalThis, { getComputedStyle: () => ({ scrollPaddingTop: '60px' }) });
  let spot = box(400, 480);
  const middle = {
    scrollHeight: 900,
    clientHeight: 300,
    scrollTop: 0,
    tabIndex: -1,
    removeAttribute: () => undefined,
    toggleAttribute: (edge: string, more: boolean) => {
      edges[edge] = more;
    },
    querySelector: () => spot,
    ...box(0, 300),
  };
  let shows = false;
  const attention = new Attention(
    // The middle, or what scrolls in it instead.
    root({ '[data-scrolls]': middle }),
    () => 'turn',
    () => ({ showsEdges: shows, tidy: () => undefined }),
  );
  attention.turnTo('.word', true);
  attention.hostUpdated();
  await attention.settled();
  // Only a table that shows them has its edges measured.
  assert.deepEqual(edges, {});
  shows = true;
  middle.scrollTop = 0;
  attention.turnTo('.word', true);
  attention.hostUpdated();
  await attention.settled();
  assert.deepEqual([middle.scrollTop, middle.tabIndex], [188, 0]);
  assert.deepEqual(edges, { 'data-above': true, 'data-below': true });
  // Somebody scrolls away: it stays so until the next step.
  middle.scrollTop = 0;
  attention.hostUpdated();
  await attention.settled();
  assert.equal(middle.scrollTop, 0);
  assert.deepEqual(edges, { 'data-above': false, 'data-below': true });
  attention.turnTo('.word', true);
  attention.hostUpdated();
  await attention.settled();
  assert.equal(middle.scrollTop, 188);
  spot = box(20, 100);
  attention.turnTo('.word', true);
  attention.hostUpdated();
  await attention.settled();
  assert.equal(middle.scrollTop, 188 - 40 - 8);
});
