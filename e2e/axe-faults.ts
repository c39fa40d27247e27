import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Without the size of targets: axe takes a button that is half behind a bar of a scrolled page for a small one. */
export const tagsOfScrolled = tags.filter((tag) => tag !== 'wcag22aa');

/** What axe finds on the open page: each rule that is broken, with the elements that break it. `only`: a rule, or tags of rules. */
export async function axeFaults(
  page: Page,
  only: string | readonly string[] = tags,
): Promise<string[]> {
  // Half a megabyte, which a page needs once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly = [only].flat();
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
