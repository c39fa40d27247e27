import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import { preloadOf, readChunks } from './preload.ts';

const entrySource = 'src/entry/entry-screen.tsx';
const appParts =
  /\s*(?:<script[^>]*\ssrc=[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

type Renderer = { prerender(path: string): Promise<string>; prerenderFrame(): Promise<string> };

/**
 * Makes `/` a page of its own that needs no script: HTML, with the few styles it uses and the theme inline. It leads on by
 * plain links. The app moves to `app.html`, which answers every other address and contains the frame, so it paints early too.
 */
export async function prerenderEntry(dist: string, rendererFile: string): Promise<void> {
  const appFile = join(dist, 'app.html');
  renameSync(join(dist, 'index.html'), appFile);
  const renderer: Renderer = await import(pathToFileURL(rendererFile).href);
  const app = withWholeDepth(readFileSync(appFile, 'utf8'), readdirSync(join(dist, 'assets')));
  writeFileSync(appFile, withFrame(app, await renderer.prerenderFrame()));
  // A host without rewrites serves this for any address it does not know; the router takes it from there.
  copyFileSync(appFile, join(dist, '404.html'));

  const bare = entryPage(app, await renderer.prerender('/'), themeScript(dist));
  const page = await withUsedStyles(dist, bare, stylesheets(dist, app));
  writeFileSync(join(dist, 'index.html'), page);
}

/** The app's page with the markup in its root, and nothing to fetch. */
export function entryPage(app: string, markup: string, theme: string): string {
  return app
    .replace(appParts, '')
    .replace('</head>', () => `  <script>${theme}</script>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/** The app's page with the frame in its root, painted before any script; the app draws the same in its place. */
export function withFrame(app: string, markup: string): string {
  const [words = ''] = /\s*<noscript>[\s\S]*?<\/noscript>/.exec(app) ?? [];
  const frame = markup.replace(/<main[^>]*>/, (main) => main + words.trim());
  return app
    .replace(words, '')
    .replace('<div id="root"></div>', () => `<div id="root" data-frame>${frame}</div>`);
}

/** Preloads for modules that the federation runtime requests last: saves one round trip. */
function withWholeDepth(app: string, assets: string[]): string {
  const late = assets.filter((file) => /^pendingShares-.*\.js$/.test(file));
  const hints = late.map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`);
  return app.replace('</head>', () => `${hints.join('')}</head>`);
}

/** The part of `boot.js` that applies the theme, without its comments. It is inline, because a request would delay the paint. */
function themeScript(dist: string): string {
  const boot = readFileSync(join(dist, 'boot.js'), 'utf8');
  return boot
    .replace(/\/\/ composed:[\s\S]*/, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .trim();
}

/** The app's stylesheets and the entry screen's own. */
function stylesheets(dist: string, app: string): string[] {
  const linked = [...app.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  const chunks = readChunks(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')));
  const own = preloadOf(chunks, '/', [entrySource]).css;
  return [...new Set([...linked, ...own])];
}

async function withUsedStyles(dist: string, bare: string, sheets: string[]): Promise<string> {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const beasties = new Beasties({
    path: dist,
    logLevel: 'silent',
    preload: 'body',
    noscriptFallback: false,
    fonts: false,
    // The root has these attributes only when a theme was chosen.
    allowRules: [/data-theme/, /:root/],
  });
  const styled = await beasties.process(bare.replace('</head>', () => `${links}</head>`));
  const page = styled.replace(/<link rel="stylesheet"[^>]*>| data-beasties-container/g, '');
  if (!page.includes('<style>')) throw new Error('The entry page was given no styles.');
  return page.replace('<style>', () => `<style>${fontFaces(dist, sheets)}`);
}

/** All @font-face rules: fonts are named through custom properties, so the tool that drops unused rules would drop them all. */
function fontFaces(dist: string, sheets: string[]): string {
  const css = sheets.map((href) => readFileSync(join(dist, href), 'utf8')).join('');
  return [...new Set(css.match(/@font-face\s*\{[^}]*\}/g))].join('');
}
