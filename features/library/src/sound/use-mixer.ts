import { useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { createMixer, type Mixer } from './mixer.ts';
import type { Sound } from './sounds.ts';
import { type SleepTimer, useSleepTimer } from './use-sleep-timer.ts';

export type Player = {
  /** Volumes, 0–100, of the sounds that are playing, by id. */
  playing: Readonly<Record<string, number>>;
  failed: boolean;
  timer: SleepTimer;
  toggle(sound: Sound): void;
  setVolume(id: string, volume: number): void;
};

const firstVolume = 60;

/** Plays sounds together, and falls silent when the page is left or the timer has run out. */
export function useMixer(title: string): Player {
  const { env } = useData();
  const [playing, setPlaying] = useState<Record<string, number>>({});
  const [failed, setFailed] = useState(false);
  const mixer = useRef<Mixer | null>(null);

  const silence = () => {
    mixer.current?.close();
    mixer.current = null;
    setPlaying({});
  };
  const timer = useSleepTimer(env, {
    fade: (seconds) => mixer.current?.fadeAll(seconds),
    end: silence,
  });

  useEffect(
    () => () => {
      mixer.current?.close();
      mixer.current = null;
    },
    [],
  );
  const count = Object.keys(playing).length;
  useLockScreen(title, count > 0, silence);

  function without(id: string) {
    setPlaying(({ [id]: _gone, ...others }) => others);
  }

  async function toggle({ id, recipe }: Sound) {
    setFailed(false);
    if (id in playing) {
      mixer.current?.stop(id);
      without(id);
      return;
    }
    setPlaying((before) => ({ ...before, [id]: firstVolume }));
    try {
      mixer.current ??= createMixer();
      await mixer.current.play(id, recipe, loudnessOf(firstVolume));
    } catch {
      without(id);
      setFailed(true);
    }
  }

  return {
    playing,
    failed,
    timer,
    toggle: (sound) => void toggle(sound),
    setVolume(id, volume) {
      setPlaying((before) => ({ ...before, [id]: volume }));
      mixer.current?.setVolume(id, loudnessOf(volume));
    },
  };
}

/** Ears hear in ratios: a slider that feels even needs the square. */
const loudnessOf = (volume: number) => (volume / 100) ** 2 * 1.6;

/** Says on the lock screen what is playing, with a way to stop it. Nothing private: the name of the page. */
function useLockScreen(title: string, active: boolean, stop: () => void): void {
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => {
    if (!active || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    mediaSession.metadata = new MediaMetadata({ title, artist: 'Mooring' });
    mediaSession.playbackState = 'playing';
    mediaSession.setActionHandler('pause', () => latest.current());
    mediaSession.setActionHandler('stop', () => latest.current());
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      mediaSession.setActionHandler('pause', null);
      mediaSession.setActionHandler('stop', null);
    };
  }, [active, title]);
}
