import * as z from 'zod/mini';
import type { RowSeals } from '../history/row-seals.ts';
import type { Store } from '../store.ts';
import type { Remote, StoredStatement } from './remote.ts';

/**
 * What a device says of everything that it has written: sealed, a few dozen bytes, renewed with every push. Whoever has
 * all of it comes to the same numbers, so a device notices what a server hides from it or shows it in an older state.
 */
export type DeviceStatement = {
  device: string;
  /** Rows of this number are on their way. The totals are about those below it. */
  number: number;
  rows: number;
  sum: number;
  /** Outbox keys of rows that are on their way and were written before. They are not in the totals. */
  open: string[];
  /** Of those, by key: the number of the last state that was acknowledged. Nobody should be shown an older one, or nothing of the row. Left out by earlier builds. */
  acknowledged?: Record<string, number> | undefined;
  /** The last statement seen of each other device. */
  seen: Record<string, number>;
  /** Devices of which this one misses something. They compare everything with the server. */
  missing: string[];
};

export type OwnStatement = Omit<DeviceStatement, 'missing' | 'seen'>;

/** What a device knows of the others, at the end of a round. */
export type KnownDevices = Pick<DeviceStatement, 'seen' | 'missing'>;

export type StatementParts = {
  store: Store;
  remote: Remote;
  seals: RowSeals;
  newId(): string;
};

/** Publishes the statement of this device before the rows with the keys `sending` are sent. */
export async function announce(
  { store, remote, seals, newId }: StatementParts,
  sending: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const own = await store.sync.ownStatement(sending, false);
  if (!own) return;
  const value = await seals.sealText(own.device, JSON.stringify({ ...own, seen: {}, missing: [] }));
  await remote.putStatement({ id: own.device, value, mutationId: newId() }, signal);
  await store.sync.markPublished(own.number, false);
}

/** Publishes a statement about everything that was sent, with what this device knows of the others. */
export async function publishStatement(
  { store, remote, seals, newId }: StatementParts,
  known: KnownDevices,
  signal: AbortSignal,
): Promise<void> {
  const own = await store.sync.ownStatement(await store.sync.unsettledKeys(), true);
  if (!own) return;
  const value = await seals.sealText(own.device, JSON.stringify({ ...own, ...known }));
  await remote.putStatement({ id: own.device, value, mutationId: newId() }, signal);
  await store.sync.markPublished(own.number, true);
}

/** Opens what the server has of the devices' statements. Null for one that does not open. */
export async function openStatements(
  stored: readonly StoredStatement[],
  seals: RowSeals,
): Promise<Map<string, DeviceStatement | null>> {
  const opened = await Promise.all(
    stored.map(async ({ id, value }) => {
      const text = await seals.openText(id, value);
      const statement = text === null ? null : readStatement(text);
      return [id, statement?.device === id ? statement : null] as const;
    }),
  );
  return new Map(opened);
}

const counts = z.record(z.string(), z.int());
const statementShape = z.object({
  device: z.string(),
  number: z.int(),
  rows: z.int(),
  sum: z.int(),
  open: z.array(z.string()),
  acknowledged: z.optional(counts),
  seen: counts,
  missing: z.array(z.string()),
});

const readStatement = (text: string): DeviceStatement | null =>
  statementShape.safeParse(JSON.parse(text)).data ?? null;
