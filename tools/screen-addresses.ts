import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses that have HTML of their own, in which their screen stands before any script has run (decision 0055). */
export const screenAddresses: readonly string[] = [
  '/journal',
  '/write',
  '/emotions',
  '/companion',
  '/healing-path',
  '/library',
  '/profile',
];

/** Those whose HTML also has the page of somebody of whom nothing is kept here, which boot.js lets stand at once. */
export const emptyAddresses: readonly string[] = ['/journal', '/write', '/emotions'];

/** Where other apps post what is shared (decision 0068). A host that gets it leads on to the page of that address. */
export const shareAddress = '/share';

/** The file of such an address below `dist/`. */
export const screenFile = (address: string) => `${address.slice(1)}.html`;

/** The files of a deployment whose HTML has inline parts, which the headers have to allow. */
export const inlineFiles = (dist: string): string[] =>
  ['index.html', ...screenAddresses.map(screenFile)]
    .map((file) => join(dist, file))
    .filter((file) => existsSync(file));

/** Their HTML, one after the other. */
export const inlinePages = (dist: string): string =>
  inlineFiles(dist)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
