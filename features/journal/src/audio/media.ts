import { createContext, useContext } from 'react';

/** Told of what an open microphone hears. */
export type Hearer = {
  /** 16 kHz, 16 bits, one channel; about every 100 ms. */
  samples(samples: Int16Array): void;
  /** The microphone is gone: unplugged, or taken back by the system. */
  ended(): void;
};

/** Why there is no microphone. */
export type NoMicrophone = 'refused' | 'missing';

export type Microphone = { close(): void };

/** A sound that can be played. Times in ms. */
export type Sound = {
  play(): Promise<void>;
  pause(): void;
  position(): number;
  seek(position: number): void;
  /** Lets go of it and of its bytes. */
  close(): void;
};

/** Told of what a sound does by itself. */
export type Listener = { paused(): void; moved(): void; ended(): void };

/** The browser's ears and mouth, at the edge: tests and stories give their own. */
export type Media = {
  /** Asks for the microphone. Resolves to the reason where there is none. */
  openMicrophone(hearer: Hearer): Promise<Microphone | NoMicrophone>;
  openSound(wav: Blob, listener: Listener): Sound;
};

const browser: Media = {
  openMicrophone: async (hearer) => (await import('./microphone.ts')).openMicrophone(hearer),
  openSound: (wav, listener) => openElement(wav, listener),
};

export const MediaContext = createContext<Media>(browser);

export const useMedia = () => useContext(MediaContext);

/** A sound over the browser's own player. */
function openElement(wav: Blob, { paused, moved, ended }: Listener): Sound {
  const address = URL.createObjectURL(wav);
  const element = new Audio(address);
  const listeners = { pause: paused, timeupdate: moved, ended };
  for (const [event, tell] of Object.entries(listeners)) element.addEventListener(event, tell);
  return {
    play: () => element.play(),
    pause: () => element.pause(),
    position: () => element.currentTime * 1000,
    seek(position) {
      element.currentTime = position / 1000;
    },
    close() {
      for (const [event, tell] of Object.entries(listeners))
        element.removeEventListener(event, tell);
      element.pause();
      element.removeAttribute('src');
      URL.revokeObjectURL(address);
    },
  };
}
