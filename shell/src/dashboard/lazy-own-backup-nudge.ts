import { type ComponentType, lazy } from 'react';
import type { BackupNudge } from './use-backup-nudge.ts';

/** Shown to few people, so it comes after the first page. Where it cannot be loaded nothing is shown: the export page has it too. */
export const OwnBackupNudge = lazy<ComponentType<BackupNudge>>(() =>
  import('./own-backup-nudge.tsx').then(
    ({ OwnBackupNudge: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);
