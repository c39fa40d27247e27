import type { SessionKeys, TokenStorage } from '@mooring/storage';

/** The tokens of one hosted session: in this tab's memory, and stored with an account's key once bound to it. */
export type SessionTokens = TokenStorage & {
  /** Those in this tab's memory. */
  held(): string | null;
  /** From now on the tokens are stored with the account's key, if `keeps()` is true. */
  bind(accountId: string): Promise<void>;
  /** 'Stay signed in' has changed: moves the tokens to storage or back to memory. */
  stayChanged(): Promise<void>;
  /** Memory only: later tokens are not stored. */
  unbind(): void;
};

export function createSessionTokens(sessionKeys: SessionKeys, keeps: () => boolean): SessionTokens {
  let memory: string | null = null;
  let accountId: string | null = null;
  const kept = async () => (accountId ? sessionKeys.getTokens(accountId) : null);
  const put = async (text: string | null) => {
    memory = text;
    if (accountId && keeps()) await sessionKeys.putTokens(accountId, text);
  };
  return {
    async getItem() {
      // Another tab may have refreshed them.
      memory = (keeps() ? await kept() : null) ?? memory;
      return memory;
    },
    setItem: (_name, text) => put(text),
    removeItem: () => put(null),
    held: () => memory,
    async bind(id) {
      accountId = id;
      if (memory !== null && keeps()) await sessionKeys.putTokens(id, memory);
    },
    async stayChanged() {
      if (!accountId) return;
      memory = (await kept()) ?? memory;
      await sessionKeys.putTokens(accountId, keeps() ? memory : null);
    },
    unbind() {
      accountId = null;
    },
  };
}
