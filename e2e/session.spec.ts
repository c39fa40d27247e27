import { account, expect, signUp, storedRows, test } from './mooring.ts';

test('locking in one tab closes every tab, and the password opens them again', async ({
  quietPage: page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(other.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Locked' })).toBeVisible({ timeout: 1_500 });

  await other.getByLabel(/^Password/).fill('not this one, no');
  await other.getByRole('button', { name: 'Unlock' }).click();
  await expect(other.getByText('That is not the right password')).toBeVisible();
  await other.getByLabel(/^Password/).fill(account.password);
  await other.getByRole('button', { name: 'Unlock' }).click();
  await expect(other.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('staying signed in survives a reload; asking each time does not', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await page.goto('/profile/privacy');
  const ask = page.getByRole('radio', { name: /Ask me each time/ });
  await ask.click();
  await expect(ask).toBeChecked();
  await page.goto('/journal');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
});

test('a wrong password and an unknown email get the same words, and what was typed stays', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('tab', { name: 'Log In' }).click();
  for (const [email, password] of [
    [account.email, 'a lamp on the wall'],
    ['nobody@example.org', account.password],
  ] as const) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(
      page.getByText('Invalid email or password. Please try again.').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});

test('three days away end the session with the stated words; the draft is still there after logging in', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Kept through the days away');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.evaluate(() => {
    const away = Date.now() - (72 * 60 + 2) * 60_000;
    localStorage.setItem('mooring.last-activity', new Date(away).toISOString());
  });
  await page.goto('/journal');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(
    page.getByText("You've been logged out due to inactivity for security purposes.").first(),
  ).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/write');
  await expect(page.getByLabel('Title')).toHaveValue('Kept through the days away');
});

test('after signing up a visitor has everything they wrote, each thing once', async ({
  quietPage: page,
  context,
}) => {
  await page.goto('/write');
  await page.getByLabel('Title').fill('Before I had a name here');
  await page.getByLabel('Your thoughts').fill('Nobody asked who I was.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Before I had a name here')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(other.getByText('Before I had a name here')).toBeVisible();

  await signUp(page);
  // The visitor's database is deleted when the other tab has closed it, too. Until then it is empty.
  const ofAccounts = async () =>
    Object.keys(await storedRows(page)).filter((name) => /^mooring-[0-9a-f]{8}-/.test(name));
  await expect.poll(async () => (await ofAccounts()).length).toBe(1);
  await page.goto('/journal');
  await expect(page.getByText('Before I had a name here')).toHaveCount(1);
  await expect(page.getByText('1 day of writing')).toBeVisible();
  await expect(other.getByText('Before I had a name here')).toHaveCount(1);
});
