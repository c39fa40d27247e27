import { rmSync } from 'node:fs';

/** Removes a folder with all that is in it, also where a browser that was killed still puts its last file there. */
export const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
