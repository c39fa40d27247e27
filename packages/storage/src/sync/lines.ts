/** What this device knows about one row and the server: pure rules, the same over every adapter. */
import type { MessageKey } from '@mooring/contract';
import type { Row, Table, Write } from '../store.ts';
import { travels } from './travels.ts';

/** A state of a row on the server. `rev` counts its changes; `seq` is the user's own count over all rows and never repeats. */
export type Stamp = { rev: number; seq: number };

/** A row as the server has it. `op` names the write that made it so. */
export type Kept = Stamp & { table: Table; row: Row; op: string };

/** A row the server no longer has. */
export type Tombstone = { table: Table; id: string; seq: number };

/** A change that waits to be sent. */
export type Pending = {
  what: 'put' | 'remove';
  /** Names this state to the server; null until it is about to be sent. */
  op: string | null;
  /** The names of earlier states that may have arrived. */
  sent: string[];
  /** Its place in the queue; null where the server refused it. */
  due: number | null;
  refused: MessageKey | null;
};

export type Line = {
  /** `<table>/<id>` */
  at: string;
  table: Table;
  id: string;
  /** The server's state this device builds upon; null where it knows of none. */
  base: Stamp | null;
  /** Brought here by sync, not written here first. */
  pulled: boolean;
  pending: Pending | null;
};

/** What became of one line that was sent under the name `op`. */
export type Settlement = {
  at: string;
  op: string;
  /** What the server has now; null for nothing. */
  base: Stamp | null;
  /** 'waiting' tries again from `base`; a key says why the server refused it. */
  outcome: 'in-step' | 'waiting' | MessageKey;
  /** What this device takes over from the server. */
  theirs?: Write[];
  /** Writes of this device that come out of it, to be sent in their turn. */
  ours?: Write[];
};

/** What to change, all in one transaction. */
export type Effects = { lines: Line[]; drop: string[]; writes: Write[] };

export const atOf = (table: Table, id: string) => `${table}/${id}`;

export const newLine = (table: Table, id: string): Line => ({
  at: atOf(table, id),
  table,
  id,
  base: null,
  pulled: false,
  pending: null,
});

export const idOf = (write: Write) => ('put' in write ? write.put.id : write.remove);

/** Lines while they are changed: what is read is what was put last. */
export function createLedger(known: readonly (Line | undefined)[], last: number) {
  const lines = new Map<string, Line>();
  for (const line of known) if (line) lines.set(line.at, line);
  const changed = new Map<string, Line | null>();
  let due = last;
  return {
    get: (table: Table, id: string) => lines.get(atOf(table, id)) ?? newLine(table, id),
    has: (at: string) => lines.get(at),
    put(line: Line) {
      lines.set(line.at, line);
      changed.set(line.at, line);
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
    effects: (writes: Write[]): Effects => ({
      lines: [...changed.values()].filter((line) => line !== null),
      drop: [...changed].flatMap(([at, line]) => (line ? [] : [at])),
      writes,
    }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;

/** Notes what was written here. A row that waits already keeps its base and its earlier names, and takes a new one. */
export function note(ledger: Ledger, writes: readonly Write[]): void {
  for (const write of writes) {
    const { table } = write;
    const id = idOf(write);
    if (!travels(table, id)) continue;
    const line = ledger.get(table, id);
    const { base, pending } = line;
    const sent = pending ? namesOf(pending) : [];
    const what = 'put' in write ? 'put' : 'remove';
    // What the server cannot have needs no taking back.
    if (what === 'remove' && !base && sent.length === 0) ledger.drop(line.at);
    else {
      const due = ledger.nextDue();
      ledger.put({ ...line, pending: { what, op: null, sent, due, refused: null } });
    }
  }
}

/** Every name under which this row may have arrived. */
export const namesOf = ({ op, sent }: Pending): string[] => (op ? [...sent, op] : sent);

export function settle(ledger: Ledger, settlements: readonly Settlement[]): Effects {
  const writes: Write[] = [];
  for (const { at, op, base, outcome, theirs = [], ours = [] } of settlements) {
    const line = ledger.has(at);
    if (!line?.pending) continue;
    const { pending } = line;
    if (pending.op !== op) {
      // Written again meanwhile. What was decided about the earlier state no longer holds; what the server has does.
      const undone = theirs.length + ours.length > 0 || outcome !== 'in-step';
      if (!undone) ledger.put({ ...line, base, pending: { ...pending, sent: [] } });
      if (!undone && !base && pending.what === 'remove') ledger.drop(at);
      continue;
    }
    writes.push(...theirs, ...ours);
    if (outcome === 'in-step') {
      if (base) ledger.put({ ...line, base, pending: null });
      else ledger.drop(at);
    } else if (outcome === 'waiting') ledger.put({ ...line, base });
    else ledger.put({ ...line, base, pending: { ...pending, due: null, refused: outcome } });
    note(ledger, ours);
  }
  return ledger.effects(writes);
}

/** Takes over what the server has. A row with a change of this device that waits is never written over. */
export function take(
  ledger: Ledger,
  kept: readonly Kept[],
  removed: readonly Tombstone[],
  ownRow: (at: string) => Row | undefined,
): Effects {
  const writes: Write[] = [];
  for (const { table, row, op, rev, seq } of kept) {
    const line = ledger.get(table, row.id);
    const { base, pending } = line;
    if (base && base.seq >= seq) continue;
    const stamp = { rev, seq };
    if (!pending) {
      writes.push({ table, put: row } as Write);
      ledger.put({ ...line, base: stamp, pulled: true });
    } else if (pending.op === op || (pending.what === 'put' && sameRow(ownRow(line.at), row))) {
      ledger.put({ ...line, base: stamp, pending: null });
    } else if (pending.sent.includes(op)) ledger.put({ ...line, base: stamp });
  }
  for (const { table, id, seq } of removed) {
    const line = ledger.has(atOf(table, id));
    if (!line || (line.base && line.base.seq > seq)) continue;
    // Edit beats delete: what waits here is sent, and is there again.
    if (line.pending?.what === 'put') continue;
    if (!line.pending) writes.push({ table, remove: id } as Write);
    ledger.drop(line.at);
  }
  return ledger.effects(writes);
}

/** Whether two rows are the same to the letter, whatever the order of their columns. */
export function sameRow(one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other) return false;
  const [a, b]: Record<string, unknown>[] = [one, other];
  const columns = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return [...columns].every((column) => (a?.[column] ?? null) === (b?.[column] ?? null));
}
