import { type Store, tableNames } from '@mooring/storage';

/** The id of the key that encrypts an account's rows; null if there are no rows. */
export async function keyIdInUse(store: Pick<Store, 'page'>): Promise<string | null> {
  for (const table of tableNames) {
    const [row] = await store.page(table, '', 1);
    for (const field of Object.values(row ?? {})) {
      const [, kid] = /^e1\.([\w-]+)\./.exec(String(field)) ?? [];
      if (kid) return kid;
    }
  }
  return null;
}
