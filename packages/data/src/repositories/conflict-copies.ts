import type { Env, Store, Table, Vault, Write } from '@mooring/storage';
import { sealJson } from './sealed-json.ts';
import { valueLocation } from './user-data-rows.ts';

export const conflictCopyPrefix = 'beside:';

/** The key of the note that the row `copy` holds another device's version of the row `id`. Row ids are not secret. */
export const conflictCopyKey = (table: Table, id: string, copy: string) =>
  `${conflictCopyPrefix}${table}:${id}:${copy}`;

/** Writes a note that links a row to its conflict copy, so that both devices can tell the person. */
export async function conflictCopyNote(
  table: Table,
  id: string,
  copyId: string,
  { env, vault }: { env: Pick<Env, 'now' | 'newId'>; vault: Vault },
): Promise<Write> {
  const key = conflictCopyKey(table, id, copyId);
  const rowId = `${vault.userId}:${key}`;
  const now = env.now().toISOString();
  const put = {
    id: rowId,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, valueLocation(rowId), true),
    created_at: now,
    updated_at: now,
  };
  return { table: 'user_data', put };
}

/** The existing rows that hold another device's version of this row. */
export async function conflictCopiesOf(
  store: Store,
  userId: string,
  { table, id }: { table: Table; id: string },
): Promise<string[]> {
  const group = (await groupCopies(store, userId, table)).find((ids) => ids.has(id));
  const others = [...(group ?? [])].filter((one) => one !== id);
  return existingIds(store, table, others);
}

/** Every row of a table that has conflict copies, and these copies. */
export async function allConflictCopies(
  store: Store,
  userId: string,
  table: Table,
): Promise<string[]> {
  const groups = await groupCopies(store, userId, table);
  const left = await Promise.all(groups.map((ids) => existingIds(store, table, [...ids])));
  return left.filter((ids) => ids.length > 1).flat();
}

/** Groups rows that are linked by notes. Three devices can make a chain, which is one group. */
async function groupCopies(store: Store, userId: string, table: Table): Promise<Set<string>[]> {
  const prefix = `${userId}:${conflictCopyPrefix}${table}:`;
  let groups: Set<string>[] = [];
  for (const rowId of await store.ids('user_data', prefix)) {
    const pair = rowId.slice(prefix.length).split(':');
    const touched = groups.filter((ids) => pair.some((one) => ids.has(one)));
    const joined = new Set([pair, ...touched].flatMap((ids) => [...ids]));
    groups = [...groups.filter((ids) => !touched.includes(ids)), joined];
  }
  return groups;
}

async function existingIds(store: Store, table: Table, ids: string[]): Promise<string[]> {
  const rows = await store.getMany(table, ids);
  return ids.filter((_, index) => rows[index]);
}
