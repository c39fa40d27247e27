import { expect, signUp, test } from './mooring.ts';

const begin = { name: 'Begin', exact: true };
const returning = { name: "I've Been Here Before" };

test('the entry page stands before any script and without one', async ({ browser, deployment }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: /Your heartbreak matters/ })).toBeVisible();
  await expect(page.getByRole('link', begin)).toHaveAttribute('href', '/onboarding');
  await expect(page.getByText(/Your words stay private/)).toBeVisible();
  await context.close();
});

test('until a person moves, the entry page fetches no part of the app', async ({ quietPage }) => {
  const fetched: string[] = [];
  quietPage.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await quietPage.goto('/');
  await quietPage.waitForLoadState('networkidle');
  const parts = fetched.filter((path) => !/\.(woff2|svg)$/.test(path));
  expect(parts).toEqual(['/', '/enter.js']);
});

test('a token that came in the address of a letter does not stay there', async ({
  quietPage: page,
}) => {
  for (const path of ['/', '/auth']) {
    await page.goto(`${path}#access_token=a.b.c&refresh_token=d&type=signup`);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('Begin leads to the first question, pressed before the app has come', async ({
  quietPage,
}) => {
  await quietPage.goto('/');
  await quietPage.getByRole('link', begin).click();
  await expect(quietPage).toHaveURL(/\/onboarding$/);
  await expect(quietPage.getByText('Step 1 of 4')).toBeVisible();
  await quietPage.goBack();
  await expect(quietPage.getByRole('link', begin)).toBeVisible();
});

test('a press that lasts until the app is there still opens its door', async ({
  quietPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', begin).hover();
  await page.mouse.down();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#root')).toHaveAttribute('data-still');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('a door opens by keyboard, and the focus stays where it was when the app comes', async ({
  quietPage,
}) => {
  await quietPage.goto('/');
  await quietPage.getByRole('link', begin).focus();
  await expect(quietPage.locator('#root')).not.toHaveAttribute('data-still');
  await expect(quietPage.getByRole('link', begin)).toBeFocused();
  await quietPage.keyboard.press('Tab');
  await quietPage.keyboard.press('Enter');
  await expect(quietPage).toHaveURL(/\/auth$/);
  await expect(quietPage.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
});

test('who has been here before goes straight to the dashboard', async ({ quietPage }) => {
  await signUp(quietPage);
  await quietPage.goto('/');
  await quietPage.getByRole('link', returning).click();
  await expect(quietPage).toHaveURL(/\/dashboard$/);
});

test('a chosen theme is there with the first paint', async ({ quietPage }) => {
  await quietPage.addInitScript(() => localStorage.setItem('mooring.theme', 'dark'));
  await quietPage.goto('/');
  await expect(quietPage.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without the app a door is still a link', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  const door = page.getByRole('link', begin);
  await door.click();
  await expect(page).toHaveURL(/\/onboarding$/);
});
