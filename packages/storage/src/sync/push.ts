import { keyOf, type MessageKey } from '@mooring/contract';
import type { Store, Table, Write } from '../store.ts';
import { type ServerRow, mutationIdsOf, type Acknowledgement } from './outbox.ts';
import type { RowVersion, Remote } from './remote.ts';
import type { ResolveConflict } from './resolve-conflict.ts';
import type { QueuedMutation } from './sync-store.ts';

export type PushParts = {
  store: Store;
  remote: Remote;
  resolve: ResolveConflict;
  newId(): string;
  /** Told of rows that were changed here by what the server said. */
  onRowsChanged(writes: Write[]): void;
};

/** One way through the queue. Once the server is full, no row after it is tried on its own. */
type Way = PushParts & { signal: AbortSignal; full: boolean };

/** Rows read at once, bytes sent in one request, and requests under way at the same time. */
const rowsAtOnce = (table: Table) => (table === 'audio_chunks' ? 8 : 200);
const bytesAtOnce = 1_000_000;
const requestsAtOnce = 6;

/** Rounds in a row that may settle nothing before the rest is left for later. */
const vainRounds = 5;

/** Sends what waits until nothing does. Throws what keeps the service from being reached; what is settled stays so. */
export async function push(parts: PushParts, signal: AbortSignal): Promise<void> {
  const { store, newId } = parts;
  const way: Way = { ...parts, signal, full: false };
  for (let vain = 0; vain < vainRounds; ) {
    signal.throwIfAborted();
    const due = await store.sync.nextBatch(rowsAtOnce, newId);
    if (due.length === 0) return;
    const finished = await sendAll(due, way);
    vain = finished > 0 ? 0 : vain + 1;
  }
}

