/** Every file, folder, package entry and pnpm script that a README or a page of docs/ names must exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = listPaths('.');
const topFolders = readdirSync(root, { withFileTypes: true })
  .filter((one) => one.isDirectory() && isOurs(one.name))
  .map(({ name }) => name);
/** Decisions are history: a path in one was right on its day. */
const pages = paths.filter((path) => /(^|\/)README\.md$|^docs\/[^/]+\.md$/.test(path));

test.each(pages)('%s links to files that exist', (page) => {
  const links = [...prose(page).matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => target);
  const missing = links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(page), target)));
  expect(missing).toEqual([]);
});

test.each(pages)('%s names paths that exist', (page) => {
  const named = codeWords(page).filter(isPath);
  const missing = named.filter((path) =>
    path.startsWith('../') ? !existsSync(join(root, dirname(page), path)) : isMissing(path),
  );
  expect(missing).toEqual([]);
});

test.each(pages)('%s names package entries that exist', (page) => {
  const entries = codeWords(page).filter((word) => /^@mooring\/[a-z/-]+$/.test(word));
  expect(entries.filter((entry) => !packageEntries().has(entry))).toEqual([]);
});

test.each(pages)('%s names pnpm scripts that exist', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/\bpnpm ([a-z]+:[a-z0-9]+)/g)].map(([, script = '']) => script);
  const scripts = Object.keys(readManifest('package.json').scripts ?? {});
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});

/** Whether a folder holds files of the repository, and none that were built or installed. */
function isOurs(name: string): boolean {
  const made = /^(node_modules|dist.*|storybook-static|coverage|test-results|playwright-report)$/;
  return !made.test(name) && !/^\.(git|cache|vite.*)$/.test(name);
}

/** Every file and folder of the repository, with forward slashes. */
function listPaths(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((one) => {
    if (!isOurs(one.name)) return [];
    const path = posix.join(folder, one.name);
    return one.isDirectory() ? [path, ...listPaths(path)] : [path];
  });
}

/** The text of a page without its blocks of code in a named language, which are examples. Plain blocks are diagrams. */
const prose = (page: string) =>
  readFileSync(join(root, page), 'utf8').replace(/^```\S[\s\S]*?^```/gm, '');

/** The words of a page's inline code and diagrams. */
function codeWords(page: string): string[] {
  const text = prose(page);
  const diagrams = [...text.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const inline = [...text.replace(/^```\n[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)];
  return [...diagrams, ...inline.map(([, code = '']) => code)]
    .flatMap((code) => code.split(/[\s,;()]+/))
    .map((word) => word.replace(/[.:]$/, ''));
}

/** An ending alone, what a build makes, the example of docs/contributing.md, and a file the reader writes. */
const notInRepository = /^\.\w+$|^dist\/|pebbles|^file\.md$/;

/** A word is a path when it starts in a folder of the repository or ends like a file of its source. */
function isPath(word: string): boolean {
  if (!/^[\w.*][\w.*{}-]*(\/[\w.*{}-]+)*\/?$/.test(word)) return false;
  if (notInRepository.test(word)) return false;
  return isFromRoot(word) || /\.(ts|tsx|tsv|css|md|grit|mjs|sql|toml)$/.test(word);
}

function isFromRoot(word: string): boolean {
  return topFolders.some((folder) => word.startsWith(`${folder}/`));
}

/** Whether no path of the repository is or ends with `word`, in which `*` stands for a part of a name. */
function isMissing(word: string): boolean {
  const pattern = word.replace(/\/$/, '').replace(/[.{}]/g, '\\$&').replace(/\*/g, '[^/]*');
  const wanted = new RegExp(`${isFromRoot(word) ? '^' : '(^|/)'}${pattern}$`);
  return !paths.some((path) => wanted.test(path));
}

type Manifest = {
  name: string;
  exports?: Record<string, string>;
  scripts?: Record<string, string>;
};
const readManifest = (path: string): Manifest =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

/** `@mooring/data`, `@mooring/data/testing` and every other name that one package may import from another. */
function packageEntries(): Set<string> {
  const manifests = paths.filter((path) =>
    /^(packages|features)\/[^/]+\/package\.json$/.test(path),
  );
  return new Set(
    manifests.flatMap((path) => {
      const { name, exports = {} } = readManifest(path);
      return [name, ...Object.keys(exports).map((entry) => posix.join(name, relative('.', entry)))];
    }),
  );
}
