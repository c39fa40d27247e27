import { createContext, useContext } from 'react';

/** A sound that can be played. Times in ms. */
export type Sound = {
  play(): Promise<void>;
  pause(): void;
  position(): number;
  seek(position: number): void;
  /** Releases the sound and its bytes. */
  close(): void;
};

/** Called for what a sound does by itself. */
export type Listener = { paused(): void; moved(): void; ended(): void };

/** Makes a sound of a WAV file. Tests and stories pass a fake. */
export type OpenSound = (wav: Blob, listener: Listener) => Sound;

export const SoundContext = createContext<OpenSound>(openElement);

export const useOpenSound = () => useContext(SoundContext);

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
