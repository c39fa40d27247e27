import { AppError } from '@mooring/contract';

type Answer = { error: { code?: string; message?: string } | null; status: number };

/** The AppError for a failed request for rows. The service's own message is left out: it may quote what was sent. */
export function toSyncError({ error, status }: Answer): AppError {
  const { code = '', message = '' } = error ?? {};
  if (status === 401 || status === 403 || code === '42501') return new AppError('sync.sign-in');
  if (status === 413) return new AppError('sync.too-large');
  if (code === 'P0001' && message.includes('quota')) return new AppError('sync.full');
  // A sealed field that this app sends has the right form. Only its length can fail the check.
  if (code === '23514' && message.includes('_sealed"')) return new AppError('sync.too-large');
  if (/^2[23]/.test(code)) return new AppError('sync.refused');
  if (status === 0 || code === '')
    return new AppError(status >= 400 ? 'sync.busy' : 'sync.offline');
  return new AppError('sync.busy');
}
