import type { Locator } from '@playwright/test';
import { paths } from '../packages/contract/src/paths.ts';
import { fill, shortTexts } from './filled.ts';
import { brokenWords, cutText, settled } from './measure.ts';
import { expect, test } from './mooring.ts';

const everyPage = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && pattern !== paths.subscription.pattern);
test.use({ reducedMotion: 'reduce' });

test('with text twice as large on a phone, every page keeps its words whole and its width', async ({
  quietPage: page,
}) => {
  test.setTimeout(240_000);
  await fill(page, shortTexts);
  const found: string[] = [];
  for (const path of [...everyPage, '/healing-path/checkpoint/2', '/entry/entry-image']) {
    await page.goto(path);
    await settled(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const fault of [...(await cutText(page)), ...(await brokenWords(page))])
      found.push(`${path}: ${fault}`);
    if (path === paths.onboarding.pattern) continue;
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Right now', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
  expect(found).toEqual([]);
  await page.goto('/write');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const head = await boxOf(page.getByRole('banner'));
  const save = await boxOf(page.getByRole('button', { name: 'Save Entry' }));
  expect(save.top - head.bottom).toBeGreaterThan(844 / 2);
});

test('the pictures of past check-ins are as wide as the phone', async ({ quietPage: page }) => {
  await fill(page, shortTexts);
  await page.goto('/emotions');
  await page.getByRole('button', { name: 'View Emotion History' }).click();
  for (const name of ['Calendar', 'Strength', 'Emotions']) {
    await page.getByRole('radio', { name }).click({ force: true });
    await expect(page.getByRole('figure').first()).toBeVisible();
    expect(await cutText(page)).toEqual([]);
  }
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`at ${width} by ${height} Leave fast lies on no number`, async ({ quietPage: page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/safety');
    await page.getByLabel('Which country are you in?').selectOption('United Kingdom');
    const leave = page.getByRole('button', { name: 'Leave fast' });
    for (const call of await page.locator('a[href^="tel:"], select').all()) {
      await call.focus();
      expect(overlap(await boxOf(call), await boxOf(leave))).toBe(false);
      await expect(leave).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [390, 700],
  [414, 736],
  [844, 390],
] as const) {
  test(`at ${width} by ${height} the buoy of the entry page stands clear of its words`, async ({
    quietPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const buoy = await boxOf(page.locator('main svg:visible').first().locator('> g').last());
    const tagline = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const texts = [heading, ...heading.children].flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
      );
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map((line) => ({
          left: line.left,
          right: line.right,
          top: line.top,
          bottom: line.bottom,
        }));
      });
    });
    const begin = page.getByRole('link', { name: 'Begin', exact: true });
    for (const line of tagline) expect(overlap(buoy, line)).toBe(false);
    const back = page.getByRole('link', { name: "I've Been Here Before" });
    for (const door of [begin, back]) expect(overlap(buoy, await boxOf(door))).toBe(false);
    await expect(begin).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(begin)).toBe(true);
  });
}

test('on a phone the journal begins with what was written, also below a draft', async ({
  quietPage: page,
}) => {
  await fill(page, shortTexts);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: /Go on writing/ })).toBeVisible();
  const first = await boxOf(page.locator('li h3, li h2').first());
  expect(first.bottom).toBeLessThan(600);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test('on a small phone there is room to write, also where a draft came back', async ({
  quietPage: page,
}) => {
  await fill(page, shortTexts);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/write');
  await expect(page.getByText(/Your draft is back/)).toBeVisible();
  const { top } = await boxOf(page.getByLabel('Your thoughts'));
  const save = await boxOf(page.getByRole('button', { name: 'Save Entry' }));
  expect(save.top - top).toBeGreaterThan(150);
});

test('on a phone on its side Leave fast lies on no line of the page', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/safety');
  const leave = await boxOf(page.getByRole('button', { name: 'Leave fast' }));
  const lead = await boxOf(page.getByText(/You do not have to feel better/));
  expect(overlap(leave, lead)).toBe(false);
});

test('a phone on its side has room to write', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/write');
  const thoughts = page.getByLabel('Your thoughts');
  await thoughts.evaluate((field) => field.scrollIntoView());
  const { top, bottom } = await boxOf(thoughts);
  const head = await boxOf(page.getByRole('banner'));
  expect(Math.min(bottom, 390) - Math.max(top, head.bottom)).toBeGreaterThan(200);
});

test('on a desktop the navigation lies on no page', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await fill(page, shortTexts);
  for (const [path, name] of [
    ['/healing-path/checkpoint/2', 'Continue'],
    ['/healing-path/overview', 'Continue Your Journey'],
    ['/companion', 'Begin Conversation'],
  ] as const) {
    await page.goto(path);
    const action = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    await expect(action).toBeVisible();
    const nav = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    expect(overlap(await boxOf(action), { ...nav, top: 0, bottom: 10_000 })).toBe(false);
  }
});

type Box = { left: number; right: number; top: number; bottom: number };

const boxOf = (target: Locator): Promise<Box> =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Nothing lies on the middle of it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
