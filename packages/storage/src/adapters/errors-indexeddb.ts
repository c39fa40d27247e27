import { AppError } from '@mooring/contract';

/** The AppError for a failure of IndexedDB. The browser's own words stay in `cause`; they name no content. */
export function toStorageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const names = chain(error).map(({ name }) => name);
  if (names.includes('QuotaExceededError')) return new AppError('store.full', { cause: error });
  // The browser closed the database while it was being opened, as when it clears the storage. Dexie says that it does not open.
  if (names.includes('AbortError')) return new AppError('store.failed', { cause: error });
  const refused = ['MissingAPIError', 'InvalidStateError', 'SecurityError', 'OpenFailedError'];
  if (names.some((name) => refused.includes(name))) {
    return new AppError('store.unavailable', { cause: error });
  }
  return new AppError('store.failed', { cause: error });
}

/** Runs `work` and throws its failure as an AppError. */
export async function withStorageErrors<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}

/** The error and those it wraps: Dexie keeps the browser's own as `inner`. */
function chain(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error || error instanceof DOMException) || depth > 4) return [];
  const inner = 'inner' in error ? error.inner : error.cause;
  return [error, ...chain(inner, depth + 1)];
}
