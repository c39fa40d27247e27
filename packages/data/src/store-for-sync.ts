import type { Store, Vault } from '@mooring/storage';
import { withFilesInUse } from './files/files-in-use.ts';
import { withBurnsOfOthers } from './letters/burned-elsewhere.ts';
import { withPicturesOfChanged } from './pictures/pictures-of-changed.ts';

/** The store of an account as sync writes to it: what belongs together is removed and kept together. */
export const storeForSync = (store: Store, vault: Vault): Store =>
  withFilesInUse(withPicturesOfChanged(withBurnsOfOthers(store, vault.userId), vault), vault);
