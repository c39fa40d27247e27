import { AppError } from '@mooring/contract';
import type { RowSeals } from '../history/row-seals.ts';
import type { Row, Store, Table, Write } from '../store.ts';
import type { RoundLimits } from './limited-remote.ts';
import { outboxKey, type PulledRow } from './outbox-entry.ts';

type HeldParts = {
  store: Store;
  seals: RowSeals;
  now(): Date;
  limits: Pick<RoundLimits, 'held'>;
};

/** A held row that is longer than this is noted without its columns. */
const maxLength = 1_000_000;

export const heldKey = 'held:';

/**
 * Rows of the server that do not replace one of this device: they do not open, carry no valid seal, or are not this
 * person's. They are kept as they came, sealed, in documents of this device alone. Throws AppError 'sync.endless' where they
 * would be more than `limits.held`: a server can make as many as it likes. Nothing of that page is then taken.
 */
export async function heldWrites(
  rows: readonly PulledRow[],
  { store, seals, now, limits }: HeldParts,
): Promise<Write[]> {
  const refused: PulledRow[] = [];
  for (const one of rows) if (await isHeld(one, store)) refused.push(one);
  if (refused.length === 0) return [];
  const keyOf = ({ table, row }: PulledRow) => `${heldKey}${outboxKey(table, row.id)}`;
  const ids = new Set(await store.ids('user_data', `${seals.userId}:${heldKey}`));
  for (const one of refused) ids.add(`${seals.userId}:${keyOf(one)}`);
  if (ids.size > limits.held) throw new AppError('sync.endless');
  const time = now().toISOString();
  return Promise.all(
    refused.map(async (one) => {
      const { table, row } = one;
      const key = keyOf(one);
      const id = `${seals.userId}:${key}`;
      const value = await seals.sealDocument(id, { table, row: shortened(row) });
      const put = { id, user_id: seals.userId, key, value, created_at: time, updated_at: time };
      return { table: 'user_data', put };
    }),
  );
}

/** The ids of held rows of a table of which this device has no state at all. */
export async function unknownHeldIds(
  table: Table,
  { store, seals }: Pick<HeldParts, 'store' | 'seals'>,
): Promise<string[]> {
  const prefix = `${seals.userId}:${heldKey}${outboxKey(table, '')}`;
  const ids = (await store.ids('user_data', prefix)).map((id) => id.slice(prefix.length));
  const entries = ids.length > 0 ? await store.sync.readEntries(table, ids) : [];
  return ids.filter((_, index) => !entries[index]);
}

/** An unsealed row in place of one that was removed is an older build's. Its words are kept here, and it stays removed. */
async function isHeld({ trust, table, row }: PulledRow, { sync }: Store): Promise<boolean> {
  if (trust !== 'unsealed') return trust === 'refused';
  const [entry] = await sync.readEntries(table, [row.id]);
  return entry?.isRemoved === true;
}

const shortened = (row: Row) =>
  JSON.stringify(row).length > maxLength ? { id: row.id, user_id: row.user_id } : row;
