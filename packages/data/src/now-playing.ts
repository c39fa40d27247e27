import { createStore, type StoreApi } from 'zustand/vanilla';

/** Sounds that go on while the person is on another page. */
export type NowPlaying = {
  /** What is heard ('Shore and Rain'). Nothing a person wrote. */
  title: string;
  /** The address of the page it was started on. */
  page: string;
  paused: boolean;
  /** Volumes, 0–100, by the id of the sound. */
  volumes: Readonly<Record<string, number>>;
  /** The sleep timer in minutes; 0 without one. */
  minutes: number;
  /** Minutes until the sleep timer ends it; null without one. */
  minutesLeft: number | null;
  /** Pauses it, or goes on. */
  toggle(): void;
  /** Ends it. */
  stop(): void;
};

/** Null while nothing plays. Lives in memory only. */
export type NowPlayingStore = StoreApi<NowPlaying | null>;

export const createNowPlaying = (): NowPlayingStore => createStore<NowPlaying | null>(() => null);
