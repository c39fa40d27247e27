const KEY = 'mooring.session';

/**
 * The id of the account whose session this is, and nothing more. Only the second witness: the directory's own fact
 * decides, because a browser that is killed loses its last localStorage writes.
 */
export function readPointer(): string | null {
  return readLocal(KEY);
}

export function writePointer(accountId: string | null): void {
  writeLocal(KEY, accountId);
}

/** Null also where the browser refuses localStorage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing is told about by the store; a lost pointer costs one log-in.
  }
}
