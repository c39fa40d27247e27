import { memoryDirectory } from '../directory/directory-memory.ts';
import { memorySessionKeys } from '../directory/session-keys-memory.ts';
import { memoryStores } from './store-memory.ts';

/** The adapters of a browser that stores nothing: everything lasts as long as the tab is open. */
export const memoryAdapters = () => ({
  directory: memoryDirectory(),
  sessionKeys: memorySessionKeys(),
  openStore: memoryStores(),
  replicas: async () => null,
});
