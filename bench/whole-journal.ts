import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { openRestored, settled } from './journal-page.ts';
import { backupOf, sampleEntries } from './journal-sample.ts';
import { growthLines, type Taken } from './slope.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const passphrase = 'four words by heart';

/**
 * What reads or writes the whole journal at once, through the screens: a backup restored, the export as text, a sealed
 * backup made, and the month opened. It has to take longer in a longer journal, but no more than in proportion.
 */
export async function wholeJournalFigures(dist: string) {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const taken: Taken[] = [];
  try {
    for (const size of sizes) {
      const times = await timesOf(browser, site.url, size);
      console.info(`${size} entries: ${JSON.stringify(times)}`);
      for (const [what, ms] of Object.entries(times)) taken.push({ what, size, ms });
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return growthLines('whole journal', taken);
}

async function timesOf(browser: Browser, url: string, size: number) {
  const started = performance.now();
  const page = await openRestored(browser, url, backupOf(sampleEntries(size)));
  const restored = performance.now() - started;
  await page.goto(`${url}/journal`);
  await page.getByRole('navigation', { name: 'Jump to a year' }).waitFor();
  const month = await page.evaluate<number>(pressed('a', 'Month', 'main table'));
  await page.goto(`${url}/profile/export`);
  await page.getByRole('radio', { name: 'Plain Text' }).click();
  const text = await downloaded(page, 'Export Journal');
  await page.getByRole('button', { name: 'Make a full backup' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByLabel('Repeat the passphrase', { exact: true }).fill(passphrase);
  const backup = await downloaded(page, 'Make the backup');
  await page.context().close();
  return {
    'sign up and restore a backup': restored,
    'the month is drawn': month,
    'export as text': text,
    'make a sealed backup': backup,
  };
}

/** From the press until the file is there, ms. */
async function downloaded(page: Page, button: string): Promise<number> {
  const download = page.waitForEvent('download');
  const started = performance.now();
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await download).path();
  return performance.now() - started;
}

/** In the page: from the press to the frame after `wanted` stands there. */
const pressed = (kind: string, name: string, wanted: string) => `new Promise((resolve) => {
  const door = [...document.querySelectorAll('main ${kind}')].find((one) => one.textContent === ${JSON.stringify(name)});
  const started = performance.now();
  door.click();
  ${settled(`document.querySelector('${wanted}')`)}
})`;
