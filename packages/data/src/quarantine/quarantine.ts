import { keyOf } from '@mooring/contract';
import type { Env, Replica, Replicas } from '@mooring/storage';
import {
  canOpenRow,
  orderedBy,
  type Row,
  recordKey,
  retryIfChanged,
  type Table,
  tableNames,
  type Write,
  yieldToMain,
} from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';

import {
  type HeldEntry,
  heldAsJson,
  heldEntries,
  keepHeldWrites,
  removeHeldRows,
} from './held-rows.ts';

/** A row that cannot be opened, with the ISO time it is listed by. Its bytes stay unchanged. */
export type UnreadableRow = { table: Table; id: string; date: string };

/** Lists rows that cannot be opened, and restores those that the replica has undamaged. Never deletes any. */
export type Quarantine = {
  /** Checks every row of the open account. `restored` counts the rows restored from the replica. */
  inspect(): Promise<{ unreadable: UnreadableRow[]; restored: number }>;
  /** The unreadable rows as stored, encrypted, as JSON: to keep them until something can open them. */
  download(): Promise<string>;
  /** The rows of the service that were not taken over, as JSON. */
  downloadHeld(): Promise<string>;
  /** Those that are entries, can be read, and say something else than what is here. */
  heldEntries(): Promise<HeldEntry[]>;
  /** Makes each of those an entry of its own, beside the one here. */
  keepHeldEntries(): Promise<void>;
  /** Removes them from this device. */
  removeHeld(): Promise<void>;
};

type Parts = { env: Env; storage: AccountStorage; replicas(): Promise<Replicas | null> };
type UnopenedRow = { table: Table; row: Row };

const batchSize = (table: Table) => (table === 'audio_chunks' ? 8 : 100);

export function createQuarantine({ env, storage, replicas }: Parts): Quarantine {
  return {
    async inspect() {
      const open = await storage.open();
      if (!open) return { unreadable: [], restored: 0 };
      const found = await findUnreadable(open);
      const replica = found.length > 0 ? (await replicas())?.of(open.vault.userId) : undefined;
      const unreadable: UnreadableRow[] = [];
      for (const unopened of found) {
        if (!(replica && (await restoreFromReplica(open, replica, unopened))))
          unreadable.push(describe(unopened));
      }
      return { unreadable, restored: found.length - unreadable.length };
    },
    async download() {
      const open = await storage.open();
      const found = open ? await findUnreadable(open) : [];
      return `${JSON.stringify({ format: 'mooring-pieces', version: 1, pieces: found }, null, 2)}\n`;
    },
    async downloadHeld() {
      const open = await storage.open();
      return open ? heldAsJson(open) : '';
    },
    async heldEntries() {
      const open = await storage.open();
      return open ? heldEntries(open) : [];
    },
    async keepHeldEntries() {
      await retryIfChanged(async () => {
        const open = await storage.openForWriting();
        await open.store.write(await keepHeldWrites({ env, ...open }));
      });
    },
    async removeHeld() {
      const open = await storage.open();
      if (open) await removeHeldRows(open);
    },
  };
}

async function findUnreadable({ store, vault }: OpenAccount): Promise<UnopenedRow[]> {
  const unreadable: UnopenedRow[] = [];
  for (const table of tableNames) {
    const limit = batchSize(table);
    let rows: Row[] = [];
    for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
      rows = await store.page(table, after, limit);
      const canOpen = await Promise.all(rows.map((row) => canOpenRow(table, row, vault)));
      unreadable.push(...rows.filter((_, index) => !canOpen[index]).map((row) => ({ table, row })));
      if (rows.length < limit) break;
      await yieldToMain();
    }
  }
  return unreadable;
}

/** Restores the row if the replica has it undamaged. Returns whether it can now be opened. */
async function restoreFromReplica(
  { store, vault }: OpenAccount,
  replica: Replica,
  { table, row }: UnopenedRow,
) {
  const [record] = await replica.read([recordKey(table, row.id)]).catch(() => []);
  if (!record?.value) return false;
  const put = JSON.parse(record.value) as Row;
  if (put.id !== row.id || !(await canOpenRow(table, put, vault))) return false;
  try {
    await store.write([{ table, put, expected: row } as Write]);
  } catch (error) {
    // It was written again meanwhile. Then it can be opened, or the next inspection finds it.
    if (keyOf(error, 'store.failed') !== 'store.changed') throw error;
  }
  return true;
}

function describe({ table, row }: UnopenedRow): UnreadableRow {
  const fields: Record<string, unknown> = row;
  return { table, id: row.id, date: String(fields[orderedBy[table]]) };
}
