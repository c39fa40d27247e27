/** The part of SpeechRecognition that is used here. TypeScript's library lacks the on-device members. */
type Recogniser = EventTarget & {
  lang: string;
  continuous: boolean;
  processLocally: boolean;
  start(track?: MediaStreamTrack): void;
  stop(): void;
};
type RecogniserKind = {
  new (): Recogniser;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };

/** ms to wait for the last words after the end. */
const lastWords = 2_000;

const kind = () => (globalThis as { SpeechRecognition?: RecogniserKind }).SpeechRecognition;

/** Whether this browser can write speech down without sending it anywhere, and has what it needs for that already. */
export async function canWriteDown(): Promise<boolean> {
  const options = { langs: [navigator.language], processLocally: true };
  const answer = await kind()
    ?.available?.(options)
    .catch(() => 'unavailable');
  return answer === 'available';
}

/** What is writing down speech; `end` gives all of it. */
export type Pen = { end(): Promise<string> };

/** Writes down what a microphone hears, on the device. Null where it cannot begin. */
export function writeDown(track: MediaStreamTrack | null): Pen | null {
  const Kind = kind();
  if (!Kind) return null;
  const recogniser = new Kind();
  // A browser without this option would send the sound to a server.
  if (!('processLocally' in recogniser)) return null;
  Object.assign(recogniser, {
    processLocally: true,
    continuous: true,
    lang: navigator.language,
  });
  let words = '';
  recogniser.addEventListener('result', (event) => {
    words = Array.from((event as Heard).results, (one) => one[0]?.transcript ?? '').join(' ');
  });
  const over = new Promise<void>((resolve) => {
    for (const event of ['end', 'error']) recogniser.addEventListener(event, () => resolve());
  });
  try {
    recogniser.start(track ?? undefined);
  } catch {
    return null;
  }
  return {
    async end() {
      recogniser.stop();
      await Promise.race([over, new Promise((resolve) => setTimeout(resolve, lastWords))]);
      return words.replace(/\s+/g, ' ').trim();
    },
  };
}
