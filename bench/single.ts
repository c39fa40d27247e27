import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../shell/src/features.ts';
import { bootScript, type Preload } from '../tools/boot-script.ts';
import { compressInto } from '../tools/compress.ts';
import { pagesOf } from '../tools/feature-pages.ts';
import { preloadOf, readChunks } from '../tools/preload.ts';

/** Gives the one-bundle build the same head start as the composed one: what each page needs is loaded ahead. */
export async function composeSingle(dist: string) {
  const chunks = readChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const pages: Record<string, Preload> = {};
  for (const feature of features) {
    const home = `../features/${feature.id}`;
    for (const [pattern, screen] of Object.entries(pagesOf(feature))) {
      pages[pattern] = preloadOf(chunks, '/', [`${home}/src/feature.ts`, `${home}/${screen}`]);
    }
  }
  const boot = join(dist, 'boot.js');
  const entry = '/boot.js';
  writeFileSync(
    boot,
    `${readFileSync(boot, 'utf8')}${bootScript([{ id: 'single', name: 'single', entry, pages }])}\n`,
  );
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  for (const file of files) if (file.isFile()) compressInto(join(file.parentPath, file.name));
}
