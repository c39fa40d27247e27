import { memoryDirectory } from './directory-memory.ts';
import { memoryStores } from './memory.ts';
import { memorySessionKeys } from './session-keys-memory.ts';

/** Everything kept for as long as the tab is open. */
export const memoryAdapters = () => ({
  directory: memoryDirectory(),
  sessionKeys: memorySessionKeys(),
  openStore: memoryStores(),
  copies: async () => null,
});
