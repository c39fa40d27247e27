/** Faults that are put into the layers on purpose, to see whether the simulation notices them. */
import type { Remote, Replica, ResolveConflict, Store, Vault } from '@mooring/storage';
import type { RowSeals } from '@mooring/storage/testing';

/** What a fault changes. Each is given the real part. */
export type Bug = {
  remote(remote: Remote): Remote;
  seals(seals: RowSeals): RowSeals;
  resolve(resolve: ResolveConflict): ResolveConflict;
  store(store: Store): Store;
  replica(replica: Replica): Replica;
  vault(vault: Vault): Vault;
};

const same = <T>(part: T): T => part;
export const noBug: Bug = {
  remote: same,
  seals: same,
  resolve: same,
  store: same,
  replica: same,
  vault: same,
};

/** True every nth time. */
const everyNth = (n: number) => {
  let count = 0;
  return () => {
    count += 1;
    return count % n === 0;
  };
};

const version = (id: string, mutationId: string) => ({ id, mutationId, rev: 1, seq: 1_000_000 });

/** Without statements a device does not notice that something is missing, and so it does not heal it. */
const withoutStatements = {
  store: (store: Store): Store => ({
    ...store,
    sync: { ...store.sync, checkStatements: async () => new Map() },
  }),
};

/** A version that contains every version seen so far. */
function newestOfAll() {
  const seen = new Set<string>();
  return {
    see: (version: object | null) => {
      for (const device of Object.keys(version ?? {})) seen.add(device);
    },
    version: () => Object.fromEntries([...seen, 'ffffffff'].map((device) => [device, 1_000_000])),
  };
}

