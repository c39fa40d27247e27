import { AppError, type MessageKey } from '@mooring/contract';
import type { OpenStore, Write } from '@mooring/storage';

/** A write that is refused with this key. `isStored`: its rows are in the database nevertheless. Null: the write succeeds. */
export type WriteFailure = { key: MessageKey; isStored: boolean } | null;

/** Stores whose next writes fail, in the order of `failures`. */
export function failingWrites(open: OpenStore, failures: WriteFailure[]): OpenStore {
  return async (userId) => {
    const store = await open(userId);
    return {
      ...store,
      async write(writes) {
        const failure = isOnlyAlert(writes) ? null : failures.shift();
        if (!failure || failure.isStored) await store.write(writes);
        if (failure) throw new AppError(failure.key);
      },
    };
  };
}

/** The record of the safety card, which is written beside every text that is saved. */
const isOnlyAlert = (writes: readonly Write[]) =>
  writes.every((one) => 'put' in one && 'key' in one.put && one.put.key === 'safety-alert');

/** The rows of every account, by table and id. */
type Disk = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, object>>>;

/** Damages a sealed field of a stored row. */
export function damageRow(disk: Disk, rowId: string, wantedColumn?: string) {
  for (const tables of disk.values()) {
    for (const rows of tables.values()) {
      const row = rows.get(rowId) as Record<string, unknown> | undefined;
      const sealed = Object.entries(row ?? {}).find(
        ([name, value]) => String(value).startsWith('e1.') && (wantedColumn ?? name) === name,
      );
      if (!row || !sealed) continue;
      const [column, field] = sealed;
      row[column] = `${String(field).slice(0, -6)}AAAAAA`;
    }
  }
}
