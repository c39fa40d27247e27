import type { Page } from '@playwright/test';
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

test('once the empty journal stands there it stays, until the app has taken its place', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => {
    const gone: string[] = [];
    Object.assign(globalThis, { gone });
    let stood = false;
    const look = () => {
      const seen = [...document.querySelectorAll('main h2')].some((one) => one.checkVisibility());
      const waits = [...document.querySelectorAll('[data-skeleton]')].some((one) =>
        one.checkVisibility(),
      );
      if (stood && (!seen || waits)) gone.push(document.body.textContent);
      stood ||= seen;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/journal');
  await expect(page.locator('#root:not([data-frame])')).toHaveCount(1);
  await expect(page.getByText('Nothing is written here yet')).toBeVisible();
  expect(await page.evaluate<string[]>('globalThis.gone')).toEqual([]);
});

test('somebody who wrote here never sees an empty journal, locked, open or logged out', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await write(page, 'Lilies', 'They had them at the market.');
  const release = await holdApp(page);
  await page.goto('/journal', { waitUntil: 'commit' });
  await expect(page.locator('main [data-skeleton]')).toBeVisible();
  await expect(page.getByText('Nothing is written here yet')).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Lilies' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('mooring.session'));
  const again = await holdApp(page);
  await page.goto('/journal', { waitUntil: 'commit' });
  await expect(page.locator('main [data-skeleton]')).toBeVisible();
  await expect(page.getByText('Nothing is written here yet')).toBeHidden();
  again();
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
