import type { Page } from '@playwright/test';
import { expect } from './mooring.ts';

/** Words that occur nowhere else: what is written of somebody, of days and in letters, and what is not to be brought up. */
export const canaries = {
  name: 'wrenmarigoldname6614',
  bond: 'dunnockbond3174',
  called: 'sorreldoverelcalled9038',
  nickname: 'plumbittern2287',
  ending: 'saltheronending5093',
  saying: 'kettlemagpiesaying1748',
  fileName: 'gorsepuffinpicture8120.png',
  fileBytes: 'cedarlapwing-bytes-of-a-picture-3956-cedarlapwing-bytes-of-a-picture',
  said: 'harrierteapotsaid5561',
  dayName: 'thrushanchorday7402',
  dateInWords: 'springlinnet1998date',
  plannedDay: 'whimbrelplannedday6180',
  planWhere: 'fernwigeonwhere2745',
  planWho: 'oatknotwho8317',
  planTooMuch: 'ryepetreltoomuch5926',
  fileWords: 'cloverteritwhatitis4409',
  letter: 'emberdunlinletter4630',
  muted: 'brackenteal2519',
};

/** A letter that is kept and then burned. */
export const burned = 'ashplovertoburn8873';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture that every browser shows, with the canary behind its end. */
export const picture = Buffer.concat([pixel, Buffer.from(canaries.fileBytes)]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Writes every one of the canaries where a person would, and a letter to be burned. */
export async function plantCanaries(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/someone`);
  await page.getByRole('link', { name: 'Add someone' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(canaries.name);
  await page.getByRole('textbox', { name: /^Who this is/ }).fill(canaries.bond);
  await page.getByRole('textbox', { name: /^Your name for them/ }).fill(canaries.called);
  await page.getByRole('textbox', { name: /^Their name for you/ }).fill(canaries.nickname);
  await page.getByRole('textbox', { name: /^What happened/ }).fill(canaries.ending);
  await press(page, 'Save');
  await expect(page.getByRole('heading', { level: 1, name: canaries.name })).toBeVisible();
  await page.getByRole('textbox', { name: /^Something they said/ }).fill(canaries.saying);
  await press(page, 'Keep these words');
  await expect(page.getByRole('blockquote')).toHaveText(canaries.saying);
  await page
    .getByLabel('Bring in a voice message, a picture or another file')
    .setInputFiles({ name: canaries.fileName, mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(canaries.fileName, { exact: true })).toBeVisible();
  await page
    .getByLabel('Bring in a voice message, a picture or another file')
    .setInputFiles({ name: 'voice.m4a', mimeType: 'audio/mp4', buffer: Buffer.from('A voice.') });
  await press(page, 'Write down what is said: voice.m4a');
  await page.getByRole('textbox', { name: /^What is said in it/ }).fill(canaries.said);
  await press(page, 'Save');
  await expect(
    page.getByRole('button', { name: 'Change what is written down: voice.m4a' }),
  ).toBeVisible();
  await expect(page.getByRole('blockquote').filter({ hasText: canaries.said })).toBeVisible();
  await press(page, 'Say what it is: voice.m4a');
  await page.getByRole('textbox', { name: 'What it is' }).fill(canaries.fileWords);
  await press(page, 'Save');
  await expect(page.getByText(canaries.fileWords, { exact: true })).toBeVisible();

  await page.goto(`${url}/profile/days`);
  await page.getByRole('link', { name: 'Add a day' }).click();
  await page.getByLabel('What do you call this day?').fill(canaries.dayName);
  await page.getByRole('radio', { name: 'In words' }).click({ force: true });
  await page.getByLabel('When, as you would say it').fill(canaries.dateInWords);
  await press(page, 'Save');
  await expect(page.getByRole('heading', { level: 1, name: canaries.dayName })).toBeVisible();

  await page.goto(`${url}/profile/days`);
  await page.getByRole('link', { name: 'Add a day' }).click();
  await page.getByLabel('What do you call this day?').fill(canaries.plannedDay);
  await page.getByLabel('Month').selectOption({ label: 'March' });
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('14');
  await page.getByRole('checkbox', { name: 'This is a hard day' }).check();
  await page.getByRole('textbox', { name: 'Where' }).fill(canaries.planWhere);
  await page.getByRole('textbox', { name: 'With whom' }).fill(canaries.planWho);
  await page.getByRole('textbox', { name: 'If it is too much' }).fill(canaries.planTooMuch);
  await press(page, 'Save');
  await expect(page.getByRole('heading', { level: 1, name: canaries.plannedDay })).toBeVisible();

  await page.goto(`${url}/profile/muted`);
  await page.getByLabel('A name or a word').fill(canaries.muted);
  await press(page, 'Add it');
  await expect(page.getByRole('list', { name: 'Names and words' })).toContainText(canaries.muted);

  for (const [to, text] of [
    ['Kept', canaries.letter],
    ['Burned', burned],
  ] as const) {
    await page.goto(`${url}/letters/new`);
    await page.getByRole('textbox', { name: /^To/ }).fill(to);
    await page.getByRole('textbox', { name: 'Your letter' }).fill(text);
    await press(page, 'Keep it');
    await expect(page.getByRole('link', { name: `To ${to}` })).toBeVisible();
  }
}

/** Burns the letter that was planted for it. */
export async function burnCanary(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/letters`);
  await page.getByRole('link', { name: 'To Burned' }).click();
  await press(page, 'Burn it');
  const question = page.getByRole('alertdialog', { name: 'Burn this letter?' });
  await question.getByRole('button', { name: 'Burn it', exact: true }).click();
  await expect(page.getByText(/The letter is removed/)).toBeVisible();
  // The page says so a moment before the second copy is rewritten.
  await page.waitForTimeout(1000);
}
