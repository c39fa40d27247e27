/**
 * Draws the pictures of the installed app from `shell/public/icon.svg` into `shell/public/icons/`. They are kept in the
 * repository; run again after changing the drawing: `pnpm icons`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.ts';

const shown = fileURLToPath(new URL('../shell/public', import.meta.url));
const paper = '#f3f1ea';
const ink = '#1b5360';

/** Only the drawing: its own styles follow the system, and a picture has one look. */
const boat = readFileSync(join(shown, 'icon.svg'), 'utf8').replace(/<style>[\s\S]*?<\/style>/, '');
const lifebuoy = drawing(
  '<circle cx="12" cy="12" r="10"/><path d="m4.93 4.93 4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24"/><circle cx="12" cy="12" r="4"/>',
);
const pen = drawing(
  '<path d="M13 21h8M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z"/>',
);

/** `fill`: the drawing's share of the width. A mask may take all but the inner 80 %. */
const pictures = [
  { name: 'icon-192', size: 192, svg: boat, fill: 0.74, corner: 0.2 },
  { name: 'icon-512', size: 512, svg: boat, fill: 0.74, corner: 0.2 },
  { name: 'maskable-192', size: 192, svg: boat, fill: 0.52, corner: 0 },
  { name: 'maskable-512', size: 512, svg: boat, fill: 0.52, corner: 0 },
  { name: 'apple-touch-icon', size: 180, svg: boat, fill: 0.66, corner: 0 },
  { name: 'write-96', size: 96, svg: pen, fill: 0.5, corner: 0.5 },
  { name: 'now-96', size: 96, svg: lifebuoy, fill: 0.5, corner: 0.5 },
];

const folder = join(shown, 'icons');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const { name, size, svg, fill, corner } of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0 }
    div { display: grid; place-items: center; block-size: 100vh; background: ${paper}; border-radius: ${corner * size}px }
    svg { inline-size: ${fill * 100}%; display: block; translate: 0 -2% }
  </style><div>${svg}</div>`);
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
}
await browser.close();

function drawing(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts}</svg>`;
}
