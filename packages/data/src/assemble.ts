import { AppError } from '@mooring/contract';
import type { SyncState } from '@mooring/storage';
import {
  createChanges,
  createRecoveryHub,
  later,
  type OpenStore,
  once,
  tableNames,
} from '@mooring/storage';
import { createAccounts } from './accounts/accounts.ts';
import { followProfile } from './accounts/follow-profile.ts';
import { createAdopt } from './adopt.ts';
import type { Data } from './data.ts';
import type { Ground } from './ground.ts';
import { createNotices } from './notices.ts';
import { createDesk } from './repositories/desk.ts';
import { createSafety } from './safety/safety.ts';
import { localKept } from './safety/standing.ts';
import { createSyncDoor } from './sync-door.ts';

/** Puts the layers together over their adapters. */
export function assemble({ device, claims, notices = createNotices(), ...ground }: Ground): Data {
  const openStore = oncePerAccount(ground.openStore);
  const changes = createChanges(ground.signals);
  const recovery = ground.recovery ?? createRecoveryHub();
  recovery.onRows((userId) => changes.tell(userId, tableNames));
  const adoptRows = createAdopt(openStore);
  const kit = createAccounts({
    ...ground,
    dropRows: async (userId) => (await openStore(userId)).destroy(),
    async adopt(from, to) {
      await adoptRows(from, to);
      changes.tell(to.vault.userId, tableNames);
    },
    keepProfile: (profile) => records.put('profile', profile),
    keyInUse: async (userId) =>
      (await import('./accounts/key-in-use.ts')).keyInUse(await openStore(userId)),
    forgetServer: async (userId) => (await openStore(userId)).sync.disable(),
  });
  const desk = createDesk({ kit, openStore, changes });
  let asked = false;
  const afterFirst = () => {
    if (!asked) void device.persist();
    asked = true;
  };
  const load = once(async () => {
    const { createRepositories } = await import('./repositories/repositories.ts');
    return createRepositories({
      env: ground.env,
      desk,
      afterFirst,
      old: {
        alone: (work) => ground.directory.withTabLock('old-records', work),
        ownerAway: async () =>
          (await ground.directory.accounts()).accounts.some(({ visitor }) => !visitor),
        taken: () => notices.say('check-in.taken-over'),
      },
    });
  });
  const records = later<Data['records']>(async () => (await load()).records);
  const safety = createSafety({ kept: ground.kept ?? localKept });
  const hosted = ground.hosted ?? null;
  const hostedVoice = ground.hostedVoice === undefined ? hosted : ground.hostedVoice;
  const access = { session: kit.session, hosted: kit.hosted };
  const recordings = later(async () => {
    const { createRecordings } = await import('./recordings/recordings.ts');
    return createRecordings({ env: ground.env, desk, claims: await claims() });
  });
  const summaries = later(async () => {
    const { createSummaries } = await import('./summaries/summaries.ts');
    return createSummaries({ env: ground.env, desk });
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
    entries: later(async () => (await load()).entries),
    drafts: later(async () => (await load()).drafts),
    streak: later(async () => (await load()).streak),
    emotions: later(async () => (await load()).emotions),
    moments: later(async () => (await load()).moments),
    records,
    conversations: later(async () => {
      const { createConversations } = await import('./repositories/conversations.ts');
      const { withTabLock: alone } = ground.directory;
      return createConversations({ env: ground.env, desk, alone });
    }),
    chat: later(async () =>
      (await import('./gateways/chat.ts')).createChat({ records, safety, hosted, access }),
    ),
    pathMaker: later(async () =>
      (await import('./gateways/path-maker.ts')).createPathMaker({
        records,
        safety,
        hosted,
        access,
      }),
    ),
    speech: later(async () =>
      (await import('./gateways/speech.ts')).createSpeech({ records, hosted: hostedVoice, access }),
    ),
    recordings,
    portable: later(async () => {
      const { createPortable } = await import('./portable/portable.ts');
      return createPortable({ env: ground.env, desk, kdf: ground.kdf });
    }),
    summaries,
    recovery: recovery.state,
    quarantine: later(async () => {
      const { createQuarantine } = await import('./quarantine/quarantine.ts');
      return createQuarantine({ desk, copies: ground.copies ?? (async () => null) });
    }),
    setAside: later(async () => {
      const { createSetAside } = await import('./repositories/set-aside.ts');
      return createSetAside({ env: ground.env, desk });
    }),
    imports: later(async () => {
      const { createImports } = await import('./import/imports.ts');
      const parts = { env: ground.env, desk, recordings, summaries, afterFirst };
      return createImports({ ...parts, claims: await claims() });
    }),
    search: later(async () => {
      const [{ createSearch }, { createSearcher }] = await Promise.all([
        import('./search/search.ts'),
        import('./search/searcher.ts'),
      ]);
      const openSearcher = (await ground.searcher?.()) ?? createSearcher;
      return createSearch({ desk, session: kit.session, changes, openSearcher });
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
