import type { RowSeals } from '../history/row-seals.ts';
import type { Row, Store, Table, Write } from '../store.ts';
import { createIsListed, type IsListed } from './listed-rows.ts';
import type { Acknowledgement, PulledRow } from './outbox-entry.ts';
import { acknowledgementOf, reconcile, refusalOf } from './reconcile.ts';
import type { Remote, RowVersion, SentRow } from './remote.ts';
import type { ResolveConflict } from './resolve-conflict.ts';
import { splitByBytes } from './split-by-bytes.ts';
import { announce } from './statements.ts';
import type { BatchOptions, QueuedMutation } from './sync-store.ts';

export type PushParts = {
  store: Store;
  remote: Remote;
  seals: RowSeals;
  resolve: ResolveConflict;
  newId(): string;
  /** Called after sync wrote rows on this device. */
  onRowsChanged(writes: Write[]): void;
};

/** One pass through the queue. After the first 'sync.full' no further row is tried on its own. */
type PushPass = PushParts & {
  signal: AbortSignal;
  isServerFull: boolean;
  /** Whether the server lists a row. */
  isListed: IsListed;
};

/** Rows read at once, and requests under way at the same time. */
const batchSize = (table: Table) => (table === 'audio_chunks' ? 8 : 1000);
const parallelRequests = 6;
/** Ids are sent in the address, whose length is limited. */
const idsInOneRequest = 50;

/** Batches in a row that may finish no mutation before the rest is left for the next push. */
const batchesWithoutProgress = 5;

/**
 * Pushes the outbox until it is empty. Throws the AppError that keeps the server from being reached; what was
 * acknowledged before stays acknowledged. `skipsResends` leaves what only mends the server: another device may have removed it. `except`: keys of
 * rows that another device has removed.
 */
export async function push(
  parts: PushParts,
  signal: AbortSignal,
  options: BatchOptions = {},
): Promise<void> {
  const { store, newId } = parts;
  const isListed = createIsListed(parts.remote, signal);
  const pass: PushPass = { ...parts, signal, isServerFull: false, isListed };
  const unsettled = await store.sync.unsettledKeys();
  for (let fruitless = 0; fruitless < batchesWithoutProgress; ) {
    signal.throwIfAborted();
    const batch = await store.sync.nextBatch(batchSize, newId, options);
    if (batch.length === 0) return;
    // A removal whose answer was lost stays unsettled until the next pull.
    for (const { entry } of batch) if (entry.isRemoved) unsettled.push(entry.key);
    await announce(parts, [...unsettled, ...batch.map(({ entry }) => entry.key)], signal);
    const finished = await pushBatch(batch, pass);
    fruitless = finished > 0 ? 0 : fruitless + 1;
  }
}

