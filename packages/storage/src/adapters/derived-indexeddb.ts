import type { Dexie } from 'dexie';
import { type DerivedStore, maxKeptChanges, type SummaryBlock, type Write } from '../store.ts';
import { withStorageErrors } from './errors-indexeddb.ts';

/** The log of changed entries, each change with its number. */
export const changesTable = 'entry_changes';
const blocksTable = 'entry_blocks';
const stateTable = 'entry_state';

/** Tables of this device, beside those of the rows. */
export const derivedTables = {
  [changesTable]: '++seq',
  [blocksTable]: 'id, newest',
  [stateTable]: 'id',
};
export const derivedTableNames = Object.keys(derivedTables);

/** About half a megabyte. */
const blocksPerPage = 20;

type Change = { seq: number; id: string };
type State = { id: 'blocksUpTo'; seq: number };

/** Joins the transaction of the write itself: no entry changes without a number in the log. */
export async function recordChanges(db: Dexie, writes: readonly Write[]): Promise<void> {
  const ids = writes.flatMap((write) => {
    if (write.table !== 'journal_entries') return [];
    return 'put' in write ? write.put.id : write.remove;
  });
  if (ids.length > 0) await db.table(changesTable).bulkAdd(ids.map((id) => ({ id })));
}

export function indexedDbDerived(db: Dexie): DerivedStore {
  const changes = db.table<Change, number>(changesTable);
  const blocks = db.table<SummaryBlock, string>(blocksTable);
  const state = db.table<State, string>(stateTable);
  const readFolded = async () => (await state.get('blocksUpTo'))?.seq ?? 0;
  const readChanged = async (since: number, most: number) => {
    const oldest = Number((await changes.toCollection().firstKey()) ?? 0);
    if (since < oldest - 1) return null;
    const later = await changes
      .where('seq')
      .above(since)
      .limit(most + 1)
      .toArray();
    return later.length > most ? null : [...new Set(later.map(({ id }) => id))];
  };
  const readLast = async () => Number((await changes.toCollection().lastKey()) ?? 0);

  /** Only within a transaction. */
  const readChanges = async (since: number | null, most = Number.POSITIVE_INFINITY) => {
    const blocksUpTo = await readFolded();
    return {
      blocksUpTo,
      last: Math.max(await readLast(), blocksUpTo),
      changed: await readChanged(since ?? blocksUpTo, most),
    };
  };

  /** Only within a transaction. What the page asks meanwhile is answered between two pages, and not after all of them. */
  const readPages = async () => {
    const all: SummaryBlock[] = [];
    for (;;) {
      const page = await blocks
        .where('id')
        .above(all.at(-1)?.id ?? '')
        .limit(blocksPerPage)
        .toArray();
      all.push(...page);
      if (page.length < blocksPerPage) return all;
    }
  };

  const newestFirst = (one: SummaryBlock, other: SummaryBlock) =>
    one.newest === other.newest ? 0 : one.newest < other.newest ? 1 : -1;

  return {
    snapshot: (most) =>
      withStorageErrors(() =>
        db.transaction('r', ['journal_entries', changesTable, stateTable], async () => ({
          ...(await readChanges(null, most)),
          count: await db.table('journal_entries').count(),
        })),
      ),
    last: () =>
      withStorageErrors(() =>
        db.transaction('r', [changesTable, stateTable], async () =>
          Math.max(await readLast(), await readFolded()),
        ),
      ),
    changesSince: (since) =>
      withStorageErrors(() =>
        db.transaction('r', [changesTable, stateTable], () => readChanges(since)),
      ),
    blocks: (limit) =>
      withStorageErrors(async () => {
        if (limit !== undefined) return blocks.orderBy('newest').reverse().limit(limit).toArray();
        const all = await db.transaction('r', blocksTable, readPages);
        return all.reverse().sort(newestFirst);
      }),
    blocksAt: (dates) =>
      withStorageErrors(async () => {
        const wanted = new Set<string>();
        for (const date of dates) {
          const later = await blocks.where('newest').above(date).firstKey();
          wanted.add(date).add(String(later ?? (await blocks.orderBy('newest').lastKey()) ?? ''));
        }
        const found = [...wanted].map((newest) => blocks.where({ newest }).toArray());
        return (await Promise.all(found)).flat();
      }),
    updateBlocks: ({ from, to, puts, removes }) =>
      withStorageErrors(() =>
        db.transaction('rw', [changesTable, blocksTable, stateTable], async () => {
          if ((await readFolded()) !== from) return false;
          await blocks.bulkDelete(removes);
          await blocks.bulkPut(puts);
          await state.put({ id: 'blocksUpTo', seq: to });
          await changes
            .where('seq')
            .belowOrEqual(to - maxKeptChanges)
            .delete();
          return true;
        }),
      ),
  };
}
