import type { AccountRecord, Directory, Facts, KeyEnvelope } from '../directory/directory.ts';
import type { LogRecord } from './log-record.ts';
import type { Replica } from './replica.ts';

export type FactName = keyof Facts;
/** All but 'copied', which holds the number of the last change. */
export const factNames = [
  'session',
  'stay',
  'adoption',
  'rekey',
  'kept',
  'storing',
  'cleared',
  'passkeys',
  'legacy',
] as const satisfies FactName[];

/** What a change of the directory touches. */
export type Changed = { accounts?: string[]; facts?: FactName[] };

/** The value of an `account/<id>` record. */
export type StoredAccount = { account: AccountRecord; envelopes: KeyEnvelope[] };

type DirectoryRecord = { key: string; value: unknown };

/** The current state of what changed. `value` is null for what was removed. */
export async function recordsOf(
  directory: Directory,
  { accounts = [], facts = [] }: Changed,
): Promise<DirectoryRecord[]> {
  const records: DirectoryRecord[] = [];
  for (const id of accounts) {
    const account = await directory.account(id).catch(() => null);
    const { envelopes, damaged } = await directory.envelopes(id);
    // A damaged account must not replace a readable one in the replica.
    if (account === null || damaged > 0) continue;
    const value = account && { account, envelopes };
    records.push({ key: `account/${id}`, value: value ?? null });
  }
  for (const name of facts) {
    records.push({ key: `fact/${name}`, value: (await directory.fact(name)) ?? null });
  }
  return records;
}

/** Appends the records of one change, under its number. */
export function appendRecords(
  replica: Replica,
  n: number,
  records: DirectoryRecord[],
): Promise<void> {
  const of = records.length;
  return replica.append(
    records.map(
      ({ key, value }): LogRecord =>
        value === null
          ? { header: { n, of, key, gone: true }, value: '' }
          : { header: { n, of, key }, value: JSON.stringify(value) },
    ),
  );
}

/** Writes the whole directory into the replica again, then a checkpoint that ends all earlier records. */
export async function rebuildDirectoryReplica(
  directory: Directory,
  replica: Replica,
): Promise<void> {
  const n = (await directory.fact('copied'))?.n ?? 0;
  const { accounts } = await directory.accounts();
  const everything = { accounts: accounts.map(({ id }) => id), facts: [...factNames] };
  await appendRecords(replica, n + 0.5, await recordsOf(directory, everything));
  await replica.append([{ header: { base: n + 0.5 }, value: '' }]);
  await directory.putFact('copied', { n });
}
