import { AppError } from '@mooring/contract';
import type { Remote } from './remote.ts';

/**
 * The most that one round asks for. `pages`: answers of up to a thousand rows, versions or tombstones; `ms`: the time that the
 * requests for them may take together; `held`: rows that are kept apart because they do not open. An honest account stays far below.
 */
export type RoundLimits = { pages: number; ms: number; held: number };

export const roundLimits: RoundLimits = { pages: 300, ms: 60 * 60_000, held: 1000 };

/** ms. A device may sleep in the middle of a request, so none counts for longer than its timeout. */
const longestRequest = 60_000;

/**
 * A server that goes on and on is asked no more in this round: throws AppError 'sync.endless'. What came before is stored, and the
 * next round goes on from there. `clock` is in ms.
 */
export function limitedRemote(
  remote: Remote,
  clock: () => number,
  { pages, ms }: RoundLimits,
): Remote {
  let asked = 0;
  let taken = 0;
  const timed = async <T>(request: () => Promise<T>): Promise<T> => {
    if (taken >= ms) throw new AppError('sync.endless');
    const start = clock();
    try {
      return await request();
    } finally {
      taken += Math.max(0, Math.min(clock() - start, longestRequest));
    }
  };
  /** A server may also answer with more than it was asked for. */
  const page = async <T>(limit: number, request: () => Promise<T[]>): Promise<T[]> => {
    asked += 1;
    if (asked > pages) throw new AppError('sync.endless');
    return (await timed(request)).slice(0, limit);
  };
  return {
    ...remote,
    statements: (signal) => timed(() => remote.statements(signal)),
    fetch: (...given) => timed(() => remote.fetch(...given)),
    newest: (table, limit, signal) => page(limit, () => remote.newest(table, limit, signal)),
    rowsAfter: (table, cursor, limit, signal) =>
      page(limit, () => remote.rowsAfter(table, cursor, limit, signal)),
    versionsAfter: (table, cursor, limit, signal) =>
      page(limit, () => remote.versionsAfter(table, cursor, limit, signal)),
    tombstonesAfter: (cursor, limit, signal) =>
      page(limit, () => remote.tombstonesAfter(cursor, limit, signal)),
  };
}
