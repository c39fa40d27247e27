/** Which rows the server lists. One that it does not give out when asked for it, and lists all the same, is not gone. */
import type { Table } from '../store.ts';
import type { Remote } from './remote.ts';

export type IsListed = (table: Table, id: string) => Promise<boolean>;

const pageSize = 1000;

/** Reads the list of a table once, when it is first asked about. */
export function createIsListed(remote: Remote, signal: AbortSignal): IsListed {
  const lists = new Map<Table, Promise<ReadonlySet<string>>>();
  const listOf = (table: Table) => {
    const list = lists.get(table) ?? listedIds(table, remote, signal);
    lists.set(table, list);
    return list;
  };
  return async (table, id) => (await listOf(table)).has(id);
}

async function listedIds(table: Table, remote: Remote, signal: AbortSignal) {
  const ids = new Set<string>();
  let cursor = 0;
  for (let isFull = true; isFull; ) {
    const versions = await remote.versionsAfter(table, cursor, pageSize, signal);
    const last = versions.at(-1)?.seq ?? cursor;
    // A server that does not go on would have this device ask for ever.
    isFull = versions.length >= pageSize && last > cursor;
    cursor = Math.max(cursor, last);
    for (const { id } of versions) ids.add(id);
  }
  return ids;
}
