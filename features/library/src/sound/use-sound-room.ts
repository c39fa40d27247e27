import { type NowPlaying, useData, useNowPlaying } from '@mooring/data';
import { useState } from 'react';
import { soundRoomOf } from './sound-room.ts';
import type { Sound } from './sounds.ts';

export type Player = {
  playing: NowPlaying | null;
  failed: boolean;
  toggle(sound: Sound): void;
  setVolume(id: string, volume: number): void;
  setTimer(minutes: number): void;
};

/** The sounds that play, for a page that starts and mixes them. They go on when the page is left. */
export function useSoundRoom(page: string): Player {
  const room = soundRoomOf(useData());
  const [failed, setFailed] = useState(false);
  return {
    playing: useNowPlaying(),
    failed,
    toggle(sound) {
      setFailed(false);
      void room.toggle(sound, page).catch(() => setFailed(true));
    },
    setVolume: room.setVolume,
    setTimer: room.setTimer,
  };
}
