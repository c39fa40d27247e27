import type { SessionKeys, TokenStorage } from '@mooring/storage';

/** The tokens of one hosted session: in this tab's memory, and beside an account's key once they are bound to it. */
export type Tokens = TokenStorage & {
  /** From now on they are kept with the account's key, where `keeps()` says so. */
  bind(accountId: string): Promise<void>;
  /** Moves them to where they belong now. */
  settle(): Promise<void>;
  /** Back to memory alone: whatever comes from here on is kept nowhere. */
  loose(): void;
};

export function createTokens(sessionKeys: SessionKeys, keeps: () => boolean): Tokens {
  let memory: string | null = null;
  let accountId: string | null = null;
  const kept = async () => (accountId ? sessionKeys.getTokens(accountId) : null);
  const put = async (text: string | null) => {
    memory = text;
    if (accountId && keeps()) await sessionKeys.putTokens(accountId, text);
  };
  return {
    async getItem() {
      // Another tab may have renewed them since.
      memory = (keeps() ? await kept() : null) ?? memory;
      return memory;
    },
    setItem: (_name, text) => put(text),
    removeItem: () => put(null),
    async bind(id) {
      accountId = id;
      if (memory !== null && keeps()) await sessionKeys.putTokens(id, memory);
    },
    async settle() {
      if (!accountId) return;
      memory = (await kept()) ?? memory;
      await sessionKeys.putTokens(accountId, keeps() ? memory : null);
    },
    loose() {
      accountId = null;
    },
  };
}
