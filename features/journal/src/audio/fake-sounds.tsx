import { Outlet, type RouteObject } from '@mooring/contract/router';
import { type Listener, type OpenSound, SoundContext } from './sound.ts';

/** Fake sounds for tests and stories. Their time moves only by `advance`. */
export type FakeSounds = {
  /** The page's routes with these sounds. */
  around(routes: RouteObject[]): RouteObject[];
  /** What is being played. */
  playing(): { wav: Blob; position: number }[];
  /** Lets the time of what is playing go on. */
  advance(ms: number): void;
};

type Heard = { wav: Blob; listener: Listener; position: number; playing: boolean };

export function createFakeSounds(): FakeSounds {
  const sounds: Heard[] = [];
  const open: OpenSound = (wav, listener) => {
    const sound: Heard = { wav, listener, position: 0, playing: false };
    sounds.push(sound);
    return {
      async play() {
        sound.playing = true;
      },
      pause() {
        sound.playing = false;
      },
      position: () => sound.position,
      seek(position) {
        sound.position = position;
      },
      close() {
        sound.playing = false;
      },
    };
  };
  return {
    around: (children) => [
      {
        element: (
          <SoundContext value={open}>
            <Outlet />
          </SoundContext>
        ),
        children,
      },
    ],
    playing: () => sounds.filter(({ playing }) => playing),
    advance(ms) {
      for (const sound of sounds.filter(({ playing }) => playing)) {
        sound.position += ms;
        sound.listener.moved();
      }
    },
  };
}
