type Utterance = {
  text: string;
  voice: unknown;
  rate: number;
  pitch: number;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
};

/** A fake of speech synthesis: two voices that speak until `finish`. For tests and stories. */
export function createFakeVoices() {
  let now: Utterance | null = null;
  let list = [
    { name: 'Samantha', lang: 'en-US', localService: true, default: true },
    { name: 'Daniel', lang: 'en-GB', localService: true, default: false },
  ];
  return {
    synthesis: {
      getVoices: () => list,
      addEventListener() {},
      removeEventListener() {},
      speak(utterance: Utterance) {
        now = utterance;
        utterance.onstart?.();
      },
      cancel() {
        const was = now;
        now = null;
        was?.onerror?.({ error: 'canceled' });
      },
    },
    Utterance: function Utterance(this: { text: string }, text: string) {
      this.text = text;
    },
    /** What is being said. */
    speaking: () => now?.text ?? null,
    finish() {
      const was = now;
      now = null;
      was?.onend?.();
    },
    breakOff() {
      const was = now;
      now = null;
      was?.onerror?.({ error: 'synthesis-failed' });
    },
    onlyFromTheInternet() {
      list = list.map((voice) => ({ ...voice, localService: false }));
    },
    none() {
      list = [];
    },
  };
}
