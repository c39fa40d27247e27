import { keyOf } from '@mooring/contract';
import type { Env } from '../env.ts';
import { backoffDelay } from './backoff.ts';
import { heldKey } from './held-rows.ts';
import { roundLimits } from './limited-remote.ts';
import type { RemovalsAnswer } from './pending-removals.ts';
import { needsInitialPull } from './pull.ts';
import { push } from './push.ts';
import { publishStatement } from './statements.ts';
import { noFindings, type RoundParts, syncRound } from './sync-round.ts';
import type { SyncState } from './sync-state.ts';
import type { RefusedRow } from './sync-store.ts';

export type SchedulerParts = Omit<RoundParts, 'now' | 'clock' | 'limits'> & {
  env: Pick<Env, 'now' | 'randomBytes'>;
  /** Runs `work` in one tab at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` after `ms`. Returns a function that cancels it. */
  startTimer(ms: number, work: () => void): () => void;
  onState(state: SyncState): void;
  /** The key of a failure, and nothing else about it. */
  log(key: string): void;
};

export type SyncScheduler = {
  /** A row was written on this device: pushes in a moment. */
  onLocalWrite(): void;
  /** The person is back at the page: syncs, unless that was just done. */
  onReturn(): void;
  /** Pushes and pulls now. Resolves when that is done or has failed. */
  now(): Promise<void>;
  refused(): Promise<RefusedRow[]>;
  /** Queues one refused row again, or all of them, and pushes. */
  retryRefused(key?: string): Promise<void>;
  /** Compares every row with the server, sends what it lacks, and fetches what this device lacks. */
  compareAll(): Promise<void>;
  /** Carries out the removals that wait for the person, or undoes them. */
  answerRemovals(kind: RemovalsAnswer['kind']): Promise<void>;
  /** Aborts the running sync and starts no other. */
  stop(): void;
};

/** ms. Writes within the debounce are pushed together. */
const debounce = 500;
/** ms between two pulls where nothing else causes one, and the age up to which a pull counts as recent. */
const pollInterval = 5 * 60_000;
const recentPull = 30_000;

/** Decides when to push and pull, for one account, while its session is open: debounce, polling, backoff. */
export function createSyncScheduler(parts: SchedulerParts): SyncScheduler {
  const { store, onState, startTimer, withLock } = parts;
  const controller = new AbortController();
  const { signal } = controller;
  let status: SyncState['status'] = 'waiting';
  let initialRows: number | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  let isPushWanted = false;
  let pulledAt = 0;
  let cancelNext = () => {};
  let cancelPoll = () => {};

  let findings = noFindings;
  let held = 0;
  let isEndless = false;

  const publishState = async () => {
    const { waiting, refused } = await store.sync.readStatus();
    // A new device is not synced before it has everything.
    const isNew = await needsInitialPull(store);
    if (signal.aborted) return;
    const isBusy = waiting > 0 || isNew || initialRows !== null;
    const settled = status === 'offline' || status === 'sign-in' ? status : 'synced';
    const shown = isBusy && settled === 'synced' ? 'waiting' : settled;
    const { repaired, isMissing } = findings;
    const removals = findings.removals?.pieces ?? 0;
    const found = { repaired, isMissing, isEndless, held, removals };
    onState({ status: shown, waiting, refused, initialRows, ...found });
  };

  const ensureEnabled = async () => {
    // Read each time: a database that was emptied and restored meanwhile has lost its outbox.
    if (!(await store.sync.readStatus()).isEnabled) await store.sync.enable();
  };

  const pushAndPull = async () => {
    await ensureEnabled();
    const isInitial = await needsInitialPull(store);
    const roundParts: RoundParts = {
      ...parts,
      now: parts.env.now,
      clock: () => parts.env.now().getTime(),
      limits: roundLimits,
      onProgress(rows) {
        if (isInitial) initialRows = rows;
        if (isInitial) void publishState();
      },
    };
    findings = await syncRound(roundParts, signal);
    isEndless = false;
    held = (await store.ids('user_data', `${parts.seals.userId}:${heldKey}`)).length;
    pulledAt = parts.env.now().getTime();
  };

  const pushOnly = async () => {
    await ensureEnabled();
    await push(parts, signal);
    await publishStatement(parts, findings.known, signal);
  };

  const attempt = async (work: () => Promise<void>) => {
    await publishState();
    try {
      await withLock(async () => {
        signal.throwIfAborted();
        await work();
      });
      failures = 0;
      status = 'synced';
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const key = keyOf(error, 'sync.busy');
      parts.log(key);
      isEndless ||= key === 'sync.endless';
      status = key === 'sync.sign-in' ? 'sign-in' : key === 'sync.offline' ? 'offline' : 'waiting';
    } finally {
      initialRows = null;
    }
    await publishState();
  };

  const run = (work: () => Promise<void>): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    if (running) {
      isPushWanted = true;
      // What was written since it began is pushed right after it, and waited for as well.
      return running.then(() => running ?? undefined);
    }
    cancelNext();
    running = attempt(work)
      .catch(() => parts.log('store.failed'))
      .finally(() => {
        running = null;
        if (signal.aborted) return;
        if (failures > 0) schedule(retryDelay(), pushAndPull);
        else if (isPushWanted) void run(pushOnly);
        isPushWanted = false;
      });
    return running;
  };

  const schedule = (ms: number, work: () => Promise<void>) => {
    cancelNext();
    cancelNext = startTimer(ms, () => void run(work));
  };
  const schedulePoll = () => {
    cancelPoll();
    cancelPoll = startTimer(pollInterval, () => {
      schedulePoll();
      void run(pushAndPull);
    });
  };

  const retryDelay = () => {
    const [randomByte = 0] = parts.env.randomBytes(1);
    return backoffDelay(failures, randomByte);
  };

  const now = () => {
    if (signal.aborted) return Promise.resolve();
    failures = 0;
    schedulePoll();
    return run(pushAndPull);
  };

  return {
    onLocalWrite() {
      void publishState().catch(() => {});
      // A further write does not shorten the backoff.
      if (failures > 0 || signal.aborted) return;
      if (running) isPushWanted = true;
      else schedule(debounce, pushOnly);
    },
    onReturn() {
      if (failures > 0 || parts.env.now().getTime() - pulledAt > recentPull) void now();
    },
    now,
    refused: () => store.sync.refused(),
    async retryRefused(key) {
      await store.sync.retryRefused(key);
      failures = 0;
      await run(pushOnly);
    },
    async compareAll() {
      // It would send again what another device removed, before the person has answered.
      if (!findings.removals) await store.sync.compareAll();
      failures = 0;
      await run(pushAndPull);
    },
    async answerRemovals(kind) {
      // A round that is under way has not read the answer.
      await running;
      if (!findings.removals) return;
      await store.sync.answerRemovals({ kind, upTo: findings.removals.upTo });
      failures = 0;
      await run(pushAndPull);
    },
    stop() {
      controller.abort();
      cancelNext();
      cancelPoll();
    },
  };
}
