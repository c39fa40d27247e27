import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../shell/src/features.ts';
import { bootScript } from '../tools/boot-script.ts';
import { compressInto } from '../tools/compress.ts';
import { pagesOf } from '../tools/feature-pages.ts';
import {
  addressesOf,
  integrityFile,
  integrityList,
  integrityOf,
  type PageStart,
} from '../tools/integrity.ts';
import { pageStart, readChunks } from '../tools/preload.ts';

/** Gives the one-bundle build the same head start as the composed one: what each page needs is loaded ahead. */
export async function composeSingle(dist: string) {
  const chunks = readChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const pages: Record<string, PageStart> = {};
  for (const feature of features) {
    const home = `../features/${feature.id}`;
    for (const [pattern, screen] of Object.entries(pagesOf(feature))) {
      pages[pattern] = pageStart(chunks, `${home}/${screen}`);
    }
  }
  const door = features.flatMap(({ id }) => chunks[`../features/${id}/src/feature.ts`]?.file ?? []);
  const list = integrityList(dist, { door, pages });
  const text = JSON.stringify(list);
  writeFileSync(join(dist, integrityFile), text);
  const boot = join(dist, 'boot.js');
  const single = { id: 'single', name: 'single', entry: '/boot.js' };
  const composed = { ...single, integrity: integrityOf(text), pages: addressesOf(list) };
  writeFileSync(boot, `${readFileSync(boot, 'utf8')}${bootScript([composed])}\n`);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  for (const file of files) if (file.isFile()) compressInto(join(file.parentPath, file.name));
}
