import { AppError, type FeatureId, type FeatureModule } from '@mooring/contract';

/** Loads a feature's routes. Rejects when that fails; calling it again retries from the start. */
export type LoadFeature = (id: FeatureId) => Promise<FeatureModule>;

/** The error of a remote that answers, but whose module the browser remembers as failed until the page is reloaded. */
export const reloadError = (cause: unknown) =>
  Object.assign(new AppError('feature.unreachable', { cause }), { needsReload: true });

export const needsReload = (error: unknown): boolean =>
  error instanceof Error && 'needsReload' in error;
