import { createAccounts, followProfile, onSessionOpen } from '@mooring/accounts';
import {
  createChanges,
  createRecoveryMonitor,
  lazyMethods,
  loadOnce,
  tableNames,
} from '@mooring/storage';
import { createAccountSync } from './account-sync.ts';
import type { Adapters } from './adapters.ts';
import { createLazyBackups } from './auto-backup/lazy-backups.ts';
import type { Data, Repositories } from './data.ts';
import { createAnswers } from './gateways/answers.ts';
import { localKeyValueStorage } from './key-value-storage.ts';
import { createLazySync } from './lazy-sync.ts';
import { createNotices } from './notices.ts';
import { createNowPlaying } from './now-playing.ts';
import { openStoreOnce } from './open-store-once.ts';
import { createAccountStorage } from './repositories/account-storage.ts';
import type { Records } from './repositories/records.ts';
import { createSettings } from './repositories/settings.ts';
import type { AlertRecord } from './safety/alert-record.ts';
import { createSafety } from './safety/safety.ts';
import { createTyping } from './typing.ts';

/** Builds the repositories, gateways and services over the given adapters. */
export function assemble({
  device,
  tabLocks,
  notices = createNotices(),
  ...adapters
}: Adapters): Data {
  const changes = createChanges(adapters.tabChannel);
  const recovery = adapters.recovery ?? createRecoveryMonitor();
  const openStore = openStoreOnce(async (userId) => {
    const store = await adapters.openStore(userId);
    const { guardFromEviction } = await import('@mooring/accounts/eviction');
    return guardFromEviction(userId, store, {
      account: services.onDevice,
      withTabLock: adapters.directory.withTabLock,
      onRemovedElsewhere: (listener) => changes.onRemovedElsewhere(userId, listener),
      onEvicted: (isStoredAgain) =>
        recovery.state.setState({ status: 'evicted', isStoredAgain }, true),
    });
  });
  recovery.onRestored((userId) => changes.notify(userId, tableNames));
  recovery.state.subscribe(({ status }, before) => {
    if (status === 'none') void services.onDevice.told(before).catch(() => {});
  });
  const persist = loadOnce(() => device.persist());
  const typing = createTyping(persist);
  const services = createAccounts({
    ...adapters,
    saveTyping: typing.save,
    deleteRows: async (userId) => (await openStore(userId)).destroy(),
    onLogOut: (accountId) => lazy.ifSetUp((set) => set.forget(accountId)),
    async moveRows(from, to) {
      await lazy.ifSetUp((set) => set.move(from.vault, to.vault));
      const { createRowMover } = await import('./account-rows/move-rows.ts');
      await createRowMover(openStore, adapters.env)(from, to);
      changes.notify(to.vault.userId, tableNames);
    },
    countWords: async (userId) =>
      (await import('./account-rows/count-words.ts')).countWords(await openStore(userId), userId),
    saveProfile: (profile) => records.put('profile', profile),
    keyIdInUse: async (userId) =>
      (await import('./account-rows/key-id-in-use.ts')).keyIdInUse(await openStore(userId)),
    forgetServerState: async (userId) => (await openStore(userId)).sync.disable(),
  });
  const storage = createAccountStorage({ services, openStore, changes });
  const load = loadOnce(async () => {
    const { createRepositories } = await import('./repositories/repositories.ts');
    return createRepositories({
      env: adapters.env,
      storage,
      onEntryCreated: persist,
      shrinkPicture: adapters.shrinkPicture,
      ...(adapters.replicas ? { replicas: adapters.replicas } : {}),
      migration: {
        withTabLock: (work) => adapters.directory.withTabLock('old-records', work),
        hasAccount: async () =>
          (await adapters.directory.accounts()).accounts.some(({ visitor }) => !visitor),
        onMigrated: () => notices.say('check-in.taken-over'),
      },
    });
  });
  // TypeScript cannot see that each repository has nothing but async methods, so it is told of one of them.
  const repository = <K extends keyof Repositories>(name: K) =>
    lazyMethods(async () => (await load())[name] as Records) as unknown as Repositories[K];
  const records = repository('records');
  const someone = repository('someone');
  const pictures = repository('pictures');
  const documents = createSettings(records);
  const settings = documents.companionSettings;
  const safety = createSafety({
    storage: adapters.keyValueStorage ?? localKeyValueStorage,
    ...(adapters.openReader ? { openReader: adapters.openReader } : {}),
    session: services.session,
    onScreened: (what) => withAlertRecord((record) => record.keep(what)),
  });
  const alertRecord = loadOnce(async () => {
    const { createAlertRecord } = await import('./safety/alert-record.ts');
    return createAlertRecord({ safety, session: services.session, records });
  });
  const withAlertRecord = (use: (record: AlertRecord) => unknown) =>
    void alertRecord().then(use, () => {});
  onSessionOpen(services.session, () => withAlertRecord((record) => record.opened()));
  changes.watch(['user_data'], () => withAlertRecord((record) => record.show()));
  const hosted = adapters.hosted ?? null;
  const hostedVoice = adapters.hostedVoice === undefined ? hosted : adapters.hostedVoice;
  const access = { session: services.session, hosted: services.hosted };
  const { allowed = null } = adapters;
  const engines = { settings, safety, hosted, access, allowed };
  const conversations: Data['conversations'] = lazyMethods(async () => {
    const [{ createConversations }, { withMemory }] = await Promise.all([
      import('./repositories/conversations.ts'),
      import('./memory/with-memory.ts'),
    ]);
    const { withTabLock } = adapters.directory;
    return withMemory(createConversations({ env: adapters.env, storage, withTabLock }), memory);
  });
  const memory: Data['memory'] = lazyMethods(async () => {
    const { createMemory } = await import('./memory/memory.ts');
    return createMemory({
      env: adapters.env,
      records,
      settings,
      conversations,
      people: someone,
      muted,
    });
  });
  const muted: Data['muted'] = lazyMethods(async () =>
    (await import('./muted/muted-things.ts')).createMutedThings({ records }),
  );
  const recordings = lazyMethods(async () => {
    const { createRecordings } = await import('./recordings/recordings.ts');
    return createRecordings({ env: adapters.env, storage, tabLocks: await tabLocks() });
  });
  const summaries = lazyMethods(async () => {
    const { createSummaries } = await import('./summaries/summaries.ts');
    return createSummaries({ env: adapters.env, storage });
  });
  const lazy = createLazyBackups({ ...adapters, ...documents, ...services, storage, changes });
  const startAccountSync = createAccountSync({ ...adapters, services, openStore, changes });
  const sync = createLazySync(services.session, adapters.hostedRemote ? startAccountSync : null);
  sync.state.subscribe(({ removals }, before) => {
    if (removals > 0 && before.removals === 0) notices.say('sync.many-removals');
  });
  if (adapters.hosting) followProfile(services, changes, () => records.get('profile'));
  return {
    env: adapters.env,
    session: services.session,
    hosted: services.hosted,
    sync,
    accounts: services.accounts,
    typing,
    expectPassword: () =>
      void adapters.kdf().then(
        (kdf) => kdf.warm?.(),
        () => {},
      ),
    notices,
    nowPlaying: createNowPlaying(),
    device,
    install: adapters.install,
    safety,
    entries: repository('entries'),
    drafts: repository('drafts'),
    streak: repository('streak'),
    checkIns: repository('checkIns'),
    moments: repository('moments'),
    records,
    someone,
    keepsakes: repository('keepsakes'),
    hardDays: repository('hardDays'),
    prompts: repository('prompts'),
    letters: repository('letters'),
    tags: repository('tags'),
    ...documents,
    conversations,
    memory,
    muted,
    answers: createAnswers(),
    chat: lazyMethods(async () => (await import('./gateways/chat.ts')).createChat(engines)),
    guidedWriting: lazyMethods(async () =>
      (await import('./gateways/guided-writing.ts')).createGuidedWriting({
        env: adapters.env,
        ...(await load()),
      }),
    ),
    pathMaker: lazyMethods(async () =>
      (await import('./gateways/path-maker.ts')).createPathMaker(engines),
    ),
    speech: lazyMethods(async () =>
      (await import('./gateways/speech.ts')).createSpeech({
        settings,
        hosted: hostedVoice,
        access,
        allowed,
      }),
    ),
    recordings,
    pictures,
    recorders: lazyMethods(async () => {
      const { createRecorders } = await import('./recordings/create-recorder.ts');
      return createRecorders({ recordings, openMicrophone: adapters.openMicrophone });
    }),
    ...lazy.backups,
    summaries,
    recovery: recovery.state,
    quarantine: lazyMethods(async () => {
      const { createQuarantine } = await import('./quarantine/quarantine.ts');
      const { env, replicas = async () => null } = adapters;
      return createQuarantine({ env, storage, replicas });
    }),
    earlierVersions: lazyMethods(async () => {
      const { createEarlierVersions } = await import('./repositories/earlier-versions.ts');
      return createEarlierVersions({ env: adapters.env, storage });
    }),
    imports: lazyMethods(async () => {
      const { createImports } = await import('./import/imports.ts');
      const parts = { env: adapters.env, storage, recordings, pictures, summaries };
      return createImports({ ...parts, onEntryCreated: persist, tabLocks: await tabLocks() });
    }),
    search: lazyMethods(async () => {
      const [{ createSearch }, { createSearcher }] = await Promise.all([
        import('./search/search.ts'),
        import('./search/searcher.ts'),
      ]);
      const openSearcher = (await adapters.loadSearcher?.()) ?? createSearcher;
      return createSearch({ storage, session: services.session, changes, openSearcher });
    }),
    watch(tables, listener) {
      const stopRows = changes.watch(tables, listener);
      const stopSession = services.session.subscribe(listener);
      return () => {
        stopRows();
        stopSession();
      };
    },
  };
}
