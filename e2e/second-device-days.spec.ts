/** What has a day, and what has bytes, on a device that logs in later: sealed letters, hard days, a voice, and who is not to be brought up. */
import type { Page } from '@playwright/test';
import {
  buttonOf as button,
  expectSoon as expect,
  logIn,
  onTwoDevices,
  personCalled,
  synced,
} from './hosted-devices.ts';
import { write } from './journal-page.ts';
import { signUp, test } from './mooring.ts';
import { addVera, bringIn, hashOf, hashOfDownload, openVera, voicemail } from './people-page.ts';

const ana = personCalled('AnaDays');

const letterWords = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const asDate = (day: Date) => day.toISOString().slice(0, 10);

async function seal(page: Page, url: string, to: string, text: string, day: string) {
  await page.goto(`${url}/letters/new`);
  await page.getByRole('textbox', { name: /^To/ }).fill(to);
  await letterWords(page).fill(text);
  await button(page, 'Seal it until a day').click();
  await page.getByLabel('Day', { exact: true }).fill(day);
  await button(page, 'Seal it').click();
  await expect(page.getByText(/^Sealed until /).first()).toBeVisible();
}

async function addHardDay(page: Page, url: string, name: string, day: Date) {
  await page.goto(`${url}/profile/days`);
  await page.getByRole('link', { name: 'Add a day' }).click();
  await page.getByLabel('What do you call this day?').fill(name);
  await page.getByLabel('What kind of day is it?').selectOption({ label: 'A birthday' });
  const month = day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  await page.getByLabel('Month').selectOption({ label: month });
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill(String(day.getUTCDate()));
  await page.getByRole('checkbox', { name: 'This is a hard day' }).check();
  await page.getByRole('textbox', { name: 'Where' }).fill(`At the lake of ${name}`);
  await page.getByRole('textbox', { name: 'If it is too much' }).fill('Go home early.');
  await button(page, 'Save').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Home, once it shows the row of a day. */
async function homeHas(page: Page, url: string, ...texts: (string | RegExp)[]) {
  await page.goto(`${url}/dashboard`);
  const row = page.getByRole('link', { name: /: Tom’s day|: Mara’s day/ });
  for (const text of texts) await expect(row).toContainText(text);
}

test.skip(
  Boolean(process.env.SUPABASE_URL),
  'what reaches a real project cannot be read from here',
);

test('a sealed letter, a hard day, a voice and who is muted are on a second device as on the first, also offline', async ({
  deployment,
}) => {
  test.setTimeout(300_000);
  await onTwoDevices(deployment, async ({ hosted, one, two, url }) => {
    await signUp(one.page, ana, url);
    await write(one.page, 'Vera’s coat', 'It still hangs in the hall.', url);
    await seal(one.page, url, 'Vera', 'The kettle still clicks.', '2099-03-14');
    await seal(one.page, url, 'Myself', 'You got this far.', asDate(inDays(1)));
    await addVera(one.page, url);
    await bringIn(one.page, 'voicemail.m4a', 'audio/mp4', voicemail);
    await addHardDay(one.page, url, 'Tom’s day', inDays(5));
    await synced(one.page, url);

    // Before the day.
    await logIn(two.page, ana, url);
    await synced(two.page, url);
    await homeHas(two.page, url, /On \w+day: Tom’s day/, 'Your plan is here.');
    await expect(two.page.getByText('You are doing better than you think.')).toHaveCount(0);
    await two.page.goto(`${url}/letters`);
    await expect(two.page.getByText('Sealed until March 14, 2099', { exact: true })).toBeVisible();
    await expect(two.page.getByText(/^Sealed until /)).toHaveCount(2);
    await expect(two.page.locator('body')).not.toContainText(/kettle|this far/);
    await openVera(two.page, url);
    expect(await hashOfDownload(two.page, 'Download: voicemail.m4a')).toBe(hashOf(voicemail));

    // Changed on the second device; a day that is today is added on the first one.
    await two.page.goto(`${url}/letters`);
    await two.page.getByRole('link', { name: 'To Vera' }).click();
    await button(two.page, 'Open it early').click();
    await button(two.page, 'Open it now').click();
    await expect(letterWords(two.page)).toHaveValue('The kettle still clicks.');
    await openVera(two.page, url);
    await button(two.page, 'Don’t bring them up').click();
    await expect(button(two.page, 'Bring them up again')).toBeVisible();
    await synced(two.page, url);
    await addHardDay(one.page, url, 'Mara’s day', inDays(0));
    await synced(one.page, url);
    await synced(two.page, url);

    // On the day.
    await homeHas(two.page, url, 'Today: Mara’s day', 'You planned: At the lake of Mara’s day');
    for (const { page } of [one, two]) {
      await page.goto(`${url}/journal`);
      await expect(button(page, 'Not brought up. Show this title')).toBeVisible();
      await expect(page.locator('main')).not.toContainText('Vera');
    }
    await one.page.goto(`${url}/letters`);
    await expect(one.page.getByText(/^Sealed until /)).toHaveCount(1);
    // Every letter is nameless until it is known who is not to be brought up.
    const muted = one.page.getByRole('link', { name: 'A letter', exact: true });
    await expect(muted).toHaveCount(1);
    await muted.click();
    await expect(letterWords(one.page)).toHaveValue('The kettle still clicks.');

    // The day after, without the service: the second letter has its day, and Home names the day once more.
    hosted.reachable(false);
    await two.page.clock.setFixedTime(inDays(1));
    await homeHas(two.page, url, 'Yesterday: Mara’s day');
    await two.page.goto(`${url}/letters`);
    await expect(two.page.getByText('You got this far.')).toBeVisible();
    await expect(two.page.getByText(/^Sealed until /)).toHaveCount(0);
  });
});