export const plantedBugs: Record<string, () => Partial<Bug>> = {
  'an insert that failed counts as sent, and no statement is compared': () => ({
    ...withoutStatements,
    remote: (remote) => ({
      ...remote,
      insert: (table, items, signal) =>
        remote
          .insert(table, items, signal)
          .catch(() => items.map(({ row, mutationId }) => version(row.id, mutationId))),
    }),
  }),
  'a change that failed counts as sent, and no statement is compared': () => ({
    ...withoutStatements,
    remote: (remote) => ({
      ...remote,
      update: (table, item, signal) =>
        remote.update(table, item, signal).catch(() => version(item.row.id, item.mutationId)),
    }),
  }),
  'the last row of an answer is skipped': () => ({
    remote: (remote) => ({
      ...remote,
      fetch: async (...given) => (await remote.fetch(...given)).slice(0, -1),
    }),
  }),
  'a page without rows moves the cursor, and no statement is compared': () => {
    const isHit = everyNth(5);
    return {
      store: (store) => ({
        ...store,
        sync: {
          ...withoutStatements.store(store).sync,
          applyPulled: (page) => store.sync.applyPulled(isHit() ? { ...page, rows: [] } : page),
        },
      }),
    };
  },
  'an acknowledgement drops the row of the other device': () => ({
    store: (store) => ({
      ...store,
      sync: {
        ...store.sync,
        acknowledge: (answers) =>
          store.sync.acknowledge(answers.map((one) => ({ ...one, theirs: [], ours: [] }))),
      },
    }),
  }),
  'a save is acknowledged before it is written': () => ({
    store: (store) => ({
      ...store,
      write: async (writes) => void setTimeout(() => void store.write(writes).catch(() => {}), 5),
    }),
  }),
  'one write in thirty is dropped': () => {
    const isHit = everyNth(30);
    return {
      store: (store) => ({
        ...store,
        write: async (writes) => (isHit() ? undefined : store.write(writes)),
      }),
    };
  },
  'a save on a full disk counts as kept': () => ({
    store: (store) => ({ ...store, write: (writes) => store.write(writes).catch(() => {}) }),
  }),
  'the replica misses one append in eight': () => {
    const isHit = everyNth(8);
    return {
      replica: (replica) => ({
        ...replica,
        append: async (records) => (isHit() ? undefined : replica.append(records)),
      }),
    };
  },
  'the replica does not give back its first row': () => ({
    replica: (replica) => ({
      ...replica,
      read: async (keys) => (await replica.read(keys)).slice(1),
    }),
  }),
  'every known row counts as damaged': () => ({
    seals: (seals) => ({
      ...seals,
      checkRow: async (row, isKnown) => ({
        ...(await seals.checkRow(row, isKnown)),
        trust: isKnown ? 'refused' : 'sealed',
      }),
    }),
  }),
  'of two versions only theirs is kept': () => ({
    resolve: () => async () => ({ winner: 'theirs', extraWrites: [] }),
  }),
  'of two versions only ours is kept': () => ({
    resolve: () => async () => ({ winner: 'ours', extraWrites: [] }),
  }),
  'every version counts as newer': () => ({
    seals: (seals) => ({
      ...seals,
      async checkRow(row, isKnown) {
        const checked = await seals.checkRow(row, isKnown);
        const ahead = Object.keys(checked.version ?? {}).map((device) => [device, 1_000_000]);
        return { ...checked, version: Object.fromEntries(ahead) };
      },
    }),
  }),
  'every version counts as equal': () => ({
    seals: (seals) => ({
      ...seals,
      checkRow: async (row, isKnown) => ({
        ...(await seals.checkRow(row, isKnown)),
        version: { '00000001': 1 },
      }),
    }),
  }),
  'a removal needs no proof': () => {
    const newest = newestOfAll();
    return {
      seals: (seals) => ({
        ...seals,
        async checkRow(row, isKnown) {
          const checked = await seals.checkRow(row, isKnown);
          newest.see(checked.version);
          return checked;
        },
        checkTombstone: async (one) => ({ ...one, version: newest.version() }),
      }),
    };
  },
  'a row that does not open replaces ours': () => {
    const newest = newestOfAll();
    return {
      seals: (seals) => ({
        ...seals,
        async checkRow(row, isKnown) {
          const checked = await seals.checkRow(row, isKnown);
          newest.see(checked.version);
          if (checked.trust !== 'refused') return checked;
          return { ...checked, trust: 'sealed', version: newest.version() };
        },
      }),
    };
  },
  'of the rows of one write only the first is kept': () => ({
    store: (store) => ({ ...store, write: (writes) => store.write(writes.slice(0, 1)) }),
  }),
  'a field is sealed for another place': () => {
    const isHit = everyNth(40);
    return {
      vault: (vault) => ({
        ...vault,
        seal: ({ rowId, ...place }, text) =>
          vault.seal({ ...place, rowId: isHit() ? 'elsewhere' : rowId }, text),
      }),
    };
  },
  'a batch is sent without its other rows': () => ({
    store: (store) => ({
      ...store,
      sync: {
        ...store.sync,
        nextBatch: async (...given) => (await store.sync.nextBatch(...given)).slice(0, 1),
        acknowledge: (answers) =>
          store.sync.acknowledge(answers.map((one) => ({ ...one, outcome: 'synced' }))),
      },
    }),
  }),
  'of a file only the first chunk is kept': () => ({
    store: (store) => ({
      ...store,
      write: (writes) =>
        store.write(
          writes.filter((one) => !('put' in one && 'entry_id' in one.put && one.put.index > 0)),
        ),
    }),
  }),
  'a burn leaves the draft of the letter': () => ({
    store: (store) => ({
      ...store,
      write: (writes) =>
        store.write(
          writes.filter((one) => !('remove' in one && one.remove.includes(':draft:letter:'))),
        ),
    }),
  }),
  'a burn leaves its records in the replica': () => ({
    replica: (replica) => ({ ...replica, compact: async () => {}, settle: async () => {} }),
  }),
};

export const plantBug = (name: string): Bug => ({ ...noBug, ...plantedBugs[name]?.() });
