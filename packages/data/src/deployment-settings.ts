/**
 * The settings of this deployment: the build's environment, overridden by what `pnpm compose` wrote into `boot.js`. For
 * `readHostedService` and `readSupabase`.
 */
export function deployedSettings(): Record<string, unknown> {
  const written: unknown = Reflect.get(globalThis, 'MOORING_SETTINGS');
  return { ...import.meta.env, ...(typeof written === 'object' ? written : {}) };
}
