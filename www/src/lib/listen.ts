// Words that are spoken, where the browser understands them by itself: nothing that is said leaves the device. Others listen at a
// server of their maker's, which this page does not ask.

/** What of the browser's own is used here (Web Speech API, with recognition on the device). */
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

const able = new Map<string, boolean>();

/** Whether the device understands that language. The first time nobody knows yet: `known` is called when it does. */
export function canListen(lang: string, known: () => void = () => undefined): boolean {
  const found = able.get(lang);
  if (found !== undefined) return found;
  able.set(lang, false);
  void kind()
    ?.available?.({ langs: [lang], processLocally: true })
    .then(
      (answer) => {
        able.set(lang, answer === 'available');
        if (answer === 'available') known();
      },
      () => undefined,
    );
  return false;
}

/** Listens for one utterance, and tells what it hears of it so far. Answers what ends it. */
export function listen(lang: string, heard: (text: string) => void, ended: () => void): () => void {
  const Kind = kind();
  if (!Kind) {
    ended();
    return () => undefined;
  }
  const recognition = new Kind();
  Object.assign(recognition, { lang, interimResults: true, processLocally: true });
  recognition.addEventListener('result', (event) => {
    const last = (event as Heard).results[(event as Heard).results.length - 1];
    const text = last?.[0]?.transcript.trim();
    if (text) heard(text);
  });
  recognition.addEventListener('end', ended);
  recognition.start();
  return () => recognition.abort();
}
