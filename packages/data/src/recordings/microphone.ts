/** Told of what an open microphone hears. */
export type MicrophoneListener = {
  /** 16 kHz, 16 bits, one channel; about every 100 ms. */
  onSamples(samples: Int16Array): void;
  /** The microphone is gone: unplugged, or taken back by the system. */
  onEnded(): void;
};

/** Why there is no microphone. */
export type MicrophoneFailure = 'refused' | 'missing';

/** A microphone that is listening. `track` is what it listens to, for a browser that can write speech down; tests have none. */
export type Microphone = { track: MediaStreamTrack | null; close(): void };

/** Asks for the microphone. Resolves to the reason where there is none. */
export type OpenMicrophone = (
  hearer: MicrophoneListener,
) => Promise<Microphone | MicrophoneFailure>;
