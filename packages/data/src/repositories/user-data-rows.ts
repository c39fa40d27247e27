import type { Rows, Store } from '@mooring/storage';

/** The documents whose row ids begin with `prefix`, in the order of these ids. Reads no others. */
export async function rowsWithPrefix(store: Store, prefix: string): Promise<Rows['user_data'][]> {
  const { length } = await store.ids('user_data', prefix);
  const rows = await store.page('user_data', prefix, length);
  return rows.filter(({ id }) => id.startsWith(prefix));
}
