import type { NowPlaying } from '@mooring/data';

/** Says on the device's lock screen what plays, with ways to pause and to end it. Nothing private. Null takes it away. */
export function showOnLockScreen(playing: NowPlaying | null): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = playing && new MediaMetadata({ title: playing.title, artist: 'Mooring' });
  mediaSession.playbackState = playing ? (playing.paused ? 'paused' : 'playing') : 'none';
  mediaSession.setActionHandler('play', playing?.toggle ?? null);
  mediaSession.setActionHandler('pause', playing?.toggle ?? null);
  mediaSession.setActionHandler('stop', playing?.stop ?? null);
}
