/**
 * The list of a remote's scripts, `integrity.json`: the hash of each, what each imports, and what each of its pages needs first.
 * `check-remotes.js` reads it in the browser. A deployment names it by its own hash, so a list that was changed is refused as well.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { z } from 'zod';
import { patternSource } from './boot-script.ts';

export const integrityFile = 'integrity.json';

const position = z.number().int().nonnegative();
const listSchema = z.object({
  /** Name below the remote's folder, SHA-256 in base64, and the positions of what it imports. */
  files: z.array(z.tuple([z.string(), z.string()]).rest(position)),
  /** The positions of what every page starts from. */
  door: z.array(position),
  /** Addresses as the source of a regular expression, the position of the script of their screen, and the positions of their styles. */
  pages: z.array(z.tuple([z.string(), position]).rest(position)),
  styles: z.array(z.string()),
});

export type IntegrityList = z.infer<typeof listSchema>;

/** What one page starts from: files below the remote's folder. What the screen imports follows from the list. */
export type PageStart = { screen: string; css: string[] };

/** Throws where the text is no such list. */
export const readIntegrity = (text: string): IntegrityList => listSchema.parse(JSON.parse(text));

/** A hash in the form of an `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array | string): string => `sha256-${hashOf(bytes)}`;

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('base64');

/** What a list is made from. `door`: scripts that every page starts from. `pages`: by route pattern. */
export type IntegrityParts = { door: string[]; pages: Record<string, PageStart> };

/** The list of the scripts that lie in `folder`. Throws where a page or a script names a missing one. */
export function integrityList(folder: string, { door, pages }: IntegrityParts): IntegrityList {
  const scripts = scriptsIn(folder);
  const names = [...scripts.keys()];
  const at = (name: string) => {
    const found = names.indexOf(name);
    if (found < 0) throw new Error(`${folder} has no ${name}, which is imported.`);
    return found;
  };
  const files = [...scripts].map(([name, code]): IntegrityList['files'][number] => [
    name,
    hashOf(code),
    ...importsOf(code).map((source) => at(posix.join(posix.dirname(name), source))),
  ]);
  const styles = [...new Set(Object.values(pages).flatMap(({ css }) => css))];
  const ofPages = grouped(pages).map(([page, { screen, css }]): IntegrityList['pages'][number] => [
    page,
    at(screen),
    ...css.map((style) => styles.indexOf(style)),
  ]);
  return { files, door: door.map(at), pages: ofPages, styles };
}

/** The addresses of a list, as the source of one regular expression. */
export const addressesOf = ({ pages }: IntegrityList): string =>
  pages.map(([page]) => page).join('|');

/** Pages that need the same files are one line: their patterns as alternatives. */
function grouped(pages: Record<string, PageStart>): [string, PageStart][] {
  const groups = new Map<string, { sources: string[]; start: PageStart }>();
  for (const [pattern, start] of Object.entries(pages)) {
    const key = JSON.stringify(start);
    const group = groups.get(key) ?? { sources: [], start };
    group.sources.push(patternSource(pattern));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ sources, start }) => [sources.join('|'), start]);
}

/** The scripts at the top of a folder and in its `assets/`, by name. */
function scriptsIn(folder: string): Map<string, string> {
  const inside = (below: string) =>
    existsSync(join(folder, below))
      ? readdirSync(join(folder, below))
          .filter((name) => name.endsWith('.js'))
          .map((name) => below + name)
      : [];
  const names = [...inside(''), ...inside('assets/')].sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The sources of all static imports of a script. */
function importsOf(code: string): string[] {
  const sources = parseAst(code).body.flatMap((node) =>
    (node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration') &&
    node.source
      ? [node.source.value]
      : [],
  );
  return [...new Set(sources)];
}
