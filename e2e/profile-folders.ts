import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engine } from './engines/engine.ts';

const folders = {
  chromium: { databases: /Default\/IndexedDB$/, privateFiles: /Default\/File System$/ },
  firefox: {
    databases: /storage\/default\/http[^/]*\/idb$/,
    privateFiles: /storage\/default\/http[^/]*\/fs$/,
  },
  webkit: { databases: /databases\/indexeddb$/, privateFiles: /\/FileSystem$/ },
}[engine];

/** Where the engine keeps the databases, or the private file system, of the one origin of a profile. Nothing where there is none. */
export function storageFolder(profile: string, kind: keyof typeof folders): string | undefined {
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => join(one.parentPath, one.name))
    .find((path) => folders[kind].test(path));
}

/** The files below a folder that have something in them. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
