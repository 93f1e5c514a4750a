// The adapter of docs/PUBLISHERS.md, with types: `npm run types` checks it against the element, a unit test against the document
// (unit/publishers.test.ts), and a browser test plays with it (embed-events.spec.ts).
import type { MotsEnMain, MotsEvents } from '../src/embed/element.ts';
import 'mots-en-main-embed';

/** A site that offers many games, as such sites are. */
export interface Portal {
  language: string;
  load(key: string): Promise<string | null>;
  save(key: string, record: string | null): void;
  firstFrameReady(): void;
  gameReady(): void;
  started(): void;
  over(result: { score: number; place: number | undefined }): void;
  log(code: string, message: string): void;
  onPause(hear: () => unknown): void;
  onResume(hear: () => unknown): void;
  onMute(hear: (muted: boolean) => unknown): void;
}

export async function mount(box: HTMLElement, portal: Portal, game: string): Promise<() => void> {
  const element = document.createElement('mots-en-main');
  Object.assign(element, {
    from: 'https://games.example/mots/',
    game,
    lang: portal.language === 'fr' ? 'fr' : 'en',
    start: 'table', // straight into a game
    names: 'off', // nobody is asked for a name
    share: 'off',
    storage: 'host',
    record: await portal.load(`mots-${game}`),
  } satisfies Partial<MotsEnMain>);
  element.style.height = '100%';
  const on = <E extends keyof MotsEvents>(event: E, hear: (detail: MotsEvents[E]['detail']) => void): void =>
    element.addEventListener(event, ({ detail }) => hear(detail));
  on('first-frame', () => portal.firstFrameReady());
  on('ready', () => portal.gameReady());
  on('match-start', () => portal.started());
  on('save', ({ record, over }) => portal.save(`mots-${game}`, over ? null : record));
  on('match-end', ({ seats, places }) => {
    const me = seats.findIndex(({ bot }) => bot === null);
    portal.over({ score: seats[me]?.score ?? 0, place: places[me] });
  });
  on('error', ({ code, message }) => portal.log(code, message));
  portal.onPause(() => element.pause());
  portal.onResume(() => element.resume());
  portal.onMute((muted) => element.mute(muted));
  box.replaceChildren(element);
  return () => element.remove();
}
