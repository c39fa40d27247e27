import { AppError } from '@mooring/contract';
import { closeOnVersionChange, createDatabase } from '../adapters/database-indexeddb.ts';
import { withStorageErrors } from '../adapters/errors-indexeddb.ts';
import {
  type AccountRecord,
  asMovingAccount,
  type Directory,
  type KeyEnvelope,
  newestFirst,
  normalizeEmail,
} from './directory.ts';
import { accountRecord, keyEnvelope, parseFact, salvageAccount } from './directory-schema.ts';
import { createMutexes } from './mutexes.ts';

/** The directory in IndexedDB, in a database of its own. Every write is on the disk when it resolves. */
export function indexedDbDirectory(name = 'mooring-accounts'): Directory {
  const db = createDatabase(name);
  closeOnVersionChange(db);
  db.version(1).stores({ accounts: 'id, &emailKey', envelopes: 'id, user_id', facts: 'key' });
  const accounts = db.table<{ id: string }, string>('accounts');
  const envelopes = db.table<{ id: string }, string>('envelopes');
  const facts = db.table<{ key: string; value: unknown }, string>('facts');

  const put = async (account: AccountRecord) => {
    const emailKey = normalizeEmail(account.email);
    const [holder] = await accounts.where('emailKey').equals(emailKey).primaryKeys();
    if (holder !== undefined && holder !== account.id) throw new AppError('auth.sign-up-failed');
    await accounts.put(Object.assign(accountRecord.parse(account), { emailKey }));
  };

  const removeOthers = ({ id, user_id, kind }: KeyEnvelope) =>
    envelopes
      .where('user_id')
      .equals(user_id)
      .filter((row) => row.id !== id && keyEnvelope.safeParse(row).data?.kind === kind)
      .delete();

  return {
    accounts: () =>
      withStorageErrors(async () => {
        const rows = await accounts.toArray();
        const read = rows.map((row) => ({ row, record: accountRecord.safeParse(row).data }));
        return {
          accounts: read.flatMap(({ record }) => record ?? []),
          damaged: read
            .filter(({ record }) => !record)
            .map(({ row }) => salvageAccount(row.id, row)),
        };
      }),
    account: (id) =>
      withStorageErrors(async () => {
        const row = await accounts.get(id);
        const record = accountRecord.safeParse(row).data;
        if (row && !record) throw new AppError('account.damaged');
        return record;
      }),
    create: (account, wrapped) =>
      withStorageErrors(() =>
        db.transaction('rw', accounts, envelopes, async () => {
          await put(account);
          await envelopes.bulkPut(wrapped);
        }),
      ),
    put: (account) => withStorageErrors(() => db.transaction('rw', accounts, () => put(account))),
    remove: (id) =>
      withStorageErrors(() =>
        db.transaction('rw', accounts, envelopes, async () => {
          await accounts.delete(id);
          await envelopes.where('user_id').equals(id).delete();
        }),
      ),
    envelopes: (userId) =>
      withStorageErrors(async () => {
        const rows = await envelopes.where('user_id').equals(userId).toArray();
        const read = rows.flatMap((row) => keyEnvelope.safeParse(row).data ?? []);
        return { envelopes: read.sort(newestFirst), damaged: rows.length - read.length };
      }),
    putEnvelope: (envelope) =>
      withStorageErrors(async () => {
        await envelopes.put(keyEnvelope.parse(envelope));
      }),
    keepOnlyEnvelope: (envelope) =>
      withStorageErrors(() =>
        db.transaction('rw', envelopes, async () => {
          if (!(await envelopes.get(envelope.id))) throw new AppError('auth.failed');
          await removeOthers(envelope);
        }),
      ),
    replaceKeys: (account, envelope) =>
      withStorageErrors(() =>
        db.transaction('rw', accounts, envelopes, facts, async () => {
          await put(account);
          await removeOthers(envelope);
          await envelopes.put(keyEnvelope.parse(envelope));
          await facts.delete('rekey');
        }),
      ),
    move: ({ leaving, arriving, envelopes: wrapped, key }) =>
      withStorageErrors(() =>
        db.transaction('rw', accounts, envelopes, facts, async () => {
          await put(asMovingAccount(leaving));
          await put(arriving);
          await envelopes.bulkPut(wrapped);
          await facts.bulkPut([
            { key: 'adoption', value: { from: leaving.id, to: arriving.id, key } },
            { key: 'session', value: { accountId: arriving.id, locked: false } },
          ]);
        }),
      ),
    fact: (key) => withStorageErrors(async () => parseFact(key, (await facts.get(key))?.value)),
    putFact: (key, value) =>
      withStorageErrors(async () => {
        if (value === undefined) await facts.delete(key);
        else await facts.put({ key, value });
      }),
    withTabLock: createTabLock(),
  };
}

/** Web Locks. Where the browser has none, mutexes of this tab. */
function createTabLock(): Directory['withTabLock'] {
  const withMutex = createMutexes();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(`mooring.${name}`, work) : withMutex(name, work);
}
