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
type RecognitionEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };

/** ms to wait for the final result after the end. */
const finalResultTimeout = 2_000;

const recogniserClass = () =>
  (globalThis as { SpeechRecognition?: RecogniserKind }).SpeechRecognition;

/** Whether this browser can transcribe on the device and has the language installed. */
export async function canTranscribe(): Promise<boolean> {
  const options = { langs: [navigator.language], processLocally: true };
  const answer = await recogniserClass()
    ?.available?.(options)
    .catch(() => 'unavailable');
  return answer === 'available';
}

/** A running transcription. `end` resolves with the whole text. */
export type Transcription = { end(): Promise<string> };

/** Transcribes a microphone on the device. Null where that cannot start. */
export function transcribe(track: MediaStreamTrack | null): Transcription | null {
  const Kind = recogniserClass();
  if (!Kind) return null;
  const recogniser = new Kind();
  // A browser without this option would send the sound to a server.
  if (!('processLocally' in recogniser)) return null;
  Object.assign(recogniser, {
    processLocally: true,
    continuous: true,
    lang: navigator.language,
  });
  let transcript = '';
  recogniser.addEventListener('result', (event) => {
    transcript = Array.from(
      (event as RecognitionEvent).results,
      (one) => one[0]?.transcript ?? '',
    ).join(' ');
  });
  const ended = new Promise<void>((resolve) => {
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
      await Promise.race([
        ended,
        new Promise((resolve) => setTimeout(resolve, finalResultTimeout)),
      ]);
      return transcript.replace(/\s+/g, ' ').trim();
    },
  };
}
