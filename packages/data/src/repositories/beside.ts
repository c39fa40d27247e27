import type { Store, Table } from '@mooring/storage';

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
  const group = (await groupsOf(store, userId, table)).find((ids) => ids.has(id));
  const others = [...(group ?? [])].filter((one) => one !== id);
  return stillThere(store, table, others);
}

/** Every row of a table with another device's version of it here, and those versions. */
export async function allBeside(store: Store, userId: string, table: Table): Promise<string[]> {
  const groups = await groupsOf(store, userId, table);
  const left = await Promise.all(groups.map((ids) => stillThere(store, table, [...ids])));
  return left.filter((ids) => ids.length > 1).flat();
}

/** Three devices make a chain of notes: all of it belongs together. */
async function groupsOf(store: Store, userId: string, table: Table): Promise<Set<string>[]> {
  const prefix = `${userId}:${start}${table}:`;
  let groups: Set<string>[] = [];
  for (const rowId of await store.ids('user_data', prefix)) {
    const pair = rowId.slice(prefix.length).split(':');
    const touched = groups.filter((ids) => pair.some((one) => ids.has(one)));
    const joined = new Set([pair, ...touched].flatMap((ids) => [...ids]));
    groups = [...groups.filter((ids) => !touched.includes(ids)), joined];
  }
  return groups;
}

async function stillThere(store: Store, table: Table, ids: string[]): Promise<string[]> {
  const rows = await store.getMany(table, ids);
  return ids.filter((_, index) => rows[index]);
}
