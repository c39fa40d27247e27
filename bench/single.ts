import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript, type Preload } from '../tools/boot-script.ts';
import { compressInto } from '../tools/compress.ts';
import { pagesIn } from '../tools/feature-pages.ts';
import { preloadOf, readChunks } from '../tools/preload.ts';

/** Gives the one-bundle build the same head start as the composed one: what each page needs is loaded ahead. */
export async function composeSingle(dist: string) {
  const chunks = readChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const pages: Record<string, Preload> = {};
  for (const id of readdirSync('features')) {
    const door = `../features/${id}/src/feature.ts`;
    const screens = pagesIn(readFileSync(join('features', id, 'src/feature.ts'), 'utf8'));
    for (const [pattern, screen] of Object.entries(screens)) {
      pages[pattern] = preloadOf(chunks, '/', [door, `../features/${id}/${screen}`]);
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
