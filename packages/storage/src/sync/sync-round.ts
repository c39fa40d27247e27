import { limitedRemote } from './limited-remote.ts';
import type { PendingRemovals } from './pending-removals.ts';
import { needsInitialPull, type PullParts, pull, removedBeforeAnswer } from './pull.ts';
import { type PushParts, push } from './push.ts';
import {
  type DeviceStatement,
  type KnownDevices,
  openStatements,
  publishStatement,
} from './statements.ts';

export type RoundParts = PushParts & PullParts;

/** What a round found wrong with the server, and what it did about it. */
export type RoundFindings = {
  /** Rows that the server had lost, or had only in an older or damaged state. They were sent again. */
  repaired: number;
  /** The server does not show this device everything that the person's other devices have written. */
  isMissing: boolean;
  /** More removals at once than are carried out unasked. */
  removals: PendingRemovals | null;
  /** The last statement seen of each device, and the devices of which something is missing. */
  known: KnownDevices;
};

export const noFindings: RoundFindings = {
  repaired: 0,
  isMissing: false,
  removals: null,
  known: { seen: {}, missing: [] },
};

/** How often a round asks again where another device goes on writing meanwhile. */
const maxTries = 3;

/**
 * One push and one pull. Then the statements of all devices are compared with what is here: only what every device agrees
 * to have written counts as everything. See docs/decisions/0047.
 */
export async function syncRound(given: RoundParts, signal: AbortSignal): Promise<RoundFindings> {
  const remote = limitedRemote(given.remote, given.clock, given.limits);
  const parts = { ...given, remote };
  const { store } = parts;
  let repaired = 0;
  let removals: PendingRemovals | null = null;
  let except: ReadonlySet<string> = new Set();
  const pullAndRepair = async () => {
    const pulled = await pull(parts, signal);
    repaired += pulled.repaired;
    removals = pulled.removals;
    // What waits for the person's answer is not undone meanwhile.
    const options = removals ? { except } : {};
    if ((await store.sync.readStatus()).waiting > 0) await push(parts, signal, options);
  };
  // Local writes go first. A new device, and one that was recovered, pulls before it pushes.
  if (!(await needsInitialPull(store))) {
    const late = await store.sync.lateRemovals();
    except = new Set([...late, ...(await removedBeforeAnswer(parts, signal))]);
    await push(parts, signal, { skipsResends: true, except });
  }
  await pullAndRepair();
  if (removals) {
    // Without these removals the totals cannot agree, and to compare everything would undo them.
    await publishStatement(parts, noFindings.known, signal);
    return { ...noFindings, repaired, removals };
  }

  let compared = await compareStatements(parts, signal);
  if (await store.sync.claimUncovered(compared.statements)) await push(parts, signal);
  const { causes, lacking } = compared;
  const comparison = { missing: lacking, at: parts.now().getTime() };
  if (await store.sync.startComparison(causes, comparison)) {
    await store.sync.compareAll();
    await pullAndRepair();
    compared = await compareStatements(parts, signal);
  }
  for (let tries = 0; compared.missing.length > 0 && tries < maxTries; tries += 1) {
    await pullAndRepair();
    const again = await compareStatements(parts, signal);
    const isQuiet = again.missing.every((device) => again.seen[device] === compared.seen[device]);
    compared = again;
    if (isQuiet) break;
  }
  const { seen, missing } = compared;
  await publishStatement(parts, { seen, missing }, signal);
  return { repaired, removals, isMissing: missing.length > 0, known: { seen, missing } };
}

type Compared = KnownDevices & {
  statements: ReadonlyMap<string, DeviceStatement | null>;
  /** Statements because of which everything is compared: the server was set back, or misses what is here. */
  causes: Map<string, number>;
  /** Devices of whose rows this one has not all. */
  lacking: string[];
};

async function compareStatements(parts: RoundParts, signal: AbortSignal): Promise<Compared> {
  const { store, remote, seals } = parts;
  const statements = await openStatements(await remote.statements(signal), seals);
  const checks = await store.sync.checkStatements(statements);
  const missing = [...checks].flatMap(([device, check]) => (check === 'agrees' ? [] : [device]));
  const own = await store.sync.publishedStatement();
  const opened = [...statements.values()].filter((one) => one !== null);
  const causes = new Map<string, number>();
  if (own && own.number > (statements.get(own.device)?.number ?? 0)) {
    causes.set(own.device, own.number);
  }
  for (const { device, number, missing: theirs } of opened) {
    if (own && theirs.includes(own.device)) causes.set(device, number);
  }
  for (const device of missing) causes.set(device, numberOf(statements.get(device)));
  return {
    seen: Object.fromEntries(opened.map(({ device, number }) => [device, number])),
    statements,
    missing,
    causes,
    lacking: missing.filter((device) => checks.get(device) === 'missing'),
  };
}

const numberOf = (statement: DeviceStatement | null | undefined) => statement?.number ?? 0;
