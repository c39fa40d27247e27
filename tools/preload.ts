import { z } from 'zod';
import type { PageStart } from './integrity.ts';

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
});
const viteManifest = z.record(z.string(), chunk);

/** The chunks of a build, by source file or chunk name, as `.vite/manifest.json` lists them. */
export type Chunks = z.infer<typeof viteManifest>;

/** Throws when it is not a Vite manifest. */
export const readChunks = (json: unknown): Chunks => viteManifest.parse(json);

/** The chunk of a screen, and the styles that it and its imports need. Throws where the build has no such screen. */
export function pageStart(chunks: Chunks, screen: string): PageStart {
  const own = chunks[screen];
  if (!own) throw new Error(`The build has no ${screen}.`);
  return { screen: own.file, css: stylesOf(chunks, [screen]) };
}

/** The styles of some sources of a build, and of all that they import; with `later`, also of what they load when it is needed. */
export function stylesOf(chunks: Chunks, sources: string[], later?: 'later'): string[] {
  const css = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const one = chunks[key];
    if (!one || seen.has(key)) return;
    seen.add(key);
    for (const file of one.css ?? []) css.add(file);
    for (const next of one.imports ?? []) walk(next);
    if (later) for (const next of one.dynamicImports ?? []) walk(next);
  };
  for (const source of sources) walk(source);
  return [...css];
}
