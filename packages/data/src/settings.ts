/**
 * What this deployment uses: the environment of the build, and over it what `pnpm compose` wrote into `boot.js`. For
 * `hostedFrom` and `supabaseFrom`.
 */
export function deployedSettings(): Record<string, unknown> {
  const written: unknown = Reflect.get(globalThis, 'MOORING_SETTINGS');
  return { ...import.meta.env, ...(typeof written === 'object' ? written : {}) };
}
