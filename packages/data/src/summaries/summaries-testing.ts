import type { OpenStore } from '@mooring/storage';
import { browserEnv, createVault, vaultKeys } from '@mooring/storage';
import type { Desk } from '../repositories/desk.ts';

/** A desk with the store in hand, for tests that look under the list. */
export async function testDesk(openStore: OpenStore) {
  const env = browserEnv;
  const keys = await vaultKeys(env.randomBytes(32));
  const vault = createVault({ env, userId: 'ana', ...keys });
  const store = await openStore('ana');
  const open = { vault, store };
  const desk: Desk = { open: async () => open, openForWriting: async () => open };
  return { env, desk, store, vault };
}
