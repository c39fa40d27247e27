import { addresses } from './addresses.ts';
import { fill, shortTexts } from './filled.ts';
import {
  brokenWords,
  coveredActions,
  cutText,
  setTextSize,
  settled,
  smallTargets,
} from './measure.ts';
import { expect, test } from './mooring.ts';

const screens = [
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1280, 800],
] as const;
test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ reducedMotion: 'reduce' });

// Each page is opened once and then resized, which is a hundred times faster than opening it for every screen.
for (const half of [0, 1]) {
  test(`every page fits every screen, by day and by night, part ${half + 1}`, async ({ page }) => {
    await fill(page, shortTexts);
    const found: string[] = [];
    for (const address of addresses.filter((_, index) => index % 2 === half)) {
      await page.goto(address);
      await settled(page);
      const note = (where: string, faults: readonly string[]) =>
        found.push(...faults.map((fault) => `${address} at ${where}: ${fault}`));
      for (const [width, height] of screens) {
        const where = `${width}×${height}`;
        await page.setViewportSize({ width, height });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          note(`${where} ${colorScheme}`, await cutText(page));
          note(`${where} ${colorScheme}`, await coveredActions(page));
        }
        note(where, await brokenWords(page));
        if (width < 1024) note(where, await smallTargets(page));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(page, 2);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const where = `200 % ${colorScheme}`;
        note(where, [...(await cutText(page)), ...(await coveredActions(page))]);
      }
      note('200 %', await brokenWords(page));
      await setTextSize(page, 1);
    }
    expect(found).toEqual([]);
  });
}
