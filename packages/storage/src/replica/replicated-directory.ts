import type { Directory } from '../directory/directory.ts';
import { appendRecords, type Changed, recordsOf } from './directory-records.ts';
import {
  type DirectoryReplicaParts,
  recoverDirectory,
  restoreAccount,
} from './recover-directory.ts';
import { reportReplicaFailure } from './recovery-monitor.ts';
import type { Replica } from './replica.ts';

/**
 * A directory that also appends every change to its replica before the change resolves: without the key envelopes no row
 * could be opened. The first call compares the directory with the replica, and waits until it is restored.
 */
export function withDirectoryReplica(
  directory: Directory,
  parts: DirectoryReplicaParts,
): Directory {
  let recovering: Promise<Replica | null> | null = null;
  const whenRecovered = () => {
    recovering ??= recoverDirectory(directory, parts).catch((error: unknown) => {
      reportReplicaFailure(parts.monitor, error);
      // The next call tries it again: the database may not have opened just then.
      recovering = null;
      return null;
    });
    return recovering;
  };
  const read = async <T>(work: () => Promise<T>): Promise<T> => {
    await whenRecovered();
    return work();
  };
  const change = async (changed: Changed, work: () => Promise<void>): Promise<void> => {
    const replica = await whenRecovered();
    if (!replica) return work();
    await directory.withTabLock('directory-copy', async () => {
      await work();
      const n = ((await directory.fact('copied'))?.n ?? 0) + 1;
      await directory.putFact('copied', { n });
      const records = await recordsOf(directory, changed);
      await appendRecords(replica, n, records).catch((error: unknown) =>
        reportReplicaFailure(parts.monitor, error),
      );
    });
  };

  return {
    accounts: () => read(directory.accounts),
    account: (id) => read(() => directory.account(id)),
    async envelopes(userId) {
      const replica = await whenRecovered();
      const found = await directory.envelopes(userId);
      if (found.damaged === 0 || !replica) return found;
      await directory
        .withTabLock('directory-copy', () => restoreAccount(directory, replica, userId))
        .catch(() => {});
      return directory.envelopes(userId);
    },
    fact: (key) => read(() => directory.fact(key)),
    create: (account, envelopes) =>
      change({ accounts: [account.id] }, () => directory.create(account, envelopes)),
    put: (account) => change({ accounts: [account.id] }, () => directory.put(account)),
    remove: (id) => change({ accounts: [id] }, () => directory.remove(id)),
    putEnvelope: (envelope) =>
      change({ accounts: [envelope.user_id] }, () => directory.putEnvelope(envelope)),
    keepOnlyEnvelope: (envelope) =>
      change({ accounts: [envelope.user_id] }, () => directory.keepOnlyEnvelope(envelope)),
    replaceKeys: (account, envelope) =>
      change({ accounts: [account.id], facts: ['rekey'] }, () =>
        directory.replaceKeys(account, envelope),
      ),
    move: (step) =>
      change(
        { accounts: [step.leaving.id, step.arriving.id], facts: ['adoption', 'session'] },
        () => directory.move(step),
      ),
    putFact: (key, value) => change({ facts: [key] }, () => directory.putFact(key, value)),
    withTabLock: directory.withTabLock,
  };
}
