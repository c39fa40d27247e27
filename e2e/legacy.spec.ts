import { account, expect, signUp, test } from './mooring.ts';

test('words for somebody else open what was written, until they are taken back', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Read this when I am gone');
  await page.getByLabel('Your thoughts').fill('The key is under the blue pot.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Read this when I am gone').first()).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('link', { name: /When I am gone/ }).click();
  await page.getByLabel('Who is it for?').fill('My sister');
  await page.getByRole('button', { name: 'Make the words' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Show the words' }).click();
  const list = page.getByRole('list', { name: '24 words' }).getByRole('listitem');
  await expect(list).toHaveCount(24);
  const words = (await list.allTextContents()).map((text) => text.replace(/[\d\s]/g, ''));
  await page.getByRole('button', { name: 'I have written it down' }).click();
  for (const field of await page.getByRole('textbox', { name: /^Word/ }).all()) {
    const number = Number((await field.getAttribute('name'))?.replace('word-', ''));
    await field.fill(words[number - 1] ?? '');
  }
  await page.getByRole('button', { name: 'These are the words' }).click();
  await expect(page.getByText(/You made words for My sister/)).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const open = async (password: string) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Recovery phrase', { exact: true }).fill(words.join(' '));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.locator('form button[type="submit"]').click();
  };
  await open('a lamp for my sister');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/journal');
  await expect(page.getByText('Read this when I am gone').first()).toBeVisible();

  await page.goto('/profile/when-i-am-gone');
  await page.getByRole('button', { name: 'Take the words back' }).click();
  await page.getByRole('button', { name: 'Take them back' }).click();
  await expect(page.getByText(/You have not given words to anybody/)).toBeVisible();
});
