import { shifted, slowLine, watchShifts } from './measure.ts';
import { account, expect, test } from './mooring.ts';

test.use({ reducedMotion: 'reduce' });

test('a press anywhere on a ritual opens it, and every library page leads up to the library', async ({
  quietPage: page,
}) => {
  await page.goto('/rituals');
  // Where the words are; on a busy machine a press may come before the page answers to it.
  await expect(async () => {
    const { x, y, width, height } = (await page
      .getByText('Let the light in first')
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    const opened = page.getByRole('heading', { name: 'Gratitude Sunrise', level: 1 });
    await expect(opened).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Library', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
});

test('every screen lights its place in the navigation', async ({ quietPage: page }) => {
  for (const [address, place] of [
    ['/journal', 'Home'],
    ['/emotions', 'Home'],
    ['/companion', 'Home'],
    ['/rituals', 'Library'],
    ['/saved-moments', 'Bookmarks'],
    ['/profile', 'Profile'],
    ['/profile/appearance', 'Profile'],
    ['/profile/storage', 'Profile'],
  ] as const) {
    await page.goto(address);
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect(places.locator('[aria-current]')).toHaveText([place]);
  }
});

test('each part of the profile has an address, a name in the tab, and the way of the browser’s Back', async ({
  quietPage: page,
}) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Appearance/ }).click();
  await expect(page).toHaveURL(/\/profile\/appearance$/);
  await expect(page).toHaveTitle('Appearance · Mooring');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your Profile', level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Appearance', level: 1 })).toBeVisible();
});

test('the tab names the page and never an entry, and Right now is lit where it is open', async ({
  quietPage: page,
}) => {
  await page.goto('/write');
  await page.getByLabel('Title').fill('The second cup');
  await page.getByLabel('Your thoughts').fill('It steamed.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveTitle('Journal · Mooring');
  await page.getByRole('link', { name: 'The second cup' }).click();
  await expect(page).toHaveTitle('Entry · Mooring');
  await page.getByRole('link', { name: 'Right now', exact: true }).click();
  await expect(page).toHaveTitle('Right now · Mooring');
  await expect(page.locator('[aria-current]')).toHaveText(['Right now']);
});

test('the recovery phrase opens at its top after a form that was scrolled', async ({
  quietPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto('/auth');
  await page.getByLabel('Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const create = page.getByRole('button', { name: 'Create My Account' });
  await create.scrollIntoViewIfNeeded();
  await create.click();
  const title = page.getByRole('heading', { name: 'Your recovery phrase' });
  await expect(title).toBeVisible();
  await expect(title).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an error goes when its field is mended, and two errors never stand together', async ({
  quietPage: page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  const messages = page.getByRole('region', { name: /messages/i });
  await expect(messages.getByText('Name required')).toBeVisible();
  await page.getByLabel('Name').fill(account.name);
  await expect(messages.getByText('Name required')).toBeHidden();
  await page.getByRole('button', { name: 'Create My Account' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await expect(messages.getByText('Email required')).toBeHidden();
});

test.describe('in Britain, on a slow connection', () => {
  test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

  test('no number of Right now moves under the finger', async ({ quietPage: page }) => {
    await watchShifts(page);
    await slowLine(page);
    await page.goto('/safety');
    await expect(page.getByRole('link', { name: /Call 999/ })).toBeVisible();
    await expect(page.getByText('Add someone I trust')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(0.02);
  });
});

test('Back closes a sheet also in a browser without CloseWatcher, and the next Back leaves', async ({
  quietPage: page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
  await page.goto('/library');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Bookmarks').click();
  for (const close of ['Back', 'Close', 'Back']) {
    await page.getByRole('button', { name: 'Add Moment' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.sheet)).toBe('above');
    if (close === 'Back') await page.goBack({ waitUntil: 'commit' });
    else await sheet.getByRole('button', { name: close }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/bookmarks$/);
  }
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/library$/);
  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
});
