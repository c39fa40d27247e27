import { AppError } from '@mooring/contract';
import { once } from '../lazy.ts';
import type { OpenStore, Store, Table } from '../store.ts';
import { aMoment, begin } from './begin.ts';
import { copyAgain, isEmpty, putBackUnreadable, recordsOf } from './check.ts';
import type { Copies, Copy } from './copies.ts';
import { copyFailed, type RecoveryHub } from './recovery.ts';

type Sole = (error: unknown) => Error;

export type SecondCopyParts = {
  /** Null where this browser cannot keep one. */
  copies(): Promise<Copies | null>;
  hub: RecoveryHub;
  /** Accounts that have written something here, as the directory remembers them. */
  kept: { has(userId: string): Promise<boolean>; add(userId: string): Promise<void> };
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Where the copy is all that is kept: what a failure of it is called, which then fails the save. */
  sole?: Sole;
  /** Where rows are held when an account's database does not open any more. */
  instead?: { openStore: OpenStore; sole: Sole };
  pause?: () => Promise<void>;
  calm?: () => Promise<void>;
};

/**
 * A store whose every write is also in the second copy when it resolves, and which finds out at opening whether what was
 * kept is still there. A copy that cannot be written fails no save. See docs/decisions/0023.
 */
export function withSecondCopy(openStore: OpenStore, parts: SecondCopyParts): OpenStore {
  return async (userId) => {
    const copies = await parts.copies();
    const opened = await inTheEnd(() => openStore(userId), parts.pause ?? aMoment).catch(
      async (error: unknown) => {
        if (!parts.instead || !(await copies?.has(userId))) throw error;
        return null;
      },
    );
    // A database that broke for good is left as it is: its copy is read, and everything is kept there.
    if (!opened && parts.instead) {
      parts.hub.secondCopy = 'alone';
      const { openStore: openInstead, sole } = parts.instead;
      return withSecondCopy(openInstead, { ...parts, sole })(userId);
    }
    const store = opened ?? (await openStore(userId));
    if (!copies) {
      parts.hub.secondCopy = 'missing';
      return store;
    }
    const copy = copies.of(userId);
    const keeper = keepCopy(store, copy, parts);
    const last = await store.sequence.last();
    const emptied = last === null && (await isEmpty(store));
    const checked = once(() =>
      begin({ store, copy, copies, userId, emptied, parts }).catch((error: unknown) =>
        copyFailed(parts.hub, error),
      ),
    );
    // Nobody is shown an empty book while its words are still on their way back. Otherwise it can wait until the page
    // stands, or until the first write.
    if (emptied) await checked();
    else void (parts.calm ?? whenCalm)().then(checked);
    return copying(store, { checked, keeper, copy, copies, userId, parts, first: last === null });
  };
}

/** A browser that has just thrown a broken database away fails whoever asked first, and not who asks again. */
async function inTheEnd<T>(open: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (tries >= 3 || !(error instanceof AppError) || error.key !== 'store.failed') throw error;
    }
    await pause();
  }
}

type Keeper = { settled(): Promise<void> };

/** Sends every write to the copy while its transaction is still under way. */
function keepCopy(store: Store, copy: Copy, { hub, alone, sole }: SecondCopyParts): Keeper {
  const underWay = new Set<Promise<{ error: unknown } | null>>();
  let failures = 0;
  const tried = (work: Promise<unknown>) => {
    const done = work.then(
      () => null,
      (error: unknown) => {
        failures += 1;
        if (!sole) copyFailed(hub, error);
        return { error };
      },
    );
    underWay.add(done);
    void done.then(() => underWay.delete(done));
  };
  /** With room again, the copy is made anew: at the first chance, then ever more rarely. */
  const catchUp = async () => {
    await alone('second-copy-again', () => copyAgain(store, copy));
    failures = 0;
    hub.secondCopy = 'kept';
  };
  store.sequence.listen({
    wrote(n, writes) {
      tried(copy.append(recordsOf(n, writes)));
      if (hub.secondCopy === 'behind' && Number.isInteger(Math.log2(failures)))
        void catchUp().catch(() => {});
    },
    undone: (n) => tried(copy.append([{ head: { void: n }, value: '' }])),
  });
  return {
    async settled() {
      const failed = (await Promise.all(underWay)).find((one) => one !== null);
      if (failed && sole) throw sole(failed.error);
    },
  };
}

type Copying = {
  checked(): Promise<void>;
  keeper: Keeper;
  copy: Copy;
  copies: Copies;
  userId: string;
  parts: SecondCopyParts;
  first: boolean;
};

function copying(
  store: Store,
  { checked, keeper, copy, copies, userId, parts, first }: Copying,
): Store {
  let noted = !first;
  const kept = async <T>(work: () => Promise<T>): Promise<T> => {
    // A number given now could be that of a row that is just being put back.
    await checked();
    const result = await work();
    await keeper.settled();
    return result;
  };
  /** A row that the database cannot hand out any more would hide every other row it is asked for with. */
  const read = <T>(table: Table, work: () => Promise<T>): Promise<T> =>
    work().catch(async (error: unknown) => {
      const back = await parts
        .alone(`second-copy-back:${userId}`, () => putBackUnreadable(store, copy, table))
        .catch(() => 0);
      if (back === 0) throw error;
      return work();
    });
  return {
    ...store,
    get: (table, id) => read(table, () => store.get(table, id)),
    getMany: (table, ids) => read(table, () => store.getMany(table, ids)),
    list: (table, span) => read(table, () => store.list(table, span)),
    page: (table, after, limit) => read(table, () => store.page(table, after, limit)),
    async write(writes) {
      await kept(() => store.write(writes));
      if (noted || writes.length === 0) return;
      noted = true;
      await parts.kept.add(userId).catch(() => {});
    },
    sync: {
      ...store.sync,
      enable: () => checked().then(() => store.sync.enable()),
      nextBatch: (...given) => checked().then(() => store.sync.nextBatch(...given)),
      acknowledge: (settlements) => kept(() => store.sync.acknowledge(settlements)),
      applyPulled: (brought) => kept(() => store.sync.applyPulled(brought)),
    },
    async destroy() {
      await checked();
      // The copy first: cut off in between, nothing of it brings back what was to go.
      await copies.remove(userId);
      await store.destroy();
    },
  };
}

const whenCalm = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));
