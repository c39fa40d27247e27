import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { FeatureManifest } from '../packages/contract/src/feature.ts';

/** Which source shows which route pattern, by the names that Vite's manifest has for them. */
export const pagesOf = ({ screens }: Pick<FeatureManifest, 'screens'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(screens).map(([pattern, module]) => [pattern, join('src', module)]),
  );

/** Writes `pages.json` beside a remote, so that composing knows what to load ahead without reading any source. */
export const featurePages = (): Plugin => ({
  name: 'mooring-feature-pages',
  apply: 'build',
  async generateBundle() {
    const { root } = this.environment.config;
    const { module } = await runnerImport<{ manifest: FeatureManifest }>(
      join(root, 'src/manifest.ts'),
    );
    const pages = pagesOf(module.manifest);
    for (const source of Object.values(pages))
      if (!this.getModuleInfo(join(root, source)))
        this.error(`The manifest names ${source}, which is not in this build.`);
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
  },
});
