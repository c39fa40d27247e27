import { keyOf } from '@mooring/contract';
import type { Env } from '../env.ts';
import { needsInitialPull, type PullParts, pull } from './pull.ts';
import { type PushParts, push } from './push.ts';
import type { SyncState } from './sync-state.ts';
import type { RefusedRow } from './sync-store.ts';

export type SchedulerParts = PushParts &
  PullParts & {
    env: Pick<Env, 'now' | 'randomBytes'>;
    /** One tab at a time. */
    withLock<T>(work: () => Promise<T>): Promise<T>;
    /** Runs `work` after some time. Returns the way to call it off. */
    startTimer(ms: number, work: () => void): () => void;
    onState(state: SyncState): void;
    /** What went wrong, by name only. */
    log(name: string): void;
  };

export type SyncScheduler = {
  /** Something was written here: sends it in a moment. */
  onLocalWrite(): void;
  /** The person is back: looks what came meanwhile, unless that was just done. */
  onReturn(): void;
  /** Sends and fetches now. Resolves when that is done, or cannot be done. */
  now(): Promise<void>;
  refused(): Promise<RefusedRow[]>;
  retry(at?: string): Promise<void>;
  /** Ends what is under way and does nothing more. */
  stop(): void;
};

/** ms. Writes that follow each other go together; what other devices wrote is looked for this often, and not more often. */
const moment = 500;
const interval = 5 * 60_000;
const justNow = 30_000;
/** ms before the first further try, doubled with each, and the longest. */
const firstTry = 2_000;
const longest = 5 * 60_000;

/** Keeps one account in step with the service, for as long as its session is open. */
export function createSyncScheduler(parts: SchedulerParts): SyncScheduler {
  const { store, onState: tell, startTimer: after, withLock: alone } = parts;
  const end = new AbortController();
  const { signal } = end;
  let status: SyncState['status'] = 'waiting';
  let bringing: number | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  let again = false;
  let looked = 0;
  let callOffNext = () => {};
  let callOffLook = () => {};

  const show = async () => {
    const { waiting, refused } = await store.sync.readStatus();
    if (signal.aborted) return;
    const busy = waiting > 0 || bringing !== null;
    const calm = status === 'offline' || status === 'sign-in' ? status : 'synced';
    tell({ status: busy && calm === 'synced' ? 'waiting' : calm, waiting, refused, initialRows: bringing });
  };

  const begin = async () => {
    // Asked each time: a database that was emptied and put back while this ran has forgotten it.
    if (!(await store.sync.readStatus()).isEnabled) await store.sync.enable();
  };

  const once = async () => {
    await begin();
    const first = await needsInitialPull(store);
    const brought: PullParts = {
      ...parts,
      onProgress(rows) {
        if (first) bringing = rows;
        if (first) void show();
      },
    };
    // What is written here goes first. A new device, or one that was recovered, first looks what there is.
    if (first) await pull(brought, signal);
    await push(parts, signal);
    if (!first) await pull(brought, signal);
    looked = parts.env.now().getTime();
  };

  const sendOnly = async () => {
    await begin();
    await push(parts, signal);
  };

  const attempt = async (work: () => Promise<void>) => {
    await show();
    try {
      await alone(async () => {
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
      status = key === 'sync.sign-in' ? 'sign-in' : key === 'sync.offline' ? 'offline' : 'waiting';
    } finally {
      bringing = null;
    }
    await show();
  };

  const run = (work: () => Promise<void>): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    if (running) {
      again = true;
      return running;
    }
    callOffNext();
    running = attempt(work)
      .catch(() => parts.log('store.failed'))
      .finally(() => {
        running = null;
        if (signal.aborted) return;
        if (failures > 0) plan(pause(), once);
        else if (again) void run(sendOnly);
        again = false;
      });
    return running;
  };

  const plan = (ms: number, work: () => Promise<void>) => {
    callOffNext();
    callOffNext = after(ms, () => void run(work));
  };
  const lookLater = () => {
    callOffLook();
    callOffLook = after(interval, () => {
      lookLater();
      void run(once);
    });
  };

  const pause = () => {
    const [byte = 0] = parts.env.randomBytes(1);
    return Math.min(longest, firstTry * 2 ** (failures - 1)) * (0.5 + byte / 512);
  };

  const now = () => {
    if (signal.aborted) return Promise.resolve();
    failures = 0;
    lookLater();
    return run(once);
  };

  return {
    onLocalWrite() {
      void show().catch(() => {});
      // A try that is due later anyway is not brought forward by writing on.
      if (failures > 0 || signal.aborted) return;
      if (running) again = true;
      else plan(moment, sendOnly);
    },
    onReturn() {
      if (failures > 0 || parts.env.now().getTime() - looked > justNow) void now();
    },
    now,
    refused: () => store.sync.refused(),
    async retry(at) {
      await store.sync.retry(at);
      failures = 0;
      await run(sendOnly);
    },
    stop() {
      end.abort();
      callOffNext();
      callOffLook();
    },
  };
}
