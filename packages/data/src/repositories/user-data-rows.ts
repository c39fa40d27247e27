import type { FieldLocation, Rows, Store, Vault } from '@mooring/storage';

export type UserDataRow = Rows['user_data'];

export const valueLocation = (rowId: string): FieldLocation => ({
  table: 'user_data',
  column: 'value',
  rowId,
});

/** The documents whose row ids begin with `prefix`, in the order of their ids. Reads no other rows. */
export async function rowsWithPrefix(store: Store, prefix: string): Promise<UserDataRow[]> {
  const { length } = await store.ids('user_data', prefix);
  const rows = await store.page('user_data', prefix, length);
  return rows.filter(({ id }) => id.startsWith(prefix));
}

/** A document as the earlier version `id` of it. A value that cannot be opened is moved unchanged. */
export async function asEarlierVersion(
  vault: Vault,
  row: UserDataRow,
  id: string,
  date: string,
): Promise<UserDataRow> {
  const key = id.slice(vault.userId.length + 1);
  const text = await vault.open(valueLocation(row.id), row.value).catch(() => null);
  const value = text === null ? row.value : await vault.seal(valueLocation(id), text);
  return { ...row, id, key, value, updated_at: date };
}
