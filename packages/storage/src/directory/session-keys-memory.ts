import type { SessionKeys, StoredSession } from './session-keys.ts';

/** As in IndexedDB, in memory: for tests and stories, and where the browser stores nothing. */
export function memorySessionKeys(): SessionKeys {
  const sessions = new Map<string, StoredSession>();
  const tokensById = new Map<string, string>();
  return {
    async put(session) {
      sessions.set(session.accountId, { ...session });
    },
    get: async (accountId) => sessions.get(accountId),
    getVisitorKey: async () => undefined,
    async remove(accountId) {
      sessions.delete(accountId);
      tokensById.delete(accountId);
    },
    async putTokens(accountId, tokens) {
      if (tokens === null || !sessions.has(accountId)) tokensById.delete(accountId);
      else tokensById.set(accountId, tokens);
    },
    getTokens: async (accountId) => tokensById.get(accountId) ?? null,
  };
}
