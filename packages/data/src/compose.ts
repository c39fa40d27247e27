import { assemble } from './assemble.ts';
import type { Data } from './data.ts';
import { browserDevice } from './device.ts';
import { browserEnv } from './env.ts';
import { hostedFrom } from './gateways/hosted.ts';
import { browserInstall } from './install.ts';
import { later, once } from './later.ts';
import { createNotices } from './notices.ts';
import { deployedSettings } from './settings.ts';
import { browserSignals } from './signals.ts';

/**
 * The data of the running app: IndexedDB where the browser lets it be used, this tab's memory (and a sentence saying so)
 * where it does not. The only place that picks adapters; they load at the first use, so a page that remembers nothing
 * pays for none. Call `accounts.start()` once.
 */
export function createAppData(): Data {
  const notices = createNotices();
  const adapters = once(async () => {
    const chosen = await chooseAdapters();
    if (chosen.keeps === 'memory') notices.say('store.unavailable');
    return chosen;
  });
  return assemble({
    env: browserEnv,
    notices,
    signals: browserSignals(),
    directory: later(async () => (await adapters()).directory),
    sessionKeys: later(async () => (await adapters()).sessionKeys),
    openStore: async (userId) => (await adapters()).openStore(userId),
    hosted: hostedFrom(deployedSettings()),
    eraseRest: async () => (await import('./adapters/erase-local.ts')).eraseOrigin(),
    leave: () => location.replace('/'),
    kdf: async () => (await import('./vault/argon2-in-worker.ts')).argon2InWorker,
    claims: async () => (await import('./recordings/claims.ts')).browserClaims(),
    install: browserInstall(),
    device: browserDevice(async () => (await adapters()).keeps),
    searcher: async () => {
      const durable = (await adapters()).keeps === 'durable' && typeof Worker !== 'undefined';
      if (durable) return (await import('./search/search-in-worker.ts')).searchInWorker;
      return (await import('./search/searcher.ts')).createSearcher;
    },
  });
}

async function chooseAdapters() {
  if (await indexedDbWorks()) {
    const local = await import('./adapters/local-adapters.ts');
    return { ...local.localAdapters(), keeps: 'durable' as const };
  }
  const memory = await import('./adapters/memory-adapters.ts');
  return { ...memory.memoryAdapters(), keeps: 'memory' as const };
}

/** Whether this browser opens a database at all: some private windows refuse. */
function indexedDbWorks(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open('mooring-probe');
      opening.onsuccess = () => {
        opening.result.close();
        resolve(true);
      };
      opening.onerror = () => resolve(false);
    } catch {
      resolve(false);
    }
  });
}
