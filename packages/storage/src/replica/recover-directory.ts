import type { Directory } from '../directory/directory.ts';
import { accountRecord, keyEnvelope, parseFact } from '../directory/directory-schema.ts';
import {
  type FactName,
  factNames,
  rebuildDirectoryReplica,
  type StoredAccount,
} from './directory-records.ts';
import type { RecoveryMonitor } from './recovery-monitor.ts';
import type { Replica, ReplicaSnapshot, Replicas } from './replica.ts';

export type DirectoryReplicaParts = {
  /** Null where this browser cannot keep replicas. */
  replicas(): Promise<Replicas | null>;
  monitor: RecoveryMonitor;
  /** Whether localStorage tells that there must have been an account. */
  hasSessionPointer(): boolean;
};

/** The directory's replica has a folder beside those of the accounts. */
const folder = 'directory';

/**
 * Compares the two and restores the directory or rebuilds the replica, and sets the monitor's state where words are gone. Null where there
 * can be no replica.
 */
export async function recoverDirectory(
  directory: Directory,
  parts: DirectoryReplicaParts,
): Promise<Replica | null> {
  try {
    return await recoverRecords(directory, parts);
  } finally {
    // Also where the replica cannot be read: then what the directory lost does not come back in this visit.
    await sayWhatIsGone(directory, parts).catch(() => {});
  }
}

async function recoverRecords(
  directory: Directory,
  parts: DirectoryReplicaParts,
): Promise<Replica | null> {
  const replicas = await parts.replicas();
  if (!replicas) return null;
  const replica = replicas.of(folder);
  if (await isEqual(directory, replicas)) return replica;
  return directory.withTabLock('directory-copy', async () => {
    const n = (await directory.fact('copied'))?.n ?? 0;
    const snapshot = await replicas.readSnapshot(folder);
    if (snapshot === null) {
      if (await hasAccounts(directory)) await rebuildDirectoryReplica(directory, replica);
      return replica;
    }
    await restore(directory, snapshot, n);
    const { gaps, last } = snapshot.summary;
    if (gaps > 0 || last < n) await rebuildDirectoryReplica(directory, replica);
    return replica;
  });
}

async function sayWhatIsGone(
  directory: Directory,
  { monitor: { state }, hasSessionPointer }: DirectoryReplicaParts,
): Promise<void> {
  // A tab that was closed while it stored everything again may have left some of it out. One that is still at it has the lock.
  const userId = await directory.fact('storing');
  if (userId) {
    await directory.withTabLock(`stored-again:${userId}`, async () => {
      if (await directory.fact('storing')) state.setState({ status: 'lost' }, true);
    });
  }
  if (state.getState().status === 'lost') return;
  if (!(await hasAccounts(directory))) {
    if (hasSessionPointer()) state.setState({ status: 'lost' }, true);
  } else if (await directory.fact('cleared')) {
    state.setState({ status: 'evicted', isStoredAgain: true }, true);
  }
}

async function hasAccounts(directory: Directory): Promise<boolean> {
  const { accounts, damaged } = await directory.accounts();
  return accounts.length + damaged.length > 0;
}

async function isEqual(directory: Directory, replicas: Replicas): Promise<boolean> {
  const [copied, snapshot] = await Promise.all([
    directory.fact('copied'),
    replicas.readSnapshot(folder),
  ]);
  if (!copied || !snapshot) return false;
  const { gaps, last } = snapshot.summary;
  if (gaps > 0 || last !== copied.n) return false;
  const { accounts, damaged } = await directory.accounts();
  if (damaged.length > 0) return false;
  const keys = new Set(accounts.map(({ id }) => `account/${id}`));
  const records = snapshot.records.filter(({ key, value }) => key.startsWith('account/') && value);
  return records.length === keys.size && records.every(({ key }) => keys.has(key));
}

/** Restores what is newer in the replica, and what the directory lost or can no longer read. */
async function restore(
  directory: Directory,
  { summary, records }: ReplicaSnapshot,
  n: number,
): Promise<void> {
  const { accounts, damaged } = await directory.accounts();
  const readable = new Set(accounts.map(({ id }) => id));
  const unreadable = new Set(damaged.map(({ id }) => id));
  const isComplete = summary.gaps === 0 && summary.last >= n;
  for (const record of records) {
    const [kind, id = ''] = record.key.split('/');
    if (kind === 'fact') {
      if (record.n > n) await putFact(directory, id as FactName, record.value);
      continue;
    }
    const isLost = !readable.has(id) && !unreadable.has(id) && isComplete;
    if (record.n > n || unreadable.has(id) || isLost) await putAccount(directory, id, record.value);
  }
  await directory.putFact('copied', { n: Math.max(n, summary.last) });
}

async function putFact(directory: Directory, name: FactName, value: string | null): Promise<void> {
  if (!(factNames as readonly string[]).includes(name)) return;
  await directory.putFact(name, value === null ? undefined : parseFact(name, JSON.parse(value)));
}

async function putAccount(directory: Directory, id: string, value: string | null): Promise<void> {
  if (value === null) return directory.remove(id);
  const { account, envelopes } = JSON.parse(value) as StoredAccount;
  const record = accountRecord.parse(account);
  // Envelopes that were replaced meanwhile must not open anything again.
  await directory.remove(id);
  await directory.create(
    record,
    envelopes.map((envelope) => keyEnvelope.parse(envelope)),
  );
}

/** Restores an account of which an envelope cannot be read. */
export async function restoreAccount(
  directory: Directory,
  replica: Replica,
  id: string,
): Promise<void> {
  const [record] = await replica.read([`account/${id}`]);
  if (record?.value) await putAccount(directory, id, record.value);
}
