import { readLocalStorage, writeLocalStorage } from './local-storage.ts';

const KEY = 'mooring.session';

/**
 * The id of the account whose session this is, and nothing more. A hint only: the directory's `session` fact decides,
 * because a browser that is killed loses its last localStorage writes.
 */
export function readSessionPointer(): string | null {
  return readLocalStorage(KEY);
}

export function writeSessionPointer(accountId: string | null): void {
  writeLocalStorage(KEY, accountId);
}
