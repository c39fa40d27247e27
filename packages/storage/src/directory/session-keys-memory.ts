import type { SessionKeys, StoredSession } from './session-keys.ts';

/** As in IndexedDB, in memory: for tests and stories, and where the browser stores nothing. */
export function memorySessionKeys(): SessionKeys {
  const sessions = new Map<string, StoredSession>();
  const tokensById = new Map<string, string>();
  const signIns = new Map<string, string>();
  const setTokens = (accountId: string, tokens: string | null) => {
    signIns.delete(accountId);
    if (tokens === null || !sessions.has(accountId)) tokensById.delete(accountId);
    else tokensById.set(accountId, tokens);
  };
  return {
    async put(session, { tokens = null, signIn } = {}) {
      const { accountId } = session;
      sessions.set(accountId, { ...session });
      if (tokens === null && !signIn) return;
      setTokens(accountId, tokens);
      if (signIn) signIns.set(accountId, signIn);
    },
    get: async (accountId) => sessions.get(accountId),
    getVisitorKey: async () => undefined,
    async remove(accountId) {
      sessions.delete(accountId);
      setTokens(accountId, null);
    },
    putTokens: async (accountId, tokens) => setTokens(accountId, tokens),
    getTokens: async (accountId) => tokensById.get(accountId) ?? null,
    getSignIn: async (accountId) => signIns.get(accountId) ?? null,
  };
}
