/** Sets photographs side by side into the pictures of the README and docs/screens.md. Run `pnpm shots` first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from './chromium.ts';

const folder = process.argv[2] ?? 'test-results/shots';

/** `width` of one photograph in CSS pixels. */
type Picture = { name: string; width: number; screens: string[] };

const of = (size: string, scheme: string, ...pages: string[]) =>
  pages.map((page) => `${page}-${size}-${scheme}`);

const pictures: Picture[] = [
  {
    name: 'mooring',
    width: 280,
    screens: [
      ...of('phone', 'light', 'entry', 'journal'),
      ...of('phone', 'dark', 'emotions', 'dashboard'),
    ],
  },
  {
    name: 'by-day',
    width: 280,
    screens: of(
      'phone',
      'light',
      'dashboard',
      'companion',
      'entry-page',
      'write',
      'history',
      'healing-path-overview',
      'saved-moments',
      'library',
    ),
  },
  {
    name: 'by-night',
    width: 280,
    screens: of(
      'phone',
      'dark',
      'entry',
      'safety',
      'prompts',
      'healing-path-checkpoint-2',
      'rituals',
      'soundscapes',
      'affirmations',
      'profile',
    ),
  },
  {
    name: 'desktop',
    width: 592,
    screens: [
      ...of('desktop', 'light', 'dashboard', 'journal', 'saved-moments'),
      ...of('desktop', 'dark', 'entry', 'companion', 'healing-path-overview'),
    ],
  },
];

const browser = await chromium.launch(launchOptions);
for (const picture of pictures) await set(browser, picture);
await browser.close();

async function set(open: Browser, { name, width, screens }: Picture) {
  const page = await open.newPage({ viewport: { width: 1280, height: 680 } });
  const images = screens.map((screen) => {
    const bytes = readFileSync(join(folder, `${screen}.png`)).toString('base64');
    return `<img alt="" width="${width}" src="data:image/png;base64,${bytes}">`;
  });
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 24px; justify-content: center; margin: 0; padding: 32px 0; background: #e9e7de }
    img { border-radius: 18px; box-shadow: 0 12px 32px rgb(21 49 58 / 0.18) }
  </style>${images.join('')}`);
  await page.screenshot({ path: `docs/images/${name}.png`, fullPage: true });
  await page.close();
}
