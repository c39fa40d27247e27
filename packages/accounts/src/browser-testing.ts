import { browserEnv, memoryTabChannel } from '@mooring/storage';
import { memoryDirectory, memorySessionKeys, testKdf } from '@mooring/storage/testing';
import type { AccountDependencies } from './account-services.ts';
import { createAccounts } from './accounts.ts';

/** For tests: one fake browser with a still clock, whose tabs share the device's storage. */
export function fakeBrowser(given: Partial<AccountDependencies> = {}) {
  localStorage.clear();
  let now = new Date('2026-03-02T09:00:00.000Z');
  const hub: Parameters<typeof memoryTabChannel>[0] = new Set();
  const shared = {
    env: { ...browserEnv, now: () => new Date(now) },
    directory: memoryDirectory(),
    sessionKeys: memorySessionKeys(),
    kdf: async () => testKdf,
    ...given,
  };
  return {
    ...shared,
    setNow(iso: string) {
      now = new Date(iso);
    },
    /** A tab that has not been started. `changed` replaces dependencies for this tab only. */
    newTab: (changed: Partial<AccountDependencies> = {}) =>
      createAccounts({ ...shared, tabChannel: memoryTabChannel(hub), ...changed }),
    async startTab(changed: Partial<AccountDependencies> = {}) {
      const tab = createAccounts({ ...shared, tabChannel: memoryTabChannel(hub), ...changed });
      await tab.accounts.start();
      return tab;
    },
  };
}

export const ana = { name: 'Ana', email: 'Ana@Example.org', password: 'quiet water under stones' };
