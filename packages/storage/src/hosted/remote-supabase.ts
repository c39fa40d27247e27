import { AppError } from '@mooring/contract';
import type * as z from 'zod/mini';
import { orderedBy, type Row, type Table, tableNames } from '../store.ts';
import type { ServerRow } from '../sync/outbox.ts';
import type { Remote } from '../sync/remote.ts';
import type { HostedClient } from './session.ts';
import { toSyncError } from './errors-supabase.ts';
import {
  updatableColumns,
  columnsOf,
  rowVersionShape,
  rowShapeOf,
  serverVersionShape,
  tombstoneShape,
} from './shapes-supabase.ts';

type Answer = {
  data: unknown;
  error: { code?: string; message?: string } | null;
  status: number;
};

/** ms after which a request is given up. A megabyte takes this long on the slowest of lines. */
const patience = 60_000;
const head = 'id,rev,seq,op';

/** The rows of one hosted account, over supabase-js. Every request names its owner, whatever the policies say. */
export function supabaseRemote(client: HostedClient, userId: string): Remote {
  const asked = async (
    signal: AbortSignal,
    ask: (within: AbortSignal) => PromiseLike<Answer>,
  ): Promise<unknown[]> => {
    const once = () => inTime(signal, ask);
    let answer = await once();
    if (answer.status === 401) {
      // The token may have run out. One renewal tells whether anybody is still signed in.
      const { error } = await client.auth.refreshSession();
      if (error) throw new AppError(error.status ? 'sync.sign-in' : 'sync.offline');
      answer = await once();
    }
    signal.throwIfAborted();
    if (answer.error || answer.status >= 400) throw toSyncError(answer);
    return Array.isArray(answer.data) ? answer.data : [];
  };
  const rowsOf = (table: Table) =>
    client.from(table).select([...columnsOf(table), 'rev', 'seq', 'op'].join());

  return {
    async insert(table, items, signal) {
      const rows = items.map(({ row, mutationId: op }) => ({ ...pick(row, columnsOf(table)), op }));
      const options = { onConflict: 'user_id,id', ignoreDuplicates: true };
      const data = await asked(signal, (within) =>
        client.from(table).upsert(rows, options).select(head).abortSignal(within),
      );
      return parsed(rowVersionShape, data);
    },
    async update(table, { row, mutationId: op, rev }, signal) {
      const change = { ...pick(row, updatableColumns[table]), op };
      const data = await asked(signal, (within) =>
        client
          .from(table)
          .update(change)
          .eq('id', row.id)
          .eq('user_id', userId)
          .eq('rev', rev)
          .select(head)
          .abortSignal(within),
      );
      return parsed(rowVersionShape, data)[0] ?? null;
    },
    async remove(table, { id, rev }, signal) {
      const data = await asked(signal, (within) =>
        client
          .from(table)
          .delete()
          .eq('id', id)
          .eq('user_id', userId)
          .eq('rev', rev)
          .select('id')
          .abortSignal(within),
      );
      return data.length > 0;
    },
    fetch: async (table, ids, signal) =>
      kept(
        table,
        await asked(signal, (within) =>
          rowsOf(table).eq('user_id', userId).in('id', ids).abortSignal(within),
        ),
      ),
    rowsAfter: async (table, after, limit, signal) =>
      kept(
        table,
        await asked(signal, (within) =>
          rowsOf(table)
            .eq('user_id', userId)
            .gt('seq', after)
            .order('seq')
            .limit(limit)
            .abortSignal(within),
        ),
      ),
    async versionsAfter(table, after, limit, signal) {
      const data = await asked(signal, (within) =>
        client
          .from(table)
          .select(head)
          .eq('user_id', userId)
          .gt('seq', after)
          .order('seq')
          .limit(limit)
          .abortSignal(within),
      );
      return parsed(rowVersionShape, data);
    },
    async tombstonesAfter(after, limit, signal) {
      const data = await asked(signal, (within) =>
        client
          .from('tombstones')
          .select('table_name,id,seq')
          .eq('user_id', userId)
          .gt('seq', after)
          .order('seq')
          .limit(limit)
          .abortSignal(within),
      );
      return parsed(tombstoneShape, data).flatMap(({ table_name, id, seq }) => {
        const table = tableNames.find((name) => name === table_name);
        // The wrappings of the key are not rows of the journal.
        return table ? [{ table, id, seq }] : [];
      });
    },
    newest: async (table, limit, signal) =>
      kept(
        table,
        await asked(signal, (within) =>
          rowsOf(table)
            .eq('user_id', userId)
            .order(orderedBy[table], { ascending: false })
            .limit(limit)
            .abortSignal(within),
        ),
      ),
  };
}

/** Runs one request until it answers, its time is over, or the whole is called off. */
async function inTime(
  signal: AbortSignal,
  ask: (within: AbortSignal) => PromiseLike<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, patience);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await ask(given.signal);
  } catch (cause) {
    throw new AppError('sync.offline', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** What is not as the schema says is left out: one row must not keep the others away. */
function parsed<T>(shape: z.ZodMiniType<T>, data: unknown[]): T[] {
  return data.flatMap((one) => shape.safeParse(one).data ?? []);
}

function kept(table: Table, data: unknown[]): ServerRow[] {
  return data.flatMap((one) => {
    const row = rowShapeOf(table).safeParse(one).data;
    const stamp = serverVersionShape.safeParse(one).data;
    return row && stamp ? [{ table, row, ...stamp }] : [];
  });
}

function pick(row: Row, columns: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = row;
  return Object.fromEntries(columns.map((column) => [column, all[column]]));
}
