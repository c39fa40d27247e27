import { listInWords } from '@mooring/contract';
import type { Data, NowPlaying } from '@mooring/data';
import { showOnLockScreen } from './lock-screen.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { startSleepTimer } from './sleep-timer.ts';
import type { Sound } from './sounds.ts';

/** The sounds that play, on whichever page somebody is. What is heard stands in `data.nowPlaying`. */
type SoundRoom = {
  /** Starts a sound, or ends it. Throws when it cannot start. `page` is the address it is started from. */
  toggle(sound: Sound, page: string): Promise<void>;
  setVolume(id: string, volume: number): void;
  /** 0 switches the timer off. */
  setTimer(minutes: number): void;
};

const rooms = new WeakMap<object, SoundRoom>();
const firstVolume = 60;

/** One for the whole app: leaving the page ends nothing. */
export function soundRoomOf(data: Data): SoundRoom {
  const known = rooms.get(data.nowPlaying);
  if (known) return known;
  const made = createSoundRoom(data);
  rooms.set(data.nowPlaying, made);
  return made;
}

function createSoundRoom({ nowPlaying, env }: Data): SoundRoom {
  const titles = new Map<string, string>();
  let mixer: Mixer | null = null;
  let cancelTimer = () => {};

  function show(change: Partial<NowPlaying>) {
    const now = nowPlaying.getState() ?? silence;
    const next = { ...now, toggle, stop, ...change };
    const ids = Object.keys(next.volumes);
    if (ids.length === 0) return stop();
    const title = listInWords(ids.map((id) => titles.get(id) ?? ''));
    nowPlaying.setState({ ...next, title }, true);
    showOnLockScreen({ ...next, title });
  }

  function stop() {
    cancelTimer();
    mixer?.close();
    mixer = null;
    nowPlaying.setState(null, true);
    showOnLockScreen(null);
  }

  function toggle() {
    const paused = !nowPlaying.getState()?.paused;
    mixer?.pause(paused);
    show({ paused });
  }

  const volumes = () => nowPlaying.getState()?.volumes ?? {};
  function without(id: string) {
    const { [id]: _gone, ...others } = volumes();
    show({ volumes: others });
  }

  return {
    async toggle({ id, title, recipe }, page) {
      if (id in volumes()) {
        mixer?.stop(id);
        without(id);
        return;
      }
      titles.set(id, title);
      if (nowPlaying.getState()?.paused) mixer?.pause(false);
      show({ volumes: { ...volumes(), [id]: firstVolume }, page, paused: false });
      try {
        mixer ??= createMixer();
        await mixer.play(id, recipe, loudnessOf(firstVolume));
      } catch (error) {
        without(id);
        throw error;
      }
    },
    setVolume(id, volume) {
      show({ volumes: { ...volumes(), [id]: volume } });
      mixer?.setVolume(id, loudnessOf(volume));
    },
    setTimer(minutes) {
      cancelTimer();
      show({ minutes, minutesLeft: minutes === 0 ? null : minutes });
      if (minutes === 0) return;
      cancelTimer = startSleepTimer(env, minutes, {
        tick: (minutesLeft) => show({ minutesLeft }),
        fade: (seconds) => mixer?.fadeAll(seconds),
        end: stop,
      });
    },
  };
}

const silence = {
  title: '',
  page: '',
  paused: false,
  volumes: {},
  minutes: 0,
  minutesLeft: null,
};

/** Ears hear in ratios: a slider that feels even needs the square. */
const loudnessOf = (volume: number) => (volume / 100) ** 2 * 1.6;
