const KEY = 'mooring.session';

/**
 * The id of the account whose session this is, and nothing more. Only the second witness: the directory's own fact
 * decides, because a browser that is killed loses its last localStorage writes.
 */
export function readSessionPointer(): string | null {
  return readLocalStorage(KEY);
}

export function writeSessionPointer(accountId: string | null): void {
  writeLocalStorage(KEY, accountId);
}

/** Null also where the browser refuses localStorage. */
export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocalStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing is told about by the store; a lost pointer costs one log-in.
  }
}
