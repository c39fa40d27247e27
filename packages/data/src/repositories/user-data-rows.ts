import type { FieldLocation, Rows, Store } from '@mooring/storage';

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
