/** Told of what an open microphone hears. */
export type Hearer = {
  /** 16 kHz, 16 bits, one channel; about every 100 ms. */
  samples(samples: Int16Array): void;
  /** The microphone is gone: unplugged, or taken back by the system. */
  ended(): void;
};

/** Why there is no microphone. */
export type NoMicrophone = 'refused' | 'missing';

/** A microphone that is listening. `track` is what it listens to, for a browser that can write speech down; tests have none. */
export type Microphone = { track: MediaStreamTrack | null; close(): void };

/** Asks for the microphone. Resolves to the reason where there is none. */
export type OpenMicrophone = (hearer: Hearer) => Promise<Microphone | NoMicrophone>;
