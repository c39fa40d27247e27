import type { SessionKeys, StoredSession } from '../accounts/session-keys.ts';

/** The kept sessions of one imagined browser, for tests and stories. */
export function memorySessionKeys(): SessionKeys {
  const kept = new Map<string, StoredSession>();
  return {
    async keep(session) {
      kept.set(session.accountId, { ...session });
    },
    get: async (accountId) => kept.get(accountId),
    async remove(accountId) {
      kept.delete(accountId);
    },
  };
}
