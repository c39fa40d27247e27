import { AppError } from '@mooring/contract';
import type { AccountRecord, Directory, Facts, KeyEnvelope } from './directory.ts';
import { asMovingAccount, newestFirst, normalizeEmail } from './directory.ts';
import { createMutexes } from './mutexes.ts';

/** As in IndexedDB, in memory: for tests and stories, and where the browser stores nothing. */
export function memoryDirectory(): Directory {
  const accounts = new Map<string, AccountRecord>();
  const envelopes = new Map<string, KeyEnvelope>();
  const facts: Partial<Facts> = {};

  const put = (account: AccountRecord) => {
    const key = normalizeEmail(account.email);
    for (const other of accounts.values()) {
      if (other.id !== account.id && normalizeEmail(other.email) === key) {
        throw new AppError('auth.sign-up-failed');
      }
    }
    accounts.set(account.id, structuredClone(account));
  };

  return {
    accounts: async () => ({ accounts: structuredClone([...accounts.values()]), damaged: [] }),
    account: async (id) => structuredClone(accounts.get(id)),
    async create(account, wrapped) {
      put(account);
      for (const envelope of wrapped) envelopes.set(envelope.id, structuredClone(envelope));
    },
    put: async (account) => put(account),
    async remove(id) {
      accounts.delete(id);
      for (const envelope of [...envelopes.values()]) {
        if (envelope.user_id === id) envelopes.delete(envelope.id);
      }
    },
    async envelopes(userId) {
      const own = [...envelopes.values()].filter(({ user_id }) => user_id === userId);
      return { envelopes: structuredClone(own.sort(newestFirst)), damaged: 0 };
    },
    async putEnvelope(envelope) {
      envelopes.set(envelope.id, structuredClone(envelope));
    },
    async keepOnlyEnvelope({ id, user_id, kind }) {
      if (!envelopes.has(id)) throw new AppError('auth.failed');
      for (const other of [...envelopes.values()]) {
        if (other.user_id === user_id && other.kind === kind && other.id !== id) {
          envelopes.delete(other.id);
        }
      }
    },
    async replaceKeys(account, envelope) {
      put(account);
      for (const other of [...envelopes.values()]) {
        if (other.user_id === account.id && other.kind === envelope.kind)
          envelopes.delete(other.id);
      }
      envelopes.set(envelope.id, structuredClone(envelope));
      delete facts.rekey;
    },
    async move({ leaving, arriving, envelopes: wrapped, key }) {
      accounts.set(leaving.id, asMovingAccount(leaving));
      put(arriving);
      for (const envelope of wrapped) envelopes.set(envelope.id, structuredClone(envelope));
      facts.adoption = { from: leaving.id, to: arriving.id, key };
      facts.session = { accountId: arriving.id, locked: false };
    },
    fact: async (key) => structuredClone(facts[key]),
    async putFact(key, value) {
      if (value === undefined) delete facts[key];
      else facts[key] = structuredClone(value);
    },
    withTabLock: createMutexes(),
  };
}
