/** The licences of everything that ships inside the built app, as one text. Most of them require it. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Package = { name: string; version: string; license?: string; dependencies?: object };

/** Reads what the packages of a workspace depend on, down to the last one. `root` is the repository's folder. */
export function licencesOf(root: string): string {
  const found = new Map<string, string>();
  const shipped = ['shell', ...inside(root, 'features'), ...inside(root, 'packages')];
  for (const folder of shipped.filter((one) => one !== 'packages/stage'))
    visit(join(root, folder), found);
  return [...found]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, text]) => `${name}\n${'-'.repeat(name.length)}\n\n${text.trim()}\n`)
    .join('\n\n');
}

const inside = (root: string, folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name));

/** Adds what the package in `folder` needs at run time. Our own packages are looked through and not listed. */
function visit(folder: string, found: Map<string, string>) {
  const { dependencies = {} } = packageIn(folder);
  for (const name of Object.keys(dependencies)) {
    const home = homeOf(name, folder);
    if (!home || name.startsWith('@mooring/') || name.startsWith('@types/')) continue;
    const { version, license = 'see its page' } = packageIn(home);
    const title = `${name} ${version} (${license})`;
    if (found.has(title)) continue;
    found.set(title, licenceIn(home));
    visit(home, found);
  }
}

/** The folder of a package, resolved from the package that depends on it. */
function homeOf(name: string, from: string): string | null {
  const around = createRequire(join(realpathSync(from), 'package.json')).resolve.paths(name) ?? [];
  const home = around.map((path) => join(path, name)).find((path) => existsSync(path));
  return home ? realpathSync(home) : null;
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Licence and notice, which some keep in more than one file. */
function licenceIn(home: string): string {
  const files = readdirSync(home).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) return 'Its package brings no text of it.';
  return files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n\n');
}
