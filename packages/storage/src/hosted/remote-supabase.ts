import { AppError } from '@mooring/contract';
import type * as z from 'zod/mini';
import { orderedBy, type Row, type Table, tableNames } from '../store.ts';
import type { ServerRow } from '../sync/outbox-entry.ts';
import type { Remote } from '../sync/remote.ts';
import { toSyncError } from './errors-supabase.ts';
import type { HostedClient } from './session.ts';
import {
  columnsOf,
  rowShapeOf,
  rowVersionShape,
  serverVersionShape,
  statementShape,
  tombstoneShape,
  updatableColumns,
} from './shapes-supabase.ts';

type Answer = {
  data: unknown;
  error: { code?: string; message?: string } | null;
  status: number;
};

/** ms until a request is aborted. A megabyte takes this long on the slowest connections. */
const requestTimeout = 60_000;
const statementsTable = 'device_statements';
const versionColumns = 'id,rev,seq,op';

/** The remote over supabase-js. Every request names the owner of the rows, whatever the policies allow. */
export function supabaseRemote(client: HostedClient, userId: string): Remote {
  const request = async (
    signal: AbortSignal,
    send: (within: AbortSignal) => PromiseLike<Answer>,
  ): Promise<unknown[]> => {
    const attempt = () => withTimeout(signal, send);
    let answer = await attempt();
    if (answer.status === 401) {
      // The token may have expired. One refresh tells whether anybody is still signed in.
      const { error } = await client.auth.refreshSession();
      if (error) throw new AppError(error.status ? 'sync.sign-in' : 'sync.offline');
      answer = await attempt();
    }
    signal.throwIfAborted();
    if (answer.error || answer.status >= 400) throw toSyncError(answer);
    return Array.isArray(answer.data) ? answer.data : [];
  };
  const selectRows = (table: Table) =>
    client.from(table).select([...columnsOf(table), 'rev', 'seq', 'op', 'seal'].join());

  return {
    async insert(table, items, signal) {
      const rows = items.map(({ row, mutationId, seal = null }) => ({
        ...pick(row, columnsOf(table)),
        op: mutationId,
        seal,
      }));
      const options = { onConflict: 'user_id,id', ignoreDuplicates: true };
      const data = await request(signal, (within) =>
        client.from(table).upsert(rows, options).select(versionColumns).abortSignal(within),
      );
      return parseAll(rowVersionShape, data);
    },
    async update(table, { row, mutationId, rev, seal = null }, signal) {
      const change = { ...pick(row, updatableColumns[table]), op: mutationId, seal };
      const data = await request(signal, (within) =>
        client
          .from(table)
          .update(change)
          .eq('id', row.id)
          .eq('user_id', userId)
          .eq('rev', rev)
          .select(versionColumns)
          .abortSignal(within),
      );
      return parseAll(rowVersionShape, data)[0] ?? null;
    },
    async remove(table, { id, rev, seal = null }, signal) {
      const removed = await request(signal, (within) =>
        client
          .rpc('remove_row', { target: table, row_id: id, base: rev, proof: seal })
          .abortSignal(within),
      );
      return removed.length > 0;
    },
    async statements(signal) {
      const data = await request(signal, (within) =>
        client.from(statementsTable).select('id,value').eq('user_id', userId).abortSignal(within),
      );
      return parseAll(statementShape, data);
    },
    async putStatement({ id, value, mutationId }, signal) {
      const updated = await request(signal, (within) =>
        client
          .from(statementsTable)
          .update({ value, op: mutationId })
          .eq('id', id)
          .eq('user_id', userId)
          .select('id')
          .abortSignal(within),
      );
      if (updated.length > 0) return;
      const row = { id, user_id: userId, value, op: mutationId };
      await request(signal, (within) =>
        client.from(statementsTable).insert(row).select('id').abortSignal(within),
      );
    },
    fetch: async (table, ids, signal) =>
      parseServerRows(
        table,
        await request(signal, (within) =>
          selectRows(table).eq('user_id', userId).in('id', ids).abortSignal(within),
        ),
      ),
    rowsAfter: async (table, cursor, limit, signal) =>
      parseServerRows(
        table,
        await request(signal, (within) =>
          selectRows(table)
            .eq('user_id', userId)
            .gt('seq', cursor)
            .order('seq')
            .limit(limit)
            .abortSignal(within),
        ),
      ),
    async versionsAfter(table, cursor, limit, signal) {
      const data = await request(signal, (within) =>
        client
          .from(table)
          .select(versionColumns)
          .eq('user_id', userId)
          .gt('seq', cursor)
          .order('seq')
          .limit(limit)
          .abortSignal(within),
      );
      return parseAll(rowVersionShape, data);
    },
    async tombstonesAfter(cursor, limit, signal) {
      const data = await request(signal, (within) =>
        client
          .from('tombstones')
          .select('table_name,id,seq,seal')
          .eq('user_id', userId)
          .gt('seq', cursor)
          .order('seq')
          .limit(limit)
          .abortSignal(within),
      );
      return parseAll(tombstoneShape, data).flatMap(({ table_name, id, seq, seal }) => {
        const table = tableNames.find((name) => name === table_name);
        // Key envelopes have tombstones as well, and are no rows of the store.
        return table ? [{ table, id, seq, seal }] : [];
      });
    },
    newest: async (table, limit, signal) =>
      parseServerRows(
        table,
        await request(signal, (within) =>
          selectRows(table)
            .eq('user_id', userId)
            .order(orderedBy[table], { ascending: false })
            .limit(limit)
            .abortSignal(within),
        ),
      ),
  };
}

/** Sends one request and aborts it after the timeout, or when `signal` aborts. */
async function withTimeout(
  signal: AbortSignal,
  send: (within: AbortSignal) => PromiseLike<Answer>,
): Promise<Answer> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, requestTimeout);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await send(controller.signal);
  } catch (cause) {
    throw new AppError('sync.offline', { cause });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Leaves out what does not parse: one broken row must not block the others. */
function parseAll<T>(shape: z.ZodMiniType<T>, data: unknown[]): T[] {
  return data.flatMap((one) => shape.safeParse(one).data ?? []);
}

function parseServerRows(table: Table, data: unknown[]): ServerRow[] {
  return data.flatMap((one) => {
    const row = rowShapeOf(table).safeParse(one).data;
    const version = serverVersionShape.safeParse(one).data;
    return row && version ? [{ table, row, ...version }] : [];
  });
}

function pick(row: Row, columns: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = row;
  return Object.fromEntries(columns.map((column) => [column, all[column]]));
}
