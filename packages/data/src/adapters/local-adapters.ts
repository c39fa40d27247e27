import { localDirectory } from './directory-local.ts';
import { localStores } from './local.ts';
import { localSessionKeys } from './session-keys-local.ts';

/** Everything kept in the browser's own databases. One chunk: it brings Dexie. */
export const localAdapters = () => ({
  directory: localDirectory(),
  sessionKeys: localSessionKeys(),
  openStore: localStores,
});
