/** The result of a list: the rows that could be opened, and those that could not, which stay unchanged. */
export type ListResult<T> = { items: T[]; unreadable: { id: string; date: string }[] };

export const emptyResult = <T>(): ListResult<T> => ({ items: [], unreadable: [] });

/** Opens rows in parallel. `dateOf` gives the time that an unreadable row is shown with. */
export async function openRows<Row extends { id: string }, T>(
  rows: Row[],
  dateOf: (row: Row) => string,
  open: (row: Row) => Promise<T>,
): Promise<ListResult<T>> {
  const results = await Promise.allSettled(rows.map(open));
  const opened = emptyResult<T>();
  for (const [index, result] of results.entries()) {
    const row = rows[index];
    if (result.status === 'fulfilled') opened.items.push(result.value);
    else if (row) opened.unreadable.push({ id: row.id, date: dateOf(row) });
  }
  return opened;
}