/** Returns how many mutations are finished. Every answer is acknowledged, also where another request then fails. */
async function pushBatch(batch: QueuedMutation[], pass: PushPass): Promise<number> {
  let finished = 0;
  const acknowledge = async (acknowledgements: Acknowledgement[]) => {
    pass.onRowsChanged(await pass.store.sync.acknowledge(acknowledgements));
    finished += acknowledgements.filter(({ outcome }) => outcome !== 'retry').length;
  };
  const isNew = ({ entry, row }: QueuedMutation) => row !== undefined && !entry.serverVersion;
  // Removals make room for what is new.
  const changes = batch.filter((one) => !isNew(one));
  for (let start = 0; start < changes.length; start += parallelRequests) {
    const some = changes.slice(start, start + parallelRequests);
    const answers = await Promise.allSettled(some.map((one) => compareAndSwap(one, pass)));
    await acknowledge(answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    const failed = answers.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  const requests = [...splitByBytes(batch.filter(isNew))];
  let next = sealItems(requests[0] ?? [], pass);
  for (const [at, request] of requests.entries()) {
    const answers = insertRows(request, await next, pass);
    // The next request is sealed while this one is on its way. Its failure is met where it is awaited.
    next = sealItems(requests[at + 1] ?? [], pass);
    next.catch(() => {});
    await acknowledge(await answers);
  }
  return finished;
}

/**
 * Inserts new rows in one request: `items` are the sealed rows of the mutations. Where the server refuses it, the halves tell
 * which row is the cause.
 */
async function insertRows(
  mutations: QueuedMutation[],
  items: SentRow[],
  pass: PushPass,
): Promise<Acknowledgement[]> {
  const [first] = mutations;
  if (!first) return [];
  const { table } = first.entry;
  let inserted: RowVersion[];
  try {
    inserted = await pass.remote.insert(table, items, pass.signal);
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    if (mutations.length === 1 || (pass.isServerFull && reason === 'sync.full')) {
      pass.isServerFull ||= reason === 'sync.full';
      return mutations.map((one) => acknowledgementOf(one, null, reason));
    }
    const half = Math.ceil(mutations.length / 2);
    return [
      ...(await insertRows(mutations.slice(0, half), items.slice(0, half), pass)),
      ...(await insertRows(mutations.slice(half), items.slice(half), pass)),
    ];
  }
  const versions = new Map(inserted.map((version) => [version.id, version]));
  const existing = mutations.filter(({ entry }) => !versions.has(entry.id));
  const serverRows = await fetchServerRows(existing, pass);
  return Promise.all(
    mutations.map((one) => {
      const version = versions.get(one.entry.id);
      if (version) return acknowledgementOf(one, version, 'synced');
      return reconcile(one, serverRows.get(one.entry.id), pass.resolve);
    }),
  );
}

const sealItems = (mutations: QueuedMutation[], pass: PushPass): Promise<SentRow[]> =>
  Promise.all(mutations.flatMap(({ entry, row }) => (row ? [sealedItem(row, entry, pass)] : [])));

async function sealedItem(row: Row, { table, pending }: QueuedMutation['entry'], pass: PushPass) {
  const seal = await pass.seals.sealRow(table, row, pending.version);
  return { row, mutationId: pending.mutationId, seal };
}

async function fetchServerRows(mutations: QueuedMutation[], pass: PushPass) {
  const found = new Map<string, PulledRow>();
  const table = mutations[0]?.entry.table;
  for (let start = 0; table && start < mutations.length; start += idsInOneRequest) {
    const ids = mutations.slice(start, start + idsInOneRequest).map(({ entry }) => entry.id);
    for (const one of await fetchChecked(table, ids, pass)) found.set(one.row.id, one);
  }
  return found;
}

/** The rows with these ids. A server that answers with others is not listened to. */
async function fetchChecked(table: Table, ids: string[], { remote, seals, signal }: PushPass) {
  const rows = await remote.fetch(table, ids, signal);
  const asked = rows.filter((one) => one.table === table && ids.includes(one.row.id));
  return Promise.all(asked.map((one) => seals.checkRow(one, true)));
}

/** Updates or removes one row where the server still has the version this device builds upon. Else reconciles. */
async function compareAndSwap(one: QueuedMutation, pass: PushPass): Promise<Acknowledgement> {
  const { entry, row } = one;
  const { table, id, serverVersion, pending } = entry;
  const { remote, signal } = pass;
  try {
    if (serverVersion && row) {
      const item = { ...(await sealedItem(row, entry, pass)), rev: serverVersion.rev };
      const version = await remote.update(table, item, signal);
      if (version) return acknowledgementOf(one, version, 'synced');
    } else if (serverVersion && pending.kind === 'remove') {
      const seal = await pass.seals.sealRemoval(table, id, pending.version);
      const isRemoved = await remote.remove(table, { id, rev: serverVersion.rev, seal }, signal);
      if (isRemoved) {
        return { ...acknowledgementOf(one, null, 'synced'), version: pending.version };
      }
    }
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return acknowledgementOf(one, serverVersion, reason);
  }
  const [serverRow] = await fetchChecked(table, [id], pass);
  // One that is listed and not given out is not gone. It is asked for again, and waits until it comes.
  if (!serverRow && !row && (await pass.isListed(table, id))) {
    return acknowledgementOf(one, null, 'retry');
  }
  return reconcile(one, serverRow, pass.resolve);
}
