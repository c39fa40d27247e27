import { type ComponentType, lazy } from 'react';
import type { RecoveryNoticeProps } from './recovery-notice.tsx';

/** Loaded only when something is restored or lost. Where they cannot be loaded nothing is shown. */
export const RecoveryScreen = lazy<ComponentType<{ done: number; total: number }>>(() =>
  import('./recovery-screen.tsx').then(
    ({ RecoveryScreen: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

export const RecoveryNotice = lazy<ComponentType<RecoveryNoticeProps>>(() =>
  import('./recovery-notice.tsx').then(
    ({ RecoveryNotice: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);
