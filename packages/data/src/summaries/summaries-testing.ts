import type { OpenStore } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';

/** An account storage and its store, for tests that change stored blocks. */
export async function testStorage(openStore: OpenStore) {
  const env = browserEnv;
  const keys = await deriveVaultKeys(env.randomBytes(32));
  const vault = createVault({ env, userId: 'ana', ...keys });
  const store = await openStore('ana');
  const open = { vault, store };
  const storage: AccountStorage = { open: async () => open, openForWriting: async () => open };
  return { env, storage, store, vault };
}
