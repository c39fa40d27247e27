import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { withoutComments } from './boot-script.ts';
import { readChunks, stylesOf } from './preload.ts';

const entrySource = 'src/entry/entry-screen.tsx';
const appParts =
  /\s*(?:<script[^>]*\ssrc=[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

type Renderer = { prerender(path: string): Promise<string> };

/** The app's page as the shell's build made it. Every HTML file of the app is made of it. */
export const barePage = '.vite/app.html';

/**
 * Makes `/` a page of its own that needs no script: HTML, with the few styles it uses and the theme inline. It leads on by
 * plain links. The app's page is left in `barePage`, for `prerenderScreens`.
 */
export async function prerenderEntry(dist: string, rendererFile: string): Promise<void> {
  const built = readFileSync(join(dist, 'index.html'), 'utf8');
  const app = withWholeDepth(built, readdirSync(join(dist, 'assets')));
  writeFileSync(join(dist, barePage), app);
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const page = entryPage(app, await renderer.prerender('/'), themeScript(dist));
  const sheets = [...new Set([...stylesheetsOf(app), ...entrySheets(dist)])];
  const style = fontFaces(dist, sheets) + (await usedStyles(dist, page, sheets));
  writeFileSync(
    join(dist, 'index.html'),
    page.replace('</head>', () => `<style>${style}</style></head>`),
  );
}

/** The app's page with the markup in its root, and nothing to fetch. */
export function entryPage(app: string, markup: string, theme: string): string {
  return app
    .replace(appParts, '')
    .replace('</head>', () => `  <script>${theme}</script>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/**
 * The app's page with markup in its root, painted before any script; the app renders the same in its place. `holds`: the
 * frame of any address, or the screen of this one.
 */
export function withFrame(app: string, markup: string, holds: '' | 'screen' = ''): string {
  const attribute = holds === '' ? 'data-frame' : `data-frame="${holds}"`;
  const [words = ''] = /\s*<noscript>[\s\S]*?<\/noscript>/.exec(app) ?? [];
  const frame = markup.replace(/<main[^>]*>/, (main) => main + words.trim());
  return app
    .replace(words, '')
    .replace('<div id="root"></div>', () => `<div id="root" ${attribute}>${frame}</div>`);
}

/** Preloads for modules that the federation runtime requests last: saves one round trip. */
function withWholeDepth(app: string, assets: string[]): string {
  const late = assets.filter((file) => /^pendingShares-.*\.js$/.test(file));
  const hints = late.map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`);
  return app.replace('</head>', () => `${hints.join('')}</head>`);
}

/** The part of `boot.js` that applies the theme, without its comments. It is inline, because a request would delay the paint. */
export function themeScript(dist: string): string {
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8');
  return withoutComments(boot.replace(/\/\/ composed:[\s\S]*/, '')).trim();
}

/** The stylesheets that a page names. */
export const stylesheetsOf = (page: string): string[] =>
  [...page.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);

/** The entry screen's own stylesheets. */
function entrySheets(dist: string): string[] {
  const chunks = readChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  return stylesOf(chunks, [entrySource]).map((file) => `/${file}`);
}

/** The rules of some stylesheets that a page uses. Throws where there are none. */
export async function usedStyles(dist: string, page: string, sheets: string[]): Promise<string> {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const bare = page.replace(/<link rel="stylesheet"[^>]*>/g, '');
  const beasties = new Beasties({
    path: dist,
    logLevel: 'silent',
    preload: 'body',
    noscriptFallback: false,
    fonts: false,
    // Attributes that the elements have only in the browser.
    allowRules: [/data-theme/, /:root/, /data-bare/, /data-query/, /data-new/],
  });
  const styled = await beasties.process(bare.replace('</head>', () => `${links}</head>`));
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(styled) ?? [];
  if (style === '') throw new Error('The page uses none of the styles.');
  return withWholeStatements(style);
}

/** Beasties joins sheets, of which one may end without its `;`. The next rule would count as a part of it and be dropped. */
export const withWholeStatements = (css: string): string =>
  css.replace(/@layer [\w\s,-]+(?=@)/g, (statement) => `${statement};`);

/**
 * All @font-face rules, or those of the device's own fonts, which are given the metrics of ours. Fonts are named through
 * custom properties, so the tool that drops unused rules would drop them all.
 */
export function fontFaces(dist: string, sheets: readonly string[], only?: 'device'): string {
  const css = sheets.map((href) => readFileSync(join(dist, href), 'utf8')).join('');
  const faces = [...new Set(css.match(/@font-face\s*\{[^}]*\}/g))];
  return faces.filter((face) => only === undefined || !face.includes('url(')).join('');
}
