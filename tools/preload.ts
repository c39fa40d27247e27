import { z } from 'zod';
import type { Preload } from './boot-script.ts';

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});
const viteManifest = z.record(z.string(), chunk);

/** The chunks of a build, by source file or chunk name, as `.vite/manifest.json` lists them. */
export type Chunks = z.infer<typeof viteManifest>;

/** Throws when it is not a Vite manifest. */
export const readChunks = (json: unknown): Chunks => viteManifest.parse(json);

/** All that some sources of a build need first: their chunks, what those import, and the styles, below `base`. */
export function preloadOf(chunks: Chunks, base: string, sources: string[]): Preload {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const one = chunks[key];
    if (!one || seen.has(key)) return;
    seen.add(key);
    js.add(one.file);
    for (const file of one.css ?? []) css.add(file);
    for (const next of one.imports ?? []) walk(next);
  };
  for (const source of sources) walk(source);
  return { js: [...js].map((file) => base + file), css: [...css].map((file) => base + file) };
}
