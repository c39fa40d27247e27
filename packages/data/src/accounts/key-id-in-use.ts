import { type Store, tableNames } from '@mooring/storage';

/** The name of the key that an account's rows are sealed with; null where there are none. */
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
