import { addresses } from './addresses.ts';
import { fill, shortTexts } from './filled.ts';
import { settled, shifted, slowLine, watchShifts } from './measure.ts';
import { expect, test } from './mooring.ts';

const limit = 0.02;

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
