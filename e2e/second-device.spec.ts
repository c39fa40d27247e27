/** What one device keeps is there on another, whole, and what is taken away on the other is gone on the first. */
import type { Page } from '@playwright/test';
import { formsOf } from './canary.ts';
import {
  buttonOf as button,
  everything,
  expectSoon as expect,
  logIn,
  onTwoDevices,
  personCalled,
  synced,
} from './hosted-devices.ts';
import { signUp, test } from './mooring.ts';
import { hashOf, hashOfDownload } from './people-page.ts';
import { burnCanary, burned, canaries, picture, plantCanaries } from './plant-canaries.ts';
import { more, plantMore } from './plant-writing.ts';

const ana = personCalled('Ana');

const mutedLater = 'tidegannetmuted5183';

/** Everything that was planted, read on the screens where a person finds it. */
async function findsEverything(page: Page, url: string) {
  await page.goto(`${url}/someone`);
  await page.getByRole('link', { name: new RegExp(canaries.name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: canaries.name })).toBeVisible();
  for (const words of [
    canaries.nickname,
    canaries.called,
    canaries.bond,
    canaries.ending,
    canaries.fileWords,
  ]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  for (const words of [canaries.saying, canaries.said]) {
    await expect(page.getByRole('blockquote').filter({ hasText: words })).toBeVisible();
  }
  expect(await hashOfDownload(page, `Download: ${canaries.fileName}`)).toBe(hashOf(picture));

  await page.goto(`${url}/profile/days`);
  await page.getByRole('link', { name: new RegExp(canaries.dayName) }).click();
  await expect(page.getByText(canaries.dateInWords).first()).toBeVisible();
  await page.goto(`${url}/profile/days`);
  await page.getByRole('link', { name: new RegExp(canaries.plannedDay) }).click();
  for (const words of [canaries.planWhere, canaries.planWho, canaries.planTooMuch])
    await expect(page.getByText(words).first()).toBeVisible();

  await page.goto(`${url}/profile/muted`);
  await expect(page.getByRole('list', { name: 'Names and words' })).toContainText(canaries.muted);

  await page.goto(`${url}/letters`);
  await page.getByRole('link', { name: 'To Kept' }).click();
  await expect(page.getByRole('textbox', { name: 'Your letter' })).toHaveValue(canaries.letter);

  await page.goto(`${url}/journal`);
  await expect(page.getByRole('heading', { level: 2, name: 'March 2024' })).toBeVisible();
  const filter = page.getByRole('group', { name: 'Filter by tag' });
  await filter.getByRole('button', { name: more.tag }).click();
  await page.getByRole('link', { name: more.title }).click();
  await expect(page.getByText(more.text)).toBeVisible();
  await button(page, `Show large: ${more.shows}`).click();
  expect(await hashOfDownload(page, 'Download the original')).toBe(hashOf(picture));

  await page.goto(`${url}/emotions`);
  await expect(page.getByRole('region', { name: 'What you named' })).toContainText(more.finer);
  await page.goto(`${url}/prompts`);
  await expect(page.getByRole('region', { name: 'Your own prompts' })).toContainText(more.prompt);
  await page.goto(`${url}/pause`);
  await button(page, 'Show what I wrote').click();
  await expect(page.getByText(more.note)).toBeVisible();
}

test.skip(
  Boolean(process.env.SUPABASE_URL),
  'what reaches a real project cannot be read from here',
);

test('a second device shows everything that the first one keeps, and what it burns and mutes is so on both', async ({
  deployment,
}) => {
  // Two browsers, a database and a service of their own.
  test.setTimeout(300_000);
  await onTwoDevices(deployment, async ({ hosted, one, two, url }) => {
    await signUp(one.page, ana, url);
    await plantCanaries(one.page, url);
    await plantMore(one.page, url);
    await findsEverything(one.page, url);
    await synced(one.page, url);

    await logIn(two.page, ana, url);
    await synced(two.page, url);
    await findsEverything(two.page, url);

    await burnCanary(two.page, url);
    await two.page.goto(`${url}/profile/muted`);
    await two.page.getByLabel('A name or a word').fill(mutedLater);
    await button(two.page, 'Add it').click();
    await expect(two.page.getByRole('list', { name: 'Names and words' })).toContainText(mutedLater);
    await synced(two.page, url);

    await synced(one.page, url);
    await one.page.goto(`${url}/letters`);
    await expect(one.page.getByRole('link', { name: 'To Kept' })).toBeVisible();
    await expect(one.page.getByRole('link', { name: 'To Burned' })).toHaveCount(0);
    await one.page.goto(`${url}/profile/muted`);
    const muted = one.page.getByRole('list', { name: 'Names and words' });
    await expect(muted).toContainText(mutedLater);
    await expect(muted).toContainText(canaries.muted);

    const kept = Buffer.from(await everything(hosted.stack));
    const sent = Buffer.from(hosted.sent.join('\n'));
    const isIn = (bytes: Buffer, word: string) =>
      formsOf(word).some((form) => bytes.includes(form));
    // Control: what the service may know is found.
    expect([kept, sent].map((bytes) => isIn(bytes, ana.email))).toEqual([true, true]);
    const hidden = [...Object.values(canaries), ...Object.values(more), burned, mutedLater];
    for (const word of [...hidden, ana.password]) {
      expect({ word, isKept: isIn(kept, word), isSent: isIn(sent, word) }).toEqual({
        word,
        isKept: false,
        isSent: false,
      });
    }
  });
});
