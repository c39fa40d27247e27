import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '../packages/contract/src/paths.ts';
import { expect, test } from './mooring.ts';

const pages = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'));

for (const theme of ['light', 'dark'] as const) {
  test(`every page passes axe and fits a 360 px phone, ${theme}`, async ({ quietPage: page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.target).join(' ')}`,
      );
      expect(found).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
    }
  });
}
