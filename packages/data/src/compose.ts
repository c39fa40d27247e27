import type { OpenHosting } from '@mooring/storage';
import {
  browserEnv,
  browserTabChannel,
  createRecoveryMonitor,
  type Env,
  lazyMethods,
  loadOnce,
  probeIndexedDb,
  type RecoveryMonitor,
} from '@mooring/storage';
import { assemble } from './assemble.ts';
import type { Data } from './data.ts';
import { deployedSettings } from './deployment-settings.ts';
import { browserDevice } from './device.ts';
import { readAllowedOrigins } from './gateways/allowed-origins.ts';
import { readHostedService, readHostedVoice, readSupabase } from './gateways/hosted-service.ts';
import { browserInstall } from './install.ts';
import { createNotices } from './notices.ts';

/**
 * The data of the running app. The only place that chooses adapters: IndexedDB if the browser allows it, otherwise
 * memory, which a notice tells the person. Adapters load at the first use, so a page that stores nothing does not load
 * them. Call `accounts.start()` once. `env` is replaced only by development pages that move the clock.
 */
export function createAppData({ env = browserEnv }: { env?: Env } = {}): Data {
  const notices = createNotices();
  const recovery = createRecoveryMonitor();
  const adapters = loadOnce(async () => {
    const chosen = await chooseAdapters(recovery);
    if (chosen.durability === 'memory') notices.say('store.unavailable');
    if (chosen.source === 'replica') notices.say('store.copy-alone');
    return chosen;
  });
  return assemble({
    env,
    notices,
    tabChannel: browserTabChannel(),
    directory: lazyMethods(async () => (await adapters()).directory),
    sessionKeys: lazyMethods(async () => (await adapters()).sessionKeys),
    openStore: async (userId) => (await adapters()).openStore(userId),
    allowed: readAllowedOrigins(deployedSettings()),
    hosted: readHostedService(deployedSettings()),
    hostedVoice: readHostedVoice(deployedSettings()),
    ...hostingFrom(deployedSettings()),
    hostedRemote: async () => (await import('@mooring/storage/hosted-remote')).hostedRemote,
    markErased: async () => (await loadErase()).markErased(),
    eraseOrigin: async () => (await loadErase()).eraseOrigin(),
    leavePage: () => location.replace('/'),
    kdf: async () => (await import('@mooring/storage/argon2')).argon2InWorker,
    openMicrophone: async (hearer) =>
      (await import('./recordings/browser-microphone.ts')).openMicrophone(hearer),
    plans: lazyMethods(async () =>
      (await import('@mooring/storage/backup-plans')).indexedDbBackupPlans(),
    ),
    tabLocks: async () => (await import('./recordings/tab-locks.ts')).browserTabLocks(),
    install: browserInstall(),
    recovery,
    replicas: async () => (await adapters()).replicas(),
    device: browserDevice(async () => {
      const { durability } = await adapters();
      return {
        durability,
        replica: durability === 'memory' ? 'missing' : recovery.replica,
      };
    }),
    openReader: async () => (await import('./safety/reader-in-worker.ts')).openReaderInWorker(),
    loadSearcher: async () => {
      const database = (await adapters()).source === 'database' && typeof Worker !== 'undefined';
      if (database) return (await import('./search/search-in-worker.ts')).searchInWorker;
      return (await import('./search/searcher.ts')).createSearcher;
    },
  });
}

/**
 * With Supabase configured, accounts can be hosted there. Without it everything stays in the browser and no request is
 * sent.
 */
function hostingFrom(settings: Record<string, unknown>) {
  const where = readSupabase(settings);
  if (!where) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this one word in the console, and for no other.
    console.error('Supabase environment variables are missing: local-storage mode.');
    return {};
  }
  const hosting: OpenHosting = async (tokens, name) =>
    (await import('@mooring/storage/hosted-auth')).supabaseHosting(where)(tokens, name);
  return { hosting };
}

const loadErase = () => import('@mooring/storage/erase');

async function chooseAdapters(recovery: RecoveryMonitor) {
  const probed = await probeIndexedDb();
  if (probed === 'erased') await (await loadErase()).finishErasing();
  if (probed !== 'refused') {
    const local = await import('@mooring/storage/indexeddb');
    return {
      ...local.indexedDbAdapters(recovery),
      durability: 'durable' as const,
      source: 'database' as const,
    };
  }
  // A database that can no longer be opened: its replica may be complete.
  const { hasAnyReplica } = await import('@mooring/storage/replica-files');
  if (await hasAnyReplica()) {
    const { replicaAdapters } = await import('@mooring/storage/replica');
    return {
      ...replicaAdapters(recovery),
      durability: 'durable' as const,
      source: 'replica' as const,
    };
  }
  const memory = await import('@mooring/storage/memory');
  return { ...memory.memoryAdapters(), durability: 'memory' as const, source: 'memory' as const };
}
