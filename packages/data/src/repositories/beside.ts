import type { Store, Table } from '../store.ts';

const start = 'beside:';

/** The key of the note that `copy` holds another device's version of the row `id`. Ids stand in the clear anyway. */
export const besideKey = (table: Table, id: string, copy: string) =>
  `${start}${table}:${id}:${copy}`;

/** The rows that hold another device's version of this one and are still there. */
export async function besideOf(
  store: Store,
  userId: string,
  { table, id }: { table: Table; id: string },
): Promise<string[]> {
  const prefix = `${userId}:${start}${table}:`;
  const pairs = (await store.ids('user_data'))
    .filter((rowId) => rowId.startsWith(prefix))
    .map((rowId) => rowId.slice(prefix.length).split(':'));
  // Three devices make a chain of notes: all of it belongs together.
  const found = new Set([id]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const pair of pairs) {
      if (pair.some((one) => found.has(one))) for (const one of pair) found.add(one);
    }
  }
  found.delete(id);
  const ids = [...found];
  const rows = await store.getMany(table, ids);
  return ids.filter((_, index) => rows[index]);
}
