import { useEffect, useRef, useState } from 'react';
import { canPlaySound, createSoundEngine, type SoundEngine } from './sound-engine.ts';
import type { Sound } from './sounds.ts';

export type Player = {
  available: boolean;
  /** The id of the sound that is playing. */
  playing: string | null;
  /** 0–100. */
  volume: number;
  failed: boolean;
  toggle(sound: Sound): void;
  setVolume(volume: number): void;
};

/** Plays one sound at a time and falls silent when the page is left. */
export function useSound(): Player {
  const [playing, setPlaying] = useState<string | null>(null);
  const [volume, setVolume] = useState(60);
  const [failed, setFailed] = useState(false);
  const engine = useRef<SoundEngine | null>(null);

  useEffect(
    () => () => {
      engine.current?.close();
      engine.current = null;
    },
    [],
  );

  async function toggle(sound: Sound) {
    setFailed(false);
    if (playing === sound.id) {
      engine.current?.stop();
      setPlaying(null);
      return;
    }
    try {
      engine.current ??= createSoundEngine(volume / 100);
      setPlaying(sound.id);
      await engine.current.play(sound.recipe);
    } catch {
      setPlaying(null);
      setFailed(true);
    }
  }

  return {
    available: canPlaySound(),
    playing,
    volume,
    failed,
    toggle: (sound) => void toggle(sound),
    setVolume: (next) => {
      setVolume(next);
      engine.current?.setVolume(next / 100);
    },
  };
}