/** Returns how many lines need nothing more. What was answered is settled even where another request then failed. */
async function sendAll(due: QueuedMutation[], way: Way): Promise<number> {
  let finished = 0;
  const settle = async (settlements: Acknowledgement[]) => {
    way.onRowsChanged(await way.store.sync.acknowledge(settlements));
    finished += settlements.filter(({ outcome }) => outcome !== 'waiting').length;
  };
  const isNew = ({ entry: line, row }: QueuedMutation) => row !== undefined && !line.serverVersion;
  const fresh = due.filter(isNew);
  for (const batch of inBatches(fresh)) await settle(await insert(batch, way));
  const others = due.filter((one) => !isNew(one));
  for (let start = 0; start < others.length; start += requestsAtOnce) {
    const some = others.slice(start, start + requestsAtOnce);
    const answers = await Promise.allSettled(some.map((one) => send(one, way)));
    await settle(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    const failed = answers.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  return finished;
}

function* inBatches(due: QueuedMutation[]): Generator<QueuedMutation[]> {
  let batch: QueuedMutation[] = [];
  let bytes = 0;
  for (const one of due) {
    const size = JSON.stringify(one.row).length;
    if (batch.length > 0 && bytes + size > bytesAtOnce) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(one);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

async function insert(batch: QueuedMutation[], way: Way): Promise<Acknowledgement[]> {
  const [first] = batch;
  if (!first) return [];
  const { table } = first.entry;
  const items = batch.flatMap(({ entry: line, row }) => (row ? [{ row, op: line.pending.mutationId }] : []));
  let arrived: RowVersion[];
  try {
    arrived = await way.remote.insert(table, items, way.signal);
  } catch (error) {
    const reason = refusal(error);
    if (!reason) throw error;
    const alone = batch.length === 1;
    if (alone || (way.full && reason === 'sync.full')) {
      way.full ||= reason === 'sync.full';
      return batch.map((one) => settled(one, null, reason));
    }
    // One of them is to blame: the halves tell which.
    const half = Math.ceil(batch.length / 2);
    return [
      ...(await insert(batch.slice(0, half), way)),
      ...(await insert(batch.slice(half), way)),
    ];
  }
  const heads = new Map(arrived.map((head) => [head.id, head]));
  const there = batch.filter(({ entry: line }) => !heads.has(line.id));
  const kept = there.length > 0 ? await fetchAll(there, way) : new Map<string, ServerRow>();
  return Promise.all(
    batch.map((one) => {
      const head = heads.get(one.entry.id);
      return head ? settled(one, head, 'in-step') : compare(one, kept.get(one.entry.id), way);
    }),
  );
}

async function fetchAll(due: QueuedMutation[], { remote, signal }: Way) {
  const found = new Map<string, ServerRow>();
  const table = due[0]?.entry.table;
  // Ids stand in the address, which has an end.
  const step = 50;
  for (let start = 0; table && start < due.length; start += step) {
    const ids = due.slice(start, start + step).map(({ entry: line }) => line.id);
    for (const kept of await remote.fetch(table, ids, signal)) found.set(kept.row.id, kept);
  }
  return found;
}

/** Changes or removes one row, if it is still as this device knows it; else looks what it is now. */
async function send(one: QueuedMutation, way: Way): Promise<Acknowledgement> {
  const { entry: line, row } = one;
  const { table, id, serverVersion: base, pending } = line;
  const { remote, signal } = way;
  try {
    if (base && row) {
      const item = { row, op: pending.mutationId, rev: base.rev };
      const head = await remote.update(table, item, signal);
      if (head) return settled(one, head, 'in-step');
    } else if (base && pending.kind === 'remove') {
      const gone = await remote.remove(table, { id, rev: base.rev }, signal);
      if (gone) return settled(one, null, 'in-step');
    }
  } catch (error) {
    const reason = refusal(error);
    if (!reason) throw error;
    return settled(one, base, reason);
  }
  const [kept] = await remote.fetch(table, [id], signal);
  return compare(one, kept, way);
}

/** What to do about a row that is not on the server as this device thought. */
async function compare(
  one: QueuedMutation,
  kept: ServerRow | undefined,
  { resolve }: PushParts,
): Promise<Acknowledgement> {
  const { entry: line, row } = one;
  const { table, pending } = line;
  if (!kept) return settled(one, null, row ? 'waiting' : 'in-step');
  const stamp = { rev: kept.rev, seq: kept.seq };
  if (kept.mutationId === pending.mutationId) return settled(one, stamp, 'in-step');
  const lost = pending.kind === 'put' && !row;
  if (!lost && mutationIdsOf(pending).includes(kept.mutationId)) return settled(one, stamp, 'waiting');
  const theirs = { table, put: kept.row } as Write;
  // Edit beats delete. And a row this device was going to send and lost is fetched, never taken for deleted.
  if (!row) return { ...settled(one, stamp, 'in-step'), theirs: [theirs] };
  const resolved = await resolve(table, { ours: row, theirs: kept.row }).catch(unreadable);
  if (!resolved) return settled(one, line.serverVersion, 'vault.unreadable');
  const { winner: stays, extraWrites: beside } = resolved;
  if (stays === 'ours') return { ...settled(one, stamp, 'waiting'), ours: beside };
  if (stays === 'theirs') {
    return { ...settled(one, stamp, 'in-step'), theirs: [theirs], ours: beside };
  }
  const merged = { table, put: stays } as Write;
  return { ...settled(one, stamp, 'in-step'), theirs: [theirs], ours: [merged, ...beside] };
}

const settled = (
  { entry: line }: QueuedMutation,
  base: { rev: number; seq: number } | null,
  outcome: Acknowledgement['outcome'],
): Acknowledgement => ({
  key: line.key,
  mutationId: line.pending.mutationId,
  serverVersion: base && { rev: base.rev, seq: base.seq },
  outcome,
});

/** Ours does not open: it stays as it is, and is shown with what could not be synced. */
function unreadable(error: unknown): null {
  if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
  return null;
}

const refusals: readonly MessageKey[] = ['sync.full', 'sync.too-large', 'sync.refused'];

/** Why this row will not be taken; null where it may be the next time. */
function refusal(error: unknown): MessageKey | null {
  const key = keyOf(error, 'sync.busy');
  return refusals.includes(key) ? key : null;
}
