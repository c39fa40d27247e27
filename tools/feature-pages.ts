import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../packages/contract/src/paths.ts';
import { sharedNames } from './federation.ts';

const routeWithScreen =
  /path:\s*paths\.(\w+)\.pattern,\s*lazy:\s*\(\)\s*=>\s*import\('\.\/([^']+)'\)/g;

/** Which screen file shows which route pattern, read from the text of a `feature.ts`. */
export function pagesIn(featureSource: string): Record<string, string> {
  return Object.fromEntries(
    [...featureSource.matchAll(routeWithScreen)].map(([, page, file]) => {
      const pattern = paths[page as keyof typeof paths]?.pattern;
      if (!pattern) throw new Error(`feature.ts names paths.${page}, which does not exist`);
      return [pattern, `src/${file}`];
    }),
  );
}

/** Writes `pages.json` beside a remote, so that composing knows what to load ahead without reading any source. */
export const featurePages = (): Plugin => ({
  name: 'mooring-feature-pages',
  apply: 'build',
  generateBundle() {
    const pages = pagesIn(readFileSync(join(process.cwd(), 'src/feature.ts'), 'utf8'));
    if (Object.keys(pages).length === 0)
      this.error(
        'feature.ts has no route of the form { path: paths.x.pattern, lazy: () => import(…) }',
      );
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
  },
});

/**
 * The federation plugin leaves out of a remote's view of a shared package whatever it has not seen used, and on a busy
 * machine it decides before it has seen all: a build then fails, now and then, for an export that is there. Naming each
 * package as a whole in the first module makes it keep every export.
 */
export const wholeShares = (): Plugin => ({
  name: 'mooring-whole-shares',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/feature.ts')) return undefined;
    const imports = sharedNames.map((name, index) => `import * as share${index} from '${name}';`);
    const names = sharedNames.map((_name, index) => `share${index}`);
    return {
      code: `${imports.join('')}${code}\nexport const shares = [${names.join()}];`,
      map: null,
    };
  },
});
