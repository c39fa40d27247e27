import { AppError } from '@mooring/contract';
import type { SyncState } from '@mooring/storage';
import {
  createChanges,
  createRecoveryMonitor,
  lazyMethods,
  loadOnce,
  type OpenStore,
  tableNames,
} from '@mooring/storage';
import { createAccounts } from './accounts/accounts.ts';
import { followProfile } from './accounts/follow-profile.ts';
import { createAdopt } from './adopt.ts';
import type { Data } from './data.ts';
import type { Ground } from './ground.ts';
import { localKeyValueStorage } from './key-value-storage.ts';
import { createNotices } from './notices.ts';
import { createAccountStorage } from './repositories/account-storage.ts';
import { createSettings } from './repositories/settings.ts';
import { createSafety } from './safety/safety.ts';
import { createSyncDoor } from './sync-door.ts';

/** Puts the layers together over their adapters. */
export function assemble({ device, claims, notices = createNotices(), ...ground }: Ground): Data {
  const openStore = oncePerAccount(ground.openStore);
  const changes = createChanges(ground.signals);
  const recovery = ground.recovery ?? createRecoveryMonitor();
  recovery.onRestored((userId) => changes.notify(userId, tableNames));
  const adoptRows = createAdopt(openStore);
  const kit = createAccounts({
    ...ground,
    deleteRows: async (userId) => (await openStore(userId)).destroy(),
    async moveRows(from, to) {
      await adoptRows(from, to);
      changes.notify(to.vault.userId, tableNames);
    },
    saveProfile: (profile) => records.put('profile', profile),
    keyIdInUse: async (userId) =>
      (await import('./accounts/key-id-in-use.ts')).keyIdInUse(await openStore(userId)),
    forgetServerState: async (userId) => (await openStore(userId)).sync.disable(),
  });
  const storage = createAccountStorage({ kit, openStore, changes });
  let asked = false;
  const afterFirst = () => {
    if (!asked) void device.persist();
    asked = true;
  };
  const load = loadOnce(async () => {
    const { createRepositories } = await import('./repositories/repositories.ts');
    return createRepositories({
      env: ground.env,
      storage,
      afterFirst,
      old: {
        alone: (work) => ground.directory.withTabLock('old-records', work),
        ownerAway: async () =>
          (await ground.directory.accounts()).accounts.some(({ visitor }) => !visitor),
        taken: () => notices.say('check-in.taken-over'),
      },
    });
  });
  const records = lazyMethods<Data['records']>(async () => (await load()).records);
  const documents = createSettings(records);
  const settings = documents.companionSettings;
  const safety = createSafety({ storage: ground.keyValueStorage ?? localKeyValueStorage });
  const hosted = ground.hosted ?? null;
  const hostedVoice = ground.hostedVoice === undefined ? hosted : ground.hostedVoice;
  const access = { session: kit.session, hosted: kit.hosted };
  const recordings = lazyMethods(async () => {
    const { createRecordings } = await import('./recordings/recordings.ts');
    return createRecordings({ env: ground.env, storage, claims: await claims() });
  });
  const summaries = lazyMethods(async () => {
    const { createSummaries } = await import('./summaries/summaries.ts');
    return createSummaries({ env: ground.env, storage });
  });
  const { hostedRemote } = ground;
  const startSyncing = async (userId: string, tell: (state: SyncState) => void) => {
    const [{ createResolve }, { startSync }, rowsOf, store] = await Promise.all([
      import('./repositories/resolve.ts'),
      import('@mooring/storage/sync'),
      hostedRemote?.(),
      openStore(userId),
    ]);
    const vault = kit.vault();
    if (!rowsOf || vault?.userId !== userId) throw new AppError('session.locked');
    return startSync({
      userId,
      store,
      changes,
      onState: tell,
      env: ground.env,
      hosted: kit.hosted,
      remote: rowsOf(kit.hosted, userId),
      resolve: createResolve({ env: ground.env, vault }),
      withLock: (work) => ground.directory.withTabLock(`sync-${userId}`, work),
    });
  };
  const sync = createSyncDoor(kit.session, hostedRemote ? startSyncing : null);
  if (ground.hosting) followProfile(kit, changes, () => records.get('profile'));
  return {
    env: ground.env,
    session: kit.session,
    hosted: kit.hosted,
    sync,
    accounts: kit.accounts,
    expectPassword: () =>
      void ground.kdf().then(
        (kdf) => kdf.warm?.(),
        () => {},
      ),
    notices,
    device,
    install: ground.install,
    safety,
    entries: lazyMethods(async () => (await load()).entries),
    drafts: lazyMethods(async () => (await load()).drafts),
    streak: lazyMethods(async () => (await load()).streak),
    emotions: lazyMethods(async () => (await load()).emotions),
    moments: lazyMethods(async () => (await load()).moments),
    records,
    ...documents,
    conversations: lazyMethods(async () => {
      const { createConversations } = await import('./repositories/conversations.ts');
      const { withTabLock } = ground.directory;
      return createConversations({ env: ground.env, storage, withTabLock });
    }),
    chat: lazyMethods(async () =>
      (await import('./gateways/chat.ts')).createChat({ settings, safety, hosted, access }),
    ),
    pathMaker: lazyMethods(async () =>
      (await import('./gateways/path-maker.ts')).createPathMaker({
        settings,
        safety,
        hosted,
        access,
      }),
    ),
    speech: lazyMethods(async () =>
      (await import('./gateways/speech.ts')).createSpeech({
        settings,
        hosted: hostedVoice,
        access,
      }),
    ),
    recordings,
    recorders: lazyMethods(async () => {
      const { createRecorders } = await import('./recordings/recorder.ts');
      return createRecorders({ recordings, openMicrophone: ground.openMicrophone });
    }),
    portable: lazyMethods(async () => {
      const { createPortable } = await import('./portable/portable.ts');
      return createPortable({ env: ground.env, storage, kdf: ground.kdf });
    }),
    summaries,
    recovery: recovery.state,
    quarantine: lazyMethods(async () => {
      const { createQuarantine } = await import('./quarantine/quarantine.ts');
      return createQuarantine({ storage, replicas: ground.replicas ?? (async () => null) });
    }),
    setAside: lazyMethods(async () => {
      const { createSetAside } = await import('./repositories/set-aside.ts');
      return createSetAside({ env: ground.env, storage });
    }),
    imports: lazyMethods(async () => {
      const { createImports } = await import('./import/imports.ts');
      const parts = { env: ground.env, storage, recordings, summaries, afterFirst };
      return createImports({ ...parts, claims: await claims() });
    }),
    search: lazyMethods(async () => {
      const [{ createSearch }, { createSearcher }] = await Promise.all([
        import('./search/search.ts'),
        import('./search/searcher.ts'),
      ]);
      const openSearcher = (await ground.searcher?.()) ?? createSearcher;
      return createSearch({ storage, session: kit.session, changes, openSearcher });
    }),
    watch(tables, listener) {
      const stopRows = changes.watch(tables, listener);
      const stopSession = kit.session.subscribe(listener);
      return () => {
        stopRows();
        stopSession();
      };
    },
  };
}

/** One connection an account, whoever asks: the store that erases itself is then not held open elsewhere in this tab. */
function oncePerAccount(open: OpenStore): OpenStore {
  const stores = new Map<string, ReturnType<OpenStore>>();
  return (userId) => {
    const known = stores.get(userId);
    if (known) return known;
    const opening = open(userId).then((store) => ({
      ...store,
      async destroy() {
        stores.delete(userId);
        await store.destroy();
      },
    }));
    stores.set(userId, opening);
    opening.catch(() => stores.delete(userId));
    return opening;
  };
}
