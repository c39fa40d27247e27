import type { Page } from '@playwright/test';
import { supportiveLines } from '../shell/src/dashboard/supportive-lines.ts';
import { launchOptions } from '../tools/chromium.ts';
import { addresses } from './addresses.ts';
import { fill, shortTexts } from './filled.ts';
import { settled, shifted, slowLine, watchShifts } from './measure.ts';
import { expect, test } from './mooring.ts';

const limit = 0.02;

// What stands in for letters until they come has other widths without the whole browser.
test.use({ launchOptions });

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const half of [0, 1]) {
  test(`on a slow line nothing moves once it stands, on any page, part ${half + 1}`, async ({
    page,
  }) => {
    await watchShifts(page);
    await fill(page, shortTexts);
    await slowLine(page, { latency: 150, speed: 250_000 });
    const found: string[] = [];
    for (const address of addresses.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      await settled(page);
      await page.waitForLoadState('networkidle');
      const sum = await shifted(page);
      if (sum >= limit) found.push(`${address}: ${sum.toFixed(3)}`);
    }
    expect(found).toEqual([]);
  });
}

test('letters that come after the page move nothing on it', async ({ page }) => {
  await watchShifts(page);
  const letters = await holdLetters(page);
  const found: string[] = [];
  for (const width of [360, 375, 390, 412, 1280])
    for (const address of ['/write', '/emotions', '/journal', '/dashboard', '/library']) {
      await page.setViewportSize({ width, height: 844 });
      letters.hold();
      await page.goto(address, { waitUntil: 'commit' });
      await settled(page);
      await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
      const before = await shifted(page);
      letters.release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
      );
      const sum = (await shifted(page)) - before;
      if (sum >= limit) found.push(`${address} at ${width}: ${sum.toFixed(3)}`);
    }
  expect(found).toEqual([]);
});

test('no line of the day moves Home when its letters come', async ({ page }) => {
  await page.goto('/dashboard');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [344, 360, 375, 384, 390, 412, 430, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate((lines) => {
      const place = document.querySelector<HTMLElement>('main h1 + p');
      if (!place) return ['no line'];
      const [, ...fallbacks] = getComputedStyle(place).fontFamily.split(',');
      const heightIn = (family: string) => {
        place.style.fontFamily = family;
        return Math.round(place.getBoundingClientRect().height);
      };
      return lines.filter((line) => {
        place.textContent = line;
        return heightIn('') !== heightIn(fallbacks.join());
      });
    }, Object.values(supportiveLines).flat());
    expect(found, `${width} px`).toEqual([]);
  }
});

test('how hard a new password is to guess moves no button when it is known', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Create My Account' });
  await page.getByLabel('Password', { exact: true }).fill('a lamp on the water');
  const before = await button.boundingBox();
  await expect(page.getByRole('meter')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

/** Fonts wait while they are held, as on a slow line. */
async function holdLetters(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held = Promise.resolve();
  let release = () => {};
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return {
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}
