/** Statements over the outbox: what this device says, and whether it has what another one says. */
import { tableNames } from '../store.ts';
import { deviceName, numberNames } from './device-number.ts';
import { mayHaveArrived, type OutboxEntry } from './outbox-entry.ts';
import type { DeviceStatement, OwnStatement } from './statements.ts';
import type { ComparisonOptions, StatementCheck } from './sync-store.ts';
import type { SyncTransaction } from './sync-transaction.ts';
import { countBelow, noCount, type VersionCounts } from './version-counts.ts';

const seenName = (device: string) => `statement:${device}`;
const comparedName = (device: string) => `compared:${device}`;
/** When that was, in ms. */
const comparedAtName = (device: string) => `compared-at:${device}`;
const dayMs = 86_400_000;

/** Keys of rows of which the server may have a state that it has not acknowledged. */
export async function unsettledKeys(transaction: SyncTransaction): Promise<string[]> {
  // Nothing was ever sent under the name of this device, so nothing can have arrived.
  if ((await transaction.getNumber(numberNames.last)) === undefined) return [];
  const queued = await Promise.all(
    tableNames.map((table) => transaction.queuedEntries(table, Number.POSITIVE_INFINITY)),
  );
  const refused = await transaction.refusedEntries();
  return [...queued.flat(), ...refused].filter(mayHaveArrived).map(({ key }) => key);
}

/**
 * The statement for the current number, with `sending` on their way. With `isClosing` it gets a number of its own, so that
 * it covers everything sent before. Null where nothing has changed since the last one.
 */
export async function ownStatement(
  transaction: SyncTransaction,
  sending: readonly string[],
  isClosing: boolean,
): Promise<OwnStatement | null> {
  const [id, last = 0, published = 0, closed = 0] = await Promise.all([
    transaction.getNumber(numberNames.device),
    transaction.getNumber(numberNames.last),
    transaction.getNumber(numberNames.published),
    transaction.getNumber(numberNames.closed),
  ]);
  if (id === undefined || last <= (isClosing ? closed : published)) return null;
  const number = isClosing ? last + 1 : last;
  if (isClosing) await transaction.putNumber(numberNames.last, number);

  const device = deviceName(id);
  const counts = await transaction.getCounts();
  const open: string[] = [];
  const before: Record<string, number> = {};
  let { rows, sum } = counts[device] ?? noCount;
  for (const entry of await transaction.getEntries([...new Set(sending)])) {
    if (!entry) continue;
    const acknowledged = entry.version?.[device];
    const isFirst = entry.pending?.version?.[device] === number && acknowledged === undefined;
    if (isFirst && entry.pending?.earlierMutationIds.length === 0) continue;
    open.push(entry.key);
    if (acknowledged === undefined) continue;
    before[entry.key] = acknowledged;
    rows -= 1;
    sum -= acknowledged;
  }
  const isAny = Object.keys(before).length > 0;
  return { device, number, rows, sum, open, ...(isAny && { acknowledged: before }) };
}

export async function markPublished(
  transaction: SyncTransaction,
  number: number,
  isClosing: boolean,
): Promise<void> {
  await transaction.putNumber(numberNames.published, number);
  if (isClosing) await transaction.putNumber(numberNames.closed, number);
}

/** The id of this device and the number of its last published statement. Null where it has sent nothing. */
export async function publishedStatement(transaction: SyncTransaction) {
  const id = await transaction.getNumber(numberNames.device);
  const number = (await transaction.getNumber(numberNames.published)) ?? 0;
  return id === undefined ? null : { device: deviceName(id), number };
}

/** Compares the statements of the other devices with the rows of this one. A device without a statement has an old one. */
export async function checkStatements(
  transaction: SyncTransaction,
  statements: ReadonlyMap<string, DeviceStatement | null>,
): Promise<Map<string, StatementCheck>> {
  const own = await transaction.getNumber(numberNames.device);
  const counts = await transaction.getCounts();
  const others = [...new Set([...statements.keys(), ...Object.keys(counts)])].filter(
    (device) => own === undefined || device !== deviceName(own),
  );
  const seen = await Promise.all(others.map((device) => transaction.getNumber(seenName(device))));
  const keys = [...statements.values()].flatMap((one) => one?.open ?? []);
  const entries = new Map(
    (await transaction.getEntries([...new Set(keys)])).map((entry) => [entry?.key, entry]),
  );
  const checks = new Map<string, StatementCheck>();
  for (const [index, device] of others.entries()) {
    const statement = statements.get(device);
    const isOlder = !statement || statement.number < (seen[index] ?? 0);
    checks.set(device, isOlder ? 'older' : compareCounts(statement, counts, entries));
  }
  for (const [device, number] of highestSeen(statements)) {
    if (checks.has(device) && (statements.get(device)?.number ?? 0) < number) {
      checks.set(device, 'older');
    }
  }
  const numbers = others.flatMap((device, index) => {
    const number = statements.get(device)?.number ?? 0;
    return number > (seen[index] ?? 0) ? [{ device, number }] : [];
  });
  await Promise.all(
    numbers.map(({ device, number }) => transaction.putNumber(seenName(device), number)),
  );
  const known = Object.fromEntries(others.map((device) => [device, counts[device] ?? noCount]));
  await transaction.putCounts({ ...counts, ...known });
  return checks;
}

/** The highest number of each device that any device has seen. */
function highestSeen(statements: ReadonlyMap<string, DeviceStatement | null>): [string, number][] {
  return [...statements.values()].flatMap((one) => Object.entries(one?.seen ?? {}));
}

function compareCounts(
  { device, number, rows, sum, open, acknowledged = {} }: DeviceStatement,
  counts: VersionCounts,
  entries: ReadonlyMap<string | undefined, OutboxEntry | undefined>,
): StatementCheck {
  const covered = countBelow(number, counts[device] ?? noCount);
  if (!covered) return 'older';
  // One whose version does not name the device may be a new row in place of one that was removed. Of a removed row its removal is known.
  const isShownOlder = Object.entries(acknowledged).some(([key, least]) => {
    const entry = entries.get(key);
    return !entry || (entry.version?.[device] ?? least) < least;
  });
  if (isShownOlder) return 'missing';
  const apart = open.flatMap((key) => {
    const own = entries.get(key)?.version?.[device];
    return own === undefined || own >= number ? [] : [own];
  });
  const isSame =
    covered.rows - apart.length === rows &&
    covered.sum - apart.reduce((total, own) => total + own, 0) === sum;
  return isSame ? 'agrees' : 'missing';
}

/**
 * Whether everything is to be compared because of these statements. True once for each of them, and once more on a later day where this
 * device itself misses something of it (`missing`): what came in answer to the first comparison may have lacked it too.
 */
export async function startComparison(
  transaction: SyncTransaction,
  causes: ReadonlyMap<string, number>,
  { missing, at }: ComparisonOptions,
): Promise<boolean> {
  const all = await Promise.all(
    [...causes].map(async ([device, number]) => {
      const last = (await transaction.getNumber(comparedName(device))) ?? -1;
      const lastAt = (await transaction.getNumber(comparedAtName(device))) ?? 0;
      const isDue = missing.includes(device) && Math.abs(at - lastAt) >= dayMs;
      return number > last || isDue ? [{ device, number: Math.max(number, last) }] : [];
    }),
  );
  const due = all.flat();
  await Promise.all(
    due.flatMap(({ device, number }) => [
      transaction.putNumber(comparedName(device), number),
      transaction.putNumber(comparedAtName(device), at),
    ]),
  );
  return due.length > 0;
}
