import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { readChunks, stylesOf } from './preload.ts';
import {
  barePage,
  fontFaces,
  stylesheetsOf,
  themeScript,
  usedStyles,
  withFrame,
} from './prerender.ts';
import { emptyAddresses, screenAddresses, screenFile } from './screen-addresses.ts';

type Renderer = {
  prerender(path: string): Promise<string>;
  prerenderEmpty(path: string): Promise<string>;
  prerenderFrame(): Promise<string>;
};

/**
 * Writes `app.html`, which holds the frame, and the page of each screen: the frame, and the screen as the app first renders
 * it. Each has the rules that it uses in a style inside, so that it paints without waiting for any file.
 */
export async function prerenderScreens(
  dist: string,
  rendererFile: string,
  remotes: readonly string[],
): Promise<void> {
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const bare = readFileSync(join(dist, barePage), 'utf8');
  writeFileSync(join(dist, 'app.html'), withFrame(bare, await renderer.prerenderFrame()));
  // A host without rewrites serves this for any address it does not know; the router takes it from there.
  copyFileSync(join(dist, 'app.html'), join(dist, '404.html'));

  const sheets = [...new Set([...stylesheetsOf(bare), ...screenSheets(dist, remotes)])];
  const faces = fontFaces(dist, sheets, 'device');
  const theme = themeScript(dist);
  for (const address of screenAddresses) {
    const waiting = await renderer.prerender(address);
    const screen = emptyAddresses.includes(address)
      ? withEmptyPage(waiting, await renderer.prerenderEmpty(address))
      : waiting;
    const page = withFrame(bare, screen, 'screen');
    const alone = `<html><head></head><body>${bodyOf(page)}</body></html>`;
    const style = faces + (await usedStyles(dist, alone, sheets));
    writeFileSync(join(dist, screenFile(address)), paintsAtOnce(page, { style, theme }));
  }
}

/** A screen with two pages in it: the one that waits, and the one of an empty account. The shell's styles show one of them. */
export function withEmptyPage(waiting: string, empty: string): string {
  const page = mainOf(empty);
  if (page.includes('data-skeleton')) throw new Error('The page of an empty account still waits.');
  return waiting.replace(mainOf(waiting), (own) => tagged(own, 'known') + tagged(page, 'new'));
}

const mainOf = (markup: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(markup)?.[1] ?? '';

const tagged = (page: string, who: string) =>
  page.replace(/^<[a-z]+/, (start) => `${start} data-for="${who}"`);

/** The page with its styles and the theme inside. What it loads is named after the markup, where nothing waits for it. */
export function paintsAtOnce(page: string, inside: { style: string; theme: string }): string {
  const late =
    page.match(/<script src="\/boot\.js"><\/script>|<link rel="stylesheet"[^>]*>/g) ?? [];
  const rest = late.reduce((text, one) => text.replace(one, ''), page);
  return rest
    .replace('<script type="module"', (script) => `<script>${inside.theme}</script>${script}`)
    .replace('</head>', () => `<style>${inside.style}</style></head>`)
    .replace('</body>', () => `${late.join('')}</body>`);
}

const bodyOf = (html: string) => /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';

/** The stylesheets that the screens bring, also those of parts that come after them, by what each remote was built with. */
function screenSheets(dist: string, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const base = `/remotes/${id}/`;
    const read = (file: string) => JSON.parse(readFileSync(join(dist, base, file), 'utf8'));
    const screens = z.record(z.string(), z.string()).parse(read('pages.json'));
    const sources = screenAddresses.flatMap((address) => screens[address] ?? []);
    const chunks = readChunks(read('.vite/manifest.json'));
    return stylesOf(chunks, sources, 'later').map((file) => base + file);
  });
}
