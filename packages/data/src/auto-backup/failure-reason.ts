import type { BackupPlan } from '@mooring/storage';

export type BackupFailure = NonNullable<BackupPlan['failure']>['reason'];

const reasons: Record<string, BackupFailure> = {
  QuotaExceededError: 'full',
  NotFoundError: 'folder-gone',
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
};

/** Why a copy could not be written, as far as the browser says. */
export const failureReason = (error: unknown): BackupFailure =>
  (error instanceof DOMException && reasons[error.name]) || 'failed';
