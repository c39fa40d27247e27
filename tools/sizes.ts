/**
 * What each address has on the wire before it can be used: the app's page, what it names, and what `boot.js` loads ahead
 * for that address, as brotli, without fonts. Fails where a limit is passed. Run after a build: `tsx tools/sizes.ts [dist]`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { paths } from '../packages/contract/src/paths.ts';
import { screenFile } from './screen-addresses.ts';

/** kB. `app` is what every address shares; `page` what an address adds to it, with the styles in its own HTML and the list of hashes. */
export const limits = {
  app: 165.8,
  page: 33,
  /** Larger pages: the journal and the editor with their empty pages in the HTML, sounds and tabs in the library, and everything about the account. */
  pages: {
    '/journal': 36.9,
    '/write': 39.9,
    '/blog': 37.2,
    '/themes-of-healing': 37.5,
    '/rituals': 37,
    '/meditations': 43.3,
    '/profile': 47,
    '/someone/:id': 37.8,
    '/auth': 44.5,
  } as Record<string, number>,
};

export type RouteSize = { path: string; app: number; page: number; limit: number };

/** Every address of a feature, with its sizes in kB. */
export async function routeSizes(dist: string): Promise<RouteSize[]> {
  const app = sum(dist, appFiles(dist));
  const routes = await Promise.all(
    Object.values(paths).map(async ({ pattern }) => ({
      path: pattern,
      ahead: await aheadOf(dist, pattern),
    })),
  );
  return routes
    .filter(({ ahead }) => ahead.js.length > 0)
    .map(({ path, ahead }) => ({
      path,
      app,
      page: sum(dist, [...ahead.lists, ...ahead.js, ...ahead.css]) + ownPage(dist, path),
      limit: limits.pages[path] ?? limits.page,
    }));
}

/** What the app's page names: scripts, styles and what is loaded ahead, itself among them. */
export function appFiles(dist: string): string[] {
  const page = readFileSync(join(dist, 'app.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  return ['/app.html', ...new Set(named)];
}

/** kB by which the address's own page is larger than `app.html`, where it has one. */
function ownPage(dist: string, path: string): number {
  const own = screenFile(path);
  return existsSync(join(dist, own)) ? sum(dist, [own]) - sum(dist, ['app.html']) : 0;
}

/** What `boot.js` would load ahead at an address: it is run there. `lists`: what says which files these are. */
export async function aheadOf(
  dist: string,
  pathname: string,
): Promise<{ js: string[]; css: string[]; lists: string[] }> {
  const hrefs: string[] = [];
  const lists: string[] = [];
  const document = {
    documentElement: { dataset: {} },
    createElement: () => ({ relList: { supports: () => true } }),
    head: { append: (link: { href: string }) => hrefs.push(new URL(link.href).pathname) },
  };
  const fetchList = async (address: string) => {
    const file = new URL(address).pathname;
    lists.push(file);
    return { json: async () => JSON.parse(readFileSync(join(dist, file), 'utf8')) };
  };
  const location = new URL(pathname.replace(/:\w+/g, 'one'), 'https://mooring.example');
  const localStorage = { getItem: () => null };
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8');
  const page = { document, location, localStorage, URL, fetch: fetchList, addEventListener() {} };
  runInNewContext(boot, page);
  // The list is there after some microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  const of = (ending: string) => hrefs.filter((file) => file.endsWith(ending));
  return { js: of('.js'), css: of('.css'), lists };
}

const sum = (dist: string, files: string[]) =>
  files.reduce((total, file) => total + weight(join(dist, file)), 0) / 1000;

const weight = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = await routeSizes(process.argv[2] ?? 'dist');
  const app = sizes[0]?.app ?? Number.POSITIVE_INFINITY;
  console.info(`every address ${app.toFixed(1)} kB of ${limits.app}`);
  for (const { path, page, limit } of sizes) {
    const held = page <= limit ? '' : '  TOO MUCH';
    console.info(`${path.padEnd(30)} + ${page.toFixed(1).padStart(5)} kB of ${limit}${held}`);
  }
  const passed = app <= limits.app && sizes.every(({ page, limit }) => page <= limit);
  process.exit(passed ? 0 : 1);
}
