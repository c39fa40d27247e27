import type { SessionKeys, StoredSession } from './session-keys.ts';

/** The kept sessions of one imagined browser, for tests and stories. */
export function memorySessionKeys(): SessionKeys {
  const kept = new Map<string, StoredSession>();
  const tokensOf = new Map<string, string>();
  return {
    async put(session) {
      kept.set(session.accountId, { ...session });
    },
    get: async (accountId) => kept.get(accountId),
    async remove(accountId) {
      kept.delete(accountId);
      tokensOf.delete(accountId);
    },
    async putTokens(accountId, tokens) {
      if (tokens === null || !kept.has(accountId)) tokensOf.delete(accountId);
      else tokensOf.set(accountId, tokens);
    },
    tokens: async (accountId) => tokensOf.get(accountId) ?? null,
  };
}
