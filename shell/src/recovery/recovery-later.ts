import { type ComponentType, lazy } from 'react';
import type { RecoveryNoticeProps } from './recovery-notice.tsx';

/** Fetched only where there is something to say. A page that cannot have them goes on without. */
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
