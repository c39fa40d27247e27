/** Callbacks of an open microphone. */
export type MicrophoneListener = {
  /** Samples with 16 kHz, 16 bits, one channel; about every 100 ms. */
  onSamples(samples: Int16Array): void;
  /** The microphone was unplugged or taken away by the system. */
  onEnded(): void;
};

/** Why the microphone could not be opened. */
export type MicrophoneFailure = 'refused' | 'missing';

/** An open microphone. `track` is for speech recognition; fakes have none. */
export type Microphone = { track: MediaStreamTrack | null; close(): void };

/** Asks for the microphone. Resolves to the reason if it cannot be opened. */
export type OpenMicrophone = (
  hearer: MicrophoneListener,
) => Promise<Microphone | MicrophoneFailure>;
