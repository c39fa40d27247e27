import type { SessionKeys, TokenStorage } from '@mooring/storage';

/** The tokens of one hosted session: in this tab's memory, and beside an account's key once they are bound to it. */
export type SessionTokens = TokenStorage & {
  /** From now on they are kept with the account's key, where `keeps()` says so. */
  bind(accountId: string): Promise<void>;
  /** Moves them to where they belong now. */
  stayChanged(): Promise<void>;
  /** Back to memory alone: whatever comes from here on is kept nowhere. */
  unbind(): void;
};

export function createSessionTokens(sessionKeys: SessionKeys, keeps: () => boolean): SessionTokens {
  let memory: string | null = null;
  let accountId: string | null = null;
  const kept = async () => (accountId ? sessionKeys.tokens(accountId) : null);
  const put = async (text: string | null) => {
    memory = text;
    if (accountId && keeps()) await sessionKeys.keepTokens(accountId, text);
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
      if (memory !== null && keeps()) await sessionKeys.keepTokens(id, memory);
    },
    async stayChanged() {
      if (!accountId) return;
      memory = (await kept()) ?? memory;
      await sessionKeys.keepTokens(accountId, keeps() ? memory : null);
    },
    unbind() {
      accountId = null;
    },
  };
}
