import { Outlet, type RouteObject } from '@mooring/contract/router';
import type { Hearer, Listener, Media, NoMicrophone } from './media.ts';
import { MediaContext } from './media.ts';

/** For tests and stories: a microphone that says what it is told to, and a player that keeps the time it is given. */
export type ImaginedMedia = Media & {
  /** The page's routes with this microphone and this player. */
  around(routes: RouteObject[]): RouteObject[];
  /** Refuses from now on, or is there again. */
  refuse(reason: NoMicrophone | null): void;
  /** Speaks for so many ms, in parts of 100. Waits until each is taken. */
  speak(ms: number, loudness?: (at: number) => number): Promise<void>;
  unplug(): void;
  open(): boolean;
  /** What is being played. */
  playing(): { wav: Blob; position: number }[];
  /** Lets the time of what is playing go on. */
  advance(ms: number): void;
};

type Heard = { wav: Blob; listener: Listener; position: number; playing: boolean; open: boolean };

export function imaginedMedia(): ImaginedMedia {
  let reason: NoMicrophone | null = null;
  let hearer: Hearer | null = null;
  const sounds: Heard[] = [];
  const media: Media = {
    async openMicrophone(given) {
      if (reason) return reason;
      hearer = given;
      return {
        close() {
          hearer = null;
        },
      };
    },
    openSound(wav, listener) {
      const sound: Heard = { wav, listener, position: 0, playing: false, open: true };
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
          sound.open = false;
        },
      };
    },
  };
  return {
    ...media,
    around: (children) => [
      {
        element: (
          <MediaContext value={media}>
            <Outlet />
          </MediaContext>
        ),
        children,
      },
    ],
    refuse(next) {
      reason = next;
    },
    async speak(ms, loudness = () => 0.5) {
      for (let at = 0; at < ms; at += 100) {
        const loud = Math.round(32_767 * loudness(at));
        hearer?.samples(new Int16Array(1_600).fill(loud));
        await Promise.resolve();
      }
    },
    unplug: () => hearer?.ended(),
    open: () => hearer !== null,
    playing: () => sounds.filter(({ playing }) => playing),
    advance(ms) {
      for (const sound of sounds.filter(({ playing }) => playing)) {
        sound.position += ms;
        sound.listener.moved();
      }
    },
  };
}
