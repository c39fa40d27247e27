import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the open page: each rule that is broken, with the elements that break it. `rule`: this one alone. */
export async function axeFaults(page: Page, rule?: string): Promise<string[]> {
  // Half a megabyte, which a page needs once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly = rule ? [rule] : tags;
  return page.evaluate(
    async ([only]) => {
      const { violations } = await axe.run({ runOnly: only, resultTypes: ['violations'] });
      return violations.map(
        ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`,
      );
    },
    [runOnly] as const,
  );
}
