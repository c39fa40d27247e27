import type { Page } from '@playwright/test';
import { fullDate } from '../packages/contract/src/dates.ts';
import { screenAddresses } from '../tools/screen-addresses.ts';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';

/** Keeps the app from starting until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/mf-entry-bootstrap-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a screen with HTML of its own stands there before any script, in its place of the navigation', async ({
  browser,
  deployment,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of screenAddresses) {
    await page.goto(deployment.url + address);
    await expect(page.locator('main h1').filter({ visible: true }), address).toHaveCount(1);
    await expect(page.locator('nav a[aria-current]'), address).toHaveCount(1);
  }
  await context.close();
});

test('React is one file, which a script of its own runs while the rest is on its way', async ({
  deployment,
}) => {
  const read = async (address: string) => (await fetch(deployment.url + address)).text();
  for (const address of screenAddresses) {
    const [, first = ''] = (await read(address)).match(/src="(\/assets\/react-first-[^"]+)"/) ?? [];
    const [, react = ''] = (await read(first)).match(/"\.\/(react-[^"]+)"/) ?? [];
    expect(await read(`/assets/${react}`), address).toContain('react.transitional.element');
  }
});

test('a press before the app has started is kept, with what it carries', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/journal', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'AI Guided', exact: true }).click();
  await expect(page).toHaveURL(/\/journal$/);
  release();
  await expect(page).toHaveURL(/\/companion$/);
  await page.getByRole('checkbox', { name: 'Hope' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText(/Help me write a journal entry/).first()).toBeVisible();
});

test('somebody of whom nothing is kept sees the empty journal before any script, and a press on it is kept', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/journal', { waitUntil: 'commit' });
  await expect(page.getByText('Nothing is written here yet')).toBeVisible();
  await expect(page.locator('main [data-skeleton]')).toBeHidden();
  await page.getByRole('link', { name: 'Write Your First Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  release();
  await expect(page).toHaveURL(/\/write$/);
});

test('letters typed on the page before any script are kept, with the caret where it stands', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/write', { waitUntil: 'commit' });
  const title = page.getByLabel('Title').filter({ visible: true });
  await expect(title).toHaveValue(fullDate(new Date()));
  await title.click();
  await page.keyboard.type('Lilies');
  const thoughts = page.getByLabel('Your thoughts').filter({ visible: true });
  await thoughts.click();
  await page.keyboard.type('They had at the market.');
  for (const _ of ' at the market.') await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'grief', exact: true }).click();
  await thoughts.focus();
  release();
  await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
  await expect(thoughts).toBeFocused();
  await page.keyboard.type(' them');
  await expect(thoughts).toHaveValue('They had them at the market.');
  await expect(title).toHaveValue('Lilies');
  await expect(page.getByRole('button', { name: 'grief', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText('Draft kept on this device').waitFor();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
});

test('no letter falls while the app takes the place of the page that is typed on', async ({
  quietPage: page,
}) => {
  await page.goto('/write', { waitUntil: 'commit' });
  const thoughts = page.getByLabel('Your thoughts').filter({ visible: true });
  await thoughts.click();
  const words = 'The second cup is still on the table, and I do not move it. '.repeat(4).trim();
  await page.keyboard.type(words, { delay: 10 });
  await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
  await expect(thoughts).toHaveValue(words);
});

test('who types before any script and presses a place of the navigation leaves with the words kept', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/write', { waitUntil: 'commit' });
  await page.getByLabel('Your thoughts').fill('Typed and gone');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/write$/);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/write');
  await expect(page.getByLabel('Your thoughts')).toHaveValue('Typed and gone');
});

test('a feeling and how strong it is, named before any script, are saved once the app is there', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/emotions', { waitUntil: 'commit' });
  const shown = page.locator('main form').filter({ visible: true });
  await shown.getByText('Sadness', { exact: true }).click();
  await shown.getByRole('slider').press('End');
  await shown.getByLabel('Notes').fill('The garden gate.');
  release();
  await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
  await expect(shown.getByRole('radio', { name: 'Sadness' })).toBeChecked();
  await expect(shown.getByLabel('Notes')).toHaveValue('The garden gate.');
  const strongest = await shown.getByRole('slider').getAttribute('max');
  await expect(shown.getByRole('slider')).toHaveValue(strongest ?? '');
});

const emptyPages = [
  { address: '/journal', says: 'Nothing is written here yet' },
  { address: '/write', says: 'Save Entry' },
  { address: '/emotions', says: "Save Today's Check-In" },
];

for (const { address, says } of emptyPages) {
  test(`once the empty page of ${address} stands there it stays, until the app has taken its place`, async ({
    quietPage: page,
  }) => {
    await page.addInitScript((words) => {
      const gone: string[] = [];
      Object.assign(globalThis, { gone });
      let stood = false;
      const isSeen = (one: Element) => one.checkVisibility();
      const look = () => {
        const seen = [...document.querySelectorAll('main :is(h2, button)')].some(
          (one) => one.textContent === words && isSeen(one),
        );
        const waits = [...document.querySelectorAll('[data-skeleton], [data-later]')].some(isSeen);
        if (stood && (!seen || waits)) gone.push(document.body.textContent);
        stood ||= seen;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, says);
    await page.goto(address);
    await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
    await expect(page.locator('main').getByText(says)).toBeVisible();
    expect(await page.evaluate<string[]>('globalThis.gone')).toEqual([]);
  });
}

test('somebody who wrote here never sees an empty page, locked, open or logged out', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await write(page, 'Lilies', 'They had them at the market.');
  for (const { address, says } of emptyPages) {
    const release = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
    await expect(page.locator('main').getByText(says)).toBeHidden();
    release();
    await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
  }
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('mooring.session'));
  for (const { address, says } of emptyPages) {
    const again = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main [data-skeleton]').first()).toBeVisible();
    await expect(page.locator('main').getByText(says)).toBeHidden();
    again();
  }
});

test('what was chosen before the app had started is chosen in the app', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/companion', { waitUntil: 'commit' });
  await page.getByText('Hope', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Hope' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Hope' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Hope' })).toBeFocused();
});

test('the app takes the place of its prerendered screen, and nothing moves', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/journal', '/emotions', '/companion', '/library']) {
    await page.goto(address);
    await expect(page.locator('#root[data-frame]')).toHaveCount(0);
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
    const moved = await page.evaluate<number[]>('globalThis.moved');
    expect(
      moved.reduce((sum, one) => sum + one, 0),
      address,
    ).toBeLessThan(0.02);
  }
});

test('with a query in the address only the frame is shown, since the screen may be another one', async ({
  quietPage: page,
}) => {
  const release = await holdApp(page);
  await page.goto('/companion?view=earlier', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText('How are you feeling right now?')).toBeHidden();
  release();
  await expect(page.locator('#root[data-frame]')).toHaveCount(0);
});
