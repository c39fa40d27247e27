import { expect, signUp, test } from './mooring.ts';

const begin = { name: 'Begin', exact: true };
const returning = { name: "I've Been Here Before" };

test('the entry page needs no script, and leads on by plain links', async ({
  browser,
  deployment,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: /Your heartbreak matters/ })).toBeVisible();
  await expect(page.getByRole('link', begin)).toHaveAttribute('href', '/onboarding');
  await expect(page.getByRole('link', returning)).toHaveAttribute('href', '/return');
  await expect(page.getByText(/Your words stay private/)).toBeVisible();
  await context.close();
});

test('the entry page fetches no part of the app, whatever a person does there', async ({
  quietPage,
}) => {
  const fetched: string[] = [];
  quietPage.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await quietPage.goto('/');
  await quietPage.getByRole('link', begin).hover();
  await quietPage.keyboard.press('Tab');
  await quietPage.waitForLoadState('networkidle');
  const parts = fetched.filter((path) => !/\.(woff2|svg)$/.test(path));
  expect(parts).toEqual(['/']);
});

test('the entry page comes with the headers that let no other code in and no other site near', async ({
  quietPage: page,
}) => {
  await page.goto('/');
  const [policy, framing, referrer, opener] = await page.evaluate(async () => {
    const { headers } = await fetch('/');
    return [
      'Content-Security-Policy',
      'X-Frame-Options',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
    ].map((name) => headers.get(name));
  });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect([framing, referrer, opener]).toEqual(['DENY', 'no-referrer', 'same-origin']);
});

test('a token in the URL of an email link is removed from the address bar', async ({
  quietPage: page,
}) => {
  for (const path of ['/', '/auth']) {
    await page.goto(`${path}#access_token=a.b.c&refresh_token=d&type=signup`);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('Begin leads to the first question, and back leads to the entry page', async ({
  quietPage,
}) => {
  await quietPage.goto('/');
  await quietPage.getByRole('link', begin).click();
  await expect(quietPage).toHaveURL(/\/onboarding$/);
  await expect(quietPage.getByText('Step 1 of 4')).toBeVisible();
  await quietPage.goBack();
  await expect(quietPage.getByRole('link', begin)).toBeVisible();
});

test('a long press on a link follows it', async ({ quietPage: page }) => {
  await page.goto('/');
  await page.getByRole('link', begin).hover();
  await page.mouse.down();
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('a link can be followed by keyboard, and a new person is asked to log in', async ({
  quietPage,
}) => {
  await quietPage.goto('/');
  await quietPage.getByRole('link', begin).focus();
  await quietPage.keyboard.press('Tab');
  await quietPage.keyboard.press('Enter');
  await expect(quietPage).toHaveURL(/\/auth$/);
  await expect(quietPage.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
});

test('a person who is signed in goes straight to the dashboard', async ({ quietPage }) => {
  await signUp(quietPage);
  await quietPage.goto('/');
  await quietPage.getByRole('link', returning).click();
  await expect(quietPage).toHaveURL(/\/dashboard$/);
  await quietPage.goBack();
  await expect(quietPage.getByRole('link', returning)).toBeVisible();
});

test('inside the app the logo leads to the same screen without loading a page', async ({
  quietPage: page,
}) => {
  await page.goto('/safety');
  await expect(page.getByRole('heading', { name: 'Breathe with this' })).toBeVisible();
  await page.getByRole('link', { name: 'Mooring' }).click();
  await expect(page.getByRole('heading', { name: /Your heartbreak matters/ })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /\/safety$/,
  );
  await page.getByRole('link', begin).click();
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('a chosen theme is there with the first paint', async ({ quietPage }) => {
  await quietPage.addInitScript(() => localStorage.setItem('mooring.theme', 'dark'));
  await quietPage.goto('/');
  await expect(quietPage.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link still leads on when the app cannot be fetched', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  const door = page.getByRole('link', begin);
  await door.click();
  await expect(page).toHaveURL(/\/onboarding$/);
});
