import type { Dexie } from 'dexie';

/**
 * Closes a connection when another tab deletes or upgrades its database. Dexie would do so too, with a warning in the
 * console; here it is what is meant to happen.
 */
export function closeOnVersionChange(db: Dexie): void {
  db.on('versionchange', () => {
    db.close({ disableAutoOpen: false });
    return false;
  });
}
