import type { Page } from '@playwright/test';
import {
  badFiles,
  brokenPhotos,
  drawing,
  isHarmed,
  longestPause,
  pastePictures,
  pixel,
  program,
} from './bad-files.ts';
import { expect, test } from './mooring.ts';
import { addVera, bringIn, fileField, hashOf, hashOfDownload } from './people-page.ts';

const many = 10_000;
const words = 'The kettle still clicks.';

const thoughts = (page: Page) => page.getByRole('textbox', { name: 'Your thoughts' });
/** Those of the page; only those near the screen are shown. */
const pictures = (page: Page) => page.getByRole('button', { name: /^Remove: picture/ });

let files: ReturnType<typeof badFiles>;

// Ten thousand files are named to the browser one by one.
test.setTimeout(180_000);
test.beforeEach(() => {
  files = badFiles();
});
test.afterEach(() => files.gone());

async function openWrite(page: Page) {
  await page.goto('/write');
  await thoughts(page).fill(words);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await expect(page.getByLabel('Pictures to add')).toBeAttached();
  await longestPause.start(page);
}

async function keepVera(page: Page) {
  await addVera(page);
  await bringIn(page, 'before.png', 'image/png', pixel);
  await longestPause.start(page);
}

/** The page takes words at once, also right after it was given what it cannot keep. */
async function answers(page: Page, where: string) {
  const pause = await longestPause.read(page);
  console.info(`${where}: the longest time without an answer was ${pause} ms`);
  expect(pause, 'the page stands still').toBeLessThan(10_000);
}

test('an entry refuses a film of 4 GB, a renamed program, torn pictures and a drawing with a script, each in one sentence', async ({
  quietPage: page,
}) => {
  await openWrite(page);
  const field = page.getByLabel('Pictures to add');
  const { whole, half, noise } = await brokenPhotos(page);
  await field.setInputFiles(files.film());
  await expect(
    page.getByText('“film.mp4” is a video. An entry can hold pictures only.'),
  ).toBeVisible();
  await field.setInputFiles([
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: program },
    { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: noise },
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: half },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: drawing },
    { name: 'drawing.png', mimeType: 'image/png', buffer: drawing },
    { name: 'whole.jpg', mimeType: 'image/jpeg', buffer: whole },
  ]);
  await expect(page.getByText(/“holiday.jpg” is not a picture/)).toBeVisible();
  await expect(page.getByText(/“noise.jpg” could not be read/)).toBeVisible();
  for (const name of ['drawing.svg', 'drawing.png'])
    await expect(page.getByText(new RegExp(`“${name}” is an SVG drawing`))).toBeVisible();
  await expect(pictures(page)).not.toHaveCount(0);
  await answers(page, 'an entry and bad files');
  expect(await isHarmed(page)).toBe(false);
  await expect(thoughts(page)).toHaveValue(words);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
});

test('of 10,000 pictures chosen at once an entry takes 20, says so, and keeps its words and what was there', async ({
  quietPage: page,
}) => {
  await openWrite(page);
  await page.getByLabel('Pictures to add').setInputFiles(files.pictures(many));
  await thoughts(page).pressSequentially(' And the radio.');
  await expect(
    page.getByText(
      'An entry can have 20 pictures, and there was room for 20. The other 9,980 were not added.',
    ),
  ).toBeVisible();
  await expect(pictures(page)).toHaveCount(20, { timeout: 60_000 });
  await answers(page, 'an entry and 10,000 chosen pictures');

  await thoughts(page).focus();
  await pastePictures(page, many);
  await expect(page.getByText(/These 10,000 were not added/)).toBeVisible();
  await answers(page, 'an entry and 10,000 pasted pictures');
  await expect(pictures(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await page.reload();
  await expect(page.getByText(`${words} And the radio.`)).toBeVisible();
  await expect(page.getByText('20 pictures')).toBeVisible();
});

test('the page of somebody refuses a film of 4 GB unread, and 10,000 pictures, and keeps what was there', async ({
  quietPage: page,
}) => {
  await keepVera(page);
  await fileField(page).setInputFiles(files.film());
  await expect(page.getByText(/Not kept: “film.mp4” is larger than 25 MB/)).toBeVisible();
  await fileField(page).setInputFiles(files.pictures(many));
  await expect(page.getByText(/10,000|10000/)).toBeVisible();
  await answers(page, 'the page of somebody and 10,000 chosen pictures');
  await pastePictures(page, many);
  await answers(page, 'the page of somebody and 10,000 pasted pictures');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Download: / })).toHaveCount(1);
  expect(await hashOfDownload(page, 'Download: before.png')).toBe(hashOf(pixel));
});

test('the page of somebody keeps a renamed program, a torn picture and a drawing with a script as bytes, and runs nothing', async ({
  quietPage: page,
}) => {
  await keepVera(page);
  const { half } = await brokenPhotos(page);
  const given = [
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: program },
    { name: 'half.jpg', mimeType: 'image/jpeg', buffer: half },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: drawing },
    { name: 'drawing.png', mimeType: 'image/png', buffer: drawing },
  ];
  await fileField(page).setInputFiles(given);
  for (const { name } of given) await expect(page.getByText(name, { exact: true })).toBeVisible();
  for (const name of ['holiday.jpg', 'drawing.png']) {
    await page.getByRole('button', { name: `Show: ${name}` }).click();
  }
  await expect(page.getByText(/This browser cannot show this file/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Show: drawing.svg' })).toHaveCount(0);
  for (const { name, buffer } of given)
    expect(await hashOfDownload(page, `Download: ${name}`)).toBe(hashOf(buffer));
  expect(await isHarmed(page)).toBe(false);
  await answers(page, 'the page of somebody and bad files');
});
