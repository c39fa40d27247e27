/** What this device knows about one row and the server: pure rules, the same over every adapter. */
import type { MessageKey } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import { isSyncable } from './is-syncable.ts';

/** A state of a row on the server. `rev` counts its changes; `seq` is the user's own count over all rows and never repeats. */
export type ServerVersion = { rev: number; seq: number };

/** A row as the server has it. `op` names the write that made it so. */
export type ServerRow = ServerVersion & { table: Table; row: Row; mutationId: string };

/** A row the server no longer has. */
export type Tombstone = { table: Table; id: string; seq: number };

/** A change that waits to be sent. */
export type PendingMutation = {
  kind: 'put' | 'remove';
  /** Names this state to the server; null until it is about to be sent. */
  mutationId: string | null;
  /** The names of earlier states that may have arrived. */
  earlierMutationIds: string[];
  /** Its place in the queue; null where the server refused it. */
  queuePosition: number | null;
  refused: MessageKey | null;
};

export type OutboxEntry = {
  /** `<table>/<id>` */
  key: string;
  table: Table;
  id: string;
  /** The server's state this device builds upon; null where it knows of none. */
  serverVersion: ServerVersion | null;
  /** Brought here by sync, not written here first. */
  isPulled: boolean;
  pending: PendingMutation | null;
};

/** What became of one line that was sent under the name `op`. */
export type Acknowledgement = {
  key: string;
  mutationId: string;
  /** What the server has now; null for nothing. */
  serverVersion: ServerVersion | null;
  /** 'waiting' tries again from `base`; a key says why the server refused it. */
  outcome: 'in-step' | 'waiting' | MessageKey;
  /** What this device takes over from the server. */
  theirs?: Write[];
  /** Writes of this device that come out of it, to be sent in their turn. */
  ours?: Write[];
};

/** What to change, all in one transaction. */
export type OutboxChanges = { entries: OutboxEntry[]; removedKeys: string[]; writes: Write[] };

export const outboxKey = (table: Table, id: string) => `${table}/${id}`;

export const newOutboxEntry = (table: Table, id: string): OutboxEntry => ({
  key: outboxKey(table, id),
  table,
  id,
  serverVersion: null,
  isPulled: false,
  pending: null,
});

export const rowIdOf = (write: Write) => ('put' in write ? write.put.id : write.remove);

/** Lines while they are changed: what is read is what was put last. */
export function createOutbox(known: readonly (OutboxEntry | undefined)[], last: number) {
  const lines = new Map<string, OutboxEntry>();
  for (const line of known) if (line) lines.set(line.key, line);
  const changed = new Map<string, OutboxEntry | null>();
  let due = last;
  return {
    get: (table: Table, id: string) => lines.get(outboxKey(table, id)) ?? newOutboxEntry(table, id),
    has: (at: string) => lines.get(at),
    put(line: OutboxEntry) {
      lines.set(line.key, line);
      changed.set(line.key, line);
    },
    drop(at: string) {
      lines.delete(at);
      changed.set(at, null);
    },
    nextDue() {
      due += 1;
      return due;
    },
    last: () => due,
    effects: (writes: Write[]): OutboxChanges => ({
      entries: [...changed.values()].filter((line) => line !== null),
      removedKeys: [...changed].flatMap(([at, line]) => (line ? [] : [at])),
      writes,
    }),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Notes what was written here. A row that waits already keeps its base and its earlier names, and takes a new one. */
export function enqueue(ledger: Outbox, writes: readonly Write[]): void {
  for (const write of writes) {
    const { table } = write;
    const id = rowIdOf(write);
    if (!isSyncable(table, id)) continue;
    const line = ledger.get(table, id);
    const { serverVersion: base, pending } = line;
    const sent = pending ? mutationIdsOf(pending) : [];
    const what = 'put' in write ? 'put' : 'remove';
    // What the server cannot have needs no taking back.
    if (what === 'remove' && !base && sent.length === 0) ledger.drop(line.key);
    else {
      const due = ledger.nextDue();
      ledger.put({ ...line, pending: { kind: what, mutationId: null, earlierMutationIds: sent, queuePosition: due, refused: null } });
    }
  }
}

/** Every name under which this row may have arrived. */
export const mutationIdsOf = ({ mutationId: op, earlierMutationIds: sent }: PendingMutation): string[] => (op ? [...sent, op] : sent);

export function acknowledge(ledger: Outbox, settlements: readonly Acknowledgement[]): OutboxChanges {
  const writes: Write[] = [];
  for (const { key: at, mutationId: op, serverVersion: base, outcome, theirs = [], ours = [] } of settlements) {
    const line = ledger.has(at);
    if (!line?.pending) continue;
    const { pending } = line;
    if (pending.mutationId !== op) {
      // Written again meanwhile. What was decided about the earlier state no longer holds; what the server has does.
      const undone = theirs.length + ours.length > 0 || outcome !== 'in-step';
      if (!undone) ledger.put({ ...line, serverVersion: base, pending: { ...pending, earlierMutationIds: [] } });
      if (!undone && !base && pending.kind === 'remove') ledger.drop(at);
      continue;
    }
    writes.push(...theirs, ...ours);
    if (outcome === 'in-step') {
      if (base) ledger.put({ ...line, serverVersion: base, pending: null });
      else ledger.drop(at);
    } else if (outcome === 'waiting') ledger.put({ ...line, serverVersion: base });
    else ledger.put({ ...line, serverVersion: base, pending: { ...pending, queuePosition: null, refused: outcome } });
    enqueue(ledger, ours);
  }
  return ledger.effects(writes);
}

/** Takes over what the server has. A row with a change of this device that waits is never written over. */
export function applyPulled(
  ledger: Outbox,
  kept: readonly ServerRow[],
  removed: readonly Tombstone[],
  ownRow: (at: string) => Row | undefined,
): OutboxChanges {
  const writes: Write[] = [];
  for (const { table, row, mutationId: op, rev, seq } of kept) {
    const line = ledger.get(table, row.id);
    const { serverVersion: base, pending } = line;
    if (base && base.seq >= seq) continue;
    const stamp = { rev, seq };
    if (!pending) {
      writes.push({ table, put: row } as Write);
      ledger.put({ ...line, serverVersion: stamp, isPulled: true });
    } else if (pending.mutationId === op || (pending.kind === 'put' && isSameRow(ownRow(line.key), row))) {
      ledger.put({ ...line, serverVersion: stamp, pending: null });
    } else if (pending.earlierMutationIds.includes(op)) ledger.put({ ...line, serverVersion: stamp });
  }
  for (const { table, id, seq } of removed) {
    const line = ledger.has(outboxKey(table, id));
    if (!line || (line.serverVersion && line.serverVersion.seq > seq)) continue;
    // Edit beats delete: what waits here is sent, and is there again.
    if (line.pending?.kind === 'put') continue;
    if (!line.pending) writes.push({ table, remove: id } as Write);
    ledger.drop(line.key);
  }
  return ledger.effects(writes);
}

/** Whether two rows are the same to the letter, whatever the order of their columns. */
export function isSameRow(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other) return false;
  const [a, b]: Record<string, unknown>[] = [one, other];
  const columns = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...columns].every((column) => (a?.[column] ?? null) === (b?.[column] ?? null));
}
