import { rmSync } from 'node:fs';

/**
 * Removes a folder with all that is in it, also where a browser that was killed still puts its last file there: `rmSync` reads a
 * folder once, and its own further tries are only for the folder itself.
 */
export function removeFolder(folder: string, tries = 20): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (tries === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    removeFolder(folder, tries - 1);
  }
}
