import type { Replica, Replicas } from '@mooring/storage';
import {
  canOpenRow,
  orderedBy,
  type Row,
  recordKey,
  type Table,
  tableNames,
  type Write,
  yieldToMain,
} from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';

/** A row that does not open: which, and the ISO time it is listed by. Its bytes stay where they are. */
export type UnreadableRow = { table: Table; id: string; date: string };

/** What cannot be opened is listed, restored where the replica has it undamaged, and never deleted. */
export type Quarantine = {
  /** Looks at everything of the account that is open. `mended` were restored from the replica. */
  inspect(): Promise<{ unreadable: UnreadableRow[]; restored: number }>;
  /** The pieces as they are kept, sealed, as JSON: for keeping elsewhere until something opens them. */
  download(): Promise<string>;
};

type Parts = { storage: AccountStorage; replicas(): Promise<Replicas | null> };
type UnopenedRow = { table: Table; row: Row };

const batchSize = (table: Table) => (table === 'audio_chunks' ? 8 : 100);

export function createQuarantine({ storage, replicas }: Parts): Quarantine {
  return {
    async inspect() {
      const open = await storage.open();
      if (!open) return { unreadable: [], restored: 0 };
      const found = await findUnreadable(open);
      const replica = found.length > 0 ? (await replicas())?.of(open.vault.userId) : undefined;
      const unreadable: UnreadableRow[] = [];
      for (const row of found) {
        if (!(replica && (await restoreFromReplica(open, replica, row))))
          unreadable.push(describe(row));
      }
      return { unreadable: unreadable, restored: found.length - unreadable.length };
    },
    async download() {
      const open = await storage.open();
      const found = open ? await findUnreadable(open) : [];
      return `${JSON.stringify({ format: 'mooring-pieces', version: 1, pieces: found }, null, 2)}\n`;
    },
  };
}

async function findUnreadable({ store, vault }: OpenAccount): Promise<UnopenedRow[]> {
  const row: UnopenedRow[] = [];
  for (const table of tableNames) {
    const limit = batchSize(table);
    let rows: Row[] = [];
    for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
      rows = await store.page(table, after, limit);
      const sound = await Promise.all(rows.map((row) => canOpenRow(table, row, vault)));
      row.push(...rows.filter((_, index) => !sound[index]).map((row) => ({ table, row })));
      if (rows.length < limit) break;
      await yieldToMain();
    }
  }
  return row;
}

/** Whether the replica has the row undamaged: then it is restored. */
async function restoreFromReplica(
  { store, vault }: OpenAccount,
  replica: Replica,
  { table, row }: UnopenedRow,
) {
  const [record] = await replica.read([recordKey(table, row.id)]).catch(() => []);
  if (!record?.value) return false;
  const put = JSON.parse(record.value) as Row;
  if (put.id !== row.id || !(await canOpenRow(table, put, vault))) return false;
  // Written anew meanwhile: then it opens, or is looked at again the next time.
  const now = await store.get(table, row.id);
  if (JSON.stringify(now) !== JSON.stringify(row)) return true;
  await store.write([{ table, put } as Write]);
  return true;
}

function describe({ table, row }: UnopenedRow): UnreadableRow {
  const fields: Record<string, unknown> = row;
  return { table, id: row.id, date: String(fields[orderedBy[table]]) };
}
