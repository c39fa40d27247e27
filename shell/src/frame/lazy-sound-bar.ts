import type { NowPlaying } from '@mooring/data';
import { type ComponentType, lazy } from 'react';

/** Loaded only when something plays. Where it cannot be loaded the page of the sound still has its buttons. */
export const SoundBar = lazy<ComponentType<{ playing: NowPlaying }>>(() =>
  import('./sound-bar.tsx').then(
    ({ SoundBar: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);
