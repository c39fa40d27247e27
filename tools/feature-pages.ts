import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../packages/contract/src/paths.ts';

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
