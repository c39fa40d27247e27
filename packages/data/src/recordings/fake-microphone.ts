import type { MicrophoneFailure, MicrophoneListener, OpenMicrophone } from './microphone.ts';

/** A fake microphone for tests and stories. */
export type FakeMicrophone = {
  /** Fails with this reason from now on, or works again after null. */
  refuse(reason: MicrophoneFailure | null): void;
  /** Emits sound for `ms`, in parts of 100 ms. `loudness` is 0–1 at a time in ms. */
  speak(ms: number, loudness?: (at: number) => number): Promise<void>;
  unplug(): void;
  /** Whether the microphone is open. */
  listening(): boolean;
};

export function createFakeMicrophone(): FakeMicrophone & { open: OpenMicrophone } {
  let reason: MicrophoneFailure | null = null;
  let hearer: MicrophoneListener | null = null;
  return {
    async open(given) {
      if (reason) return reason;
      hearer = given;
      return {
        track: null,
        close() {
          hearer = null;
        },
      };
    },
    refuse(next) {
      reason = next;
    },
    async speak(ms, loudness = () => 0.5) {
      for (let at = 0; at < ms; at += 100) {
        hearer?.onSamples(new Int16Array(1_600).fill(Math.round(32_767 * loudness(at))));
        await Promise.resolve();
      }
    },
    unplug: () => hearer?.onEnded(),
    listening: () => hearer !== null,
  };
}
