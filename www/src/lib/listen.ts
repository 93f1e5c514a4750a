// Understands spoken words, but only in browsers that do so on the device: nothing that is said leaves it. With browsers that would send speech to a
// server, this page does not listen.

/** The part of the Web Speech API, with recognition on the device, that is used here. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  processLocally: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionKind {
  new (): Recognition;
  available?(wanted: { langs: string[]; processLocally: boolean }): Promise<string>;
}
interface Heard extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

const kind = (): RecognitionKind | undefined =>
  (globalThis as unknown as { SpeechRecognition?: RecognitionKind }).SpeechRecognition;

/** What devices have answered, by language. */
const able = new Map<string, boolean>();

/** Whether it is worth asking the device: it has not said that it does not understand that language. */
export const mayListen = (lang: string): boolean => kind()?.available !== undefined && able.get(lang) !== false;

/** Whether the device understands that language by itself. Asked when somebody wants to speak, not before. */
export async function canListen(lang: string): Promise<boolean> {
  const known = able.get(lang);
  if (known !== undefined) return known;
  const answer = await kind()
    ?.available?.({ langs: [lang], processLocally: true })
    .catch(() => 'unavailable');
  able.set(lang, answer === 'available');
  return answer === 'available';
}

/** Why nothing was heard. */
export type NotHeard = 'denied' | 'silence' | 'failed';

/** By the browser's names of errors. Null: the page itself has stopped it, which is no failure. */
const causes: Readonly<Record<string, NotHeard | null>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silence',
  aborted: null,
};

/** Listens for one utterance: calls `heard` with the text so far, and `ended` once at the end, with the reason if nothing was heard. Returns a
 * function that stops it sooner. */
export function listen(lang: string, heard: (text: string) => void, ended: (why: NotHeard | null) => void): () => void {
  const Kind = kind();
  if (!Kind) {
    ended('failed');
    return () => undefined;
  }
  let why: NotHeard | null = null;
  const recognition = new Kind();
  Object.assign(recognition, { lang, interimResults: true, processLocally: true });
  recognition.addEventListener('result', (event) => {
    const last = (event as Heard).results[(event as Heard).results.length - 1];
    const text = last?.[0]?.transcript.trim();
    if (text) heard(text);
  });
  recognition.addEventListener('nomatch', () => (why = 'silence'));
  recognition.addEventListener('error', (event) => {
    const cause = causes[(event as Event & { error: string }).error];
    why = cause === undefined ? 'failed' : cause;
  });
  recognition.addEventListener('end', () => ended(why));
  try {
    recognition.start();
  } catch {
    // It listens already, or may not here.
    ended('failed');
    return () => undefined;
  }
  return () => recognition.abort();
}
