/** Puts four of the photographs side by side into the README's picture. Run `pnpm shots` first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from './chromium.ts';

const folder = process.argv[2] ?? 'test-results/shots';
const screens = [
  'entry-phone-light',
  'journal-phone-light',
  'emotions-phone-dark',
  'dashboard-phone-dark',
];
const pictures = screens.map((name) =>
  readFileSync(join(folder, `${name}.png`)).toString('base64'),
);

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1280, height: 680 } });
await page.setContent(`<style>
  body { display: flex; gap: 24px; justify-content: center; align-items: center; margin: 0; height: 680px; background: #e9e7de }
  img { width: 280px; border-radius: 18px; box-shadow: 0 12px 32px rgb(21 49 58 / 0.18) }
</style>${pictures.map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`).join('')}`);
await page.screenshot({ path: 'docs/images/mooring.png' });
await browser.close();
