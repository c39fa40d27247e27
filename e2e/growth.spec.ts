import type { Page } from '@playwright/test';
import { fill, shortTexts } from './filled.ts';
import { settled } from './measure.ts';
import { expect, test } from './mooring.ts';

test.setTimeout(300_000);

/** How many screens are opened. `MOORING_SCREENS=200` takes as many. */
const most = Number(process.env.MOORING_SCREENS ?? 40);

/** The main screens, as a press leads to them. */
const places = ['Healing Path', 'Library', 'Bookmarks', 'Profile', 'Home'];
const fromHome = ['/journal', '/emotions', '/companion'];

test('going from screen to screen for a long time leaves no page behind in the memory', async ({
  quietPage: page,
}) => {
  await fill(page, shortTexts);
  await page.goto('/dashboard');
  await goRound(page);
  await goRound(page);
  const before = await counts(page);
  let steps = 0;
  while (steps < most) steps += await goRound(page);
  const after = await counts(page);
  expect(after.nodes - before.nodes, 'nodes of the page, detached ones too').toBeLessThan(50);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThan(20);
  // Measured 1.0 MB, which no node or listener holds.
  expect(after.heap - before.heap, 'MB').toBeLessThan(2);
});

/** Once through all of them. Returns how many screens that were. */
async function goRound(page: Page): Promise<number> {
  const visited: string[] = [];
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const place of places) {
    await nav.getByRole('link', { name: place, exact: true }).click();
    await settled(page);
    visited.push(place);
  }
  for (const link of fromHome) {
    await page.locator(`main a[href="${link}"]`).first().click();
    await settled(page);
    await nav.getByRole('link', { name: 'Home', exact: true }).click();
    await settled(page);
    visited.push(link, 'Home');
  }
  return visited.length;
}

/** What is in memory once the garbage is gone. */
async function counts(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  for (const _ of ['once', 'and what that set free']) {
    await page.waitForTimeout(1000);
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return { nodes, listeners: jsEventListeners, heap: usedSize / 1e6 };
}
