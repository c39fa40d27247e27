import type { OpenHosting } from '@mooring/storage';
import {
  browserEnv,
  browserSignals,
  createRecoveryHub,
  later,
  once,
  type RecoveryHub,
} from '@mooring/storage';
import { assemble } from './assemble.ts';
import type { Data } from './data.ts';
import { browserDevice } from './device.ts';
import { hostedFrom, hostedVoiceFrom, supabaseFrom } from './gateways/hosted.ts';
import { browserInstall } from './install.ts';
import { createNotices } from './notices.ts';
import { deployedSettings } from './settings.ts';

/**
 * The data of the running app: IndexedDB where the browser lets it be used, this tab's memory (and a sentence saying so)
 * where it does not. The only place that picks adapters; they load at the first use, so a page that remembers nothing
 * pays for none. Call `accounts.start()` once.
 */
export function createAppData(): Data {
  const notices = createNotices();
  const recovery = createRecoveryHub();
  const adapters = once(async () => {
    const chosen = await chooseAdapters(recovery);
    if (chosen.keeps === 'memory') notices.say('store.unavailable');
    if (chosen.place === 'copy') notices.say('store.copy-alone');
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
    hostedVoice: hostedVoiceFrom(deployedSettings()),
    ...hostingFrom(deployedSettings()),
    hostedRemote: async () => (await import('@mooring/storage/hosted-remote')).hostedRemote,
    eraseRest: async () => (await import('@mooring/storage/erase')).eraseOrigin(),
    leave: () => location.replace('/'),
    kdf: async () => (await import('@mooring/storage/argon2')).argon2InWorker,
    claims: async () => (await import('./recordings/claims.ts')).browserClaims(),
    install: browserInstall(),
    recovery,
    copies: async () => (await adapters()).copies(),
    device: browserDevice(async () => {
      const { keeps } = await adapters();
      return { keeps, secondCopy: keeps === 'memory' ? 'missing' : recovery.secondCopy };
    }),
    searcher: async () => {
      const database = (await adapters()).place === 'database' && typeof Worker !== 'undefined';
      if (database) return (await import('./search/search-in-worker.ts')).searchInWorker;
      return (await import('./search/searcher.ts')).createSearcher;
    },
  });
}

/** With Supabase configured accounts live there too. Without it everything stays in the browser, and nobody is called. */
function hostingFrom(settings: Record<string, unknown>) {
  const where = supabaseFrom(settings);
  if (!where) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this one word in the console, and for no other.
    console.error('Supabase environment variables are missing: local-storage mode.');
    return {};
  }
  const hosting: OpenHosting = async (tokens, name) =>
    (await import('@mooring/storage/hosted-auth')).supabaseHosting(where)(tokens, name);
  return { hosting };
}

async function chooseAdapters(recovery: RecoveryHub) {
  if (await indexedDbWorks()) {
    const local = await import('@mooring/storage/indexeddb');
    return {
      ...local.indexedDbAdapters(recovery),
      keeps: 'durable' as const,
      place: 'database' as const,
    };
  }
  // A database that broke for good: its second copy may well be whole.
  const { hasAnyCopy } = await import('@mooring/storage/replica-files');
  if (await hasAnyCopy()) {
    const { copyAdapters } = await import('@mooring/storage/replica');
    return { ...copyAdapters(recovery), keeps: 'durable' as const, place: 'copy' as const };
  }
  const memory = await import('@mooring/storage/memory');
  return { ...memory.memoryAdapters(), keeps: 'memory' as const, place: 'memory' as const };
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
