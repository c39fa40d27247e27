import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';
import { photo, place } from './photo.ts';

const section = (page: Page) => page.getByRole('region', { name: /^Pictures/ });
const images = (page: Page) => section(page).getByRole('img');

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.getByLabel('Pictures to add').setInputFiles(files);
}

async function openWrite(page: Page) {
  await page.goto('/write');
  await page.getByRole('textbox', { name: 'Your thoughts' }).fill('The kettle still clicks.');
  await page.getByRole('button', { name: 'Add a picture' }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
}

/** The size of the first picture, in px. */
const sizeOf = (page: Page) =>
  images(page)
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });

test('a picture is chosen, and one pasted; both outlast a reload of the draft, are saved and can be removed', async ({
  quietPage: page,
}) => {
  await openWrite(page);
  const buffer = await photo(page, 3000, 2000);
  await choose(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(images(page)).toHaveCount(1);
  await page.getByRole('textbox', { name: /^What it shows/ }).fill('The blue lighthouse');
  await page.evaluate(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
      const field = document.querySelector('textarea');
      const event = new ClipboardEvent('paste', {
        clipboardData: files,
        bubbles: true,
        cancelable: true,
      });
      field?.dispatchEvent(event);
    },
    [...(await photo(page, 60, 40))],
  );
  await expect(images(page)).toHaveCount(2);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(images(page)).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: /^What it shows/ }).first()).toHaveValue(
    'The blue lighthouse',
  );
  await save(page);
  await expect(page.getByText('2 pictures')).toBeVisible();

  await page.getByRole('searchbox').fill('lighthouse');
  await expect(page.getByText('The blue lighthouse')).toBeVisible();
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(images(page)).toHaveCount(2);
  // Made smaller, and upright.
  expect(await sizeOf(page)).toEqual([1365, 2048]);

  await page.getByRole('button', { name: 'Show large: The blue lighthouse' }).click();
  const dialog = page.getByRole('dialog', { name: 'The blue lighthouse' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  await save(page);
  await page.reload();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
});

test('the original is kept byte for byte where it is wanted', async ({ quietPage: page }) => {
  await openWrite(page);
  await page.getByRole('checkbox', { name: /Keep the original files too/ }).check({ force: true });
  const buffer = await photo(page, 300, 200);
  await choose(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByText('The original is kept too: IMG_1.jpg')).toBeVisible();
  await save(page);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show large: Picture' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the original' }).click();
  expect(readFileSync(await (await download).path()).equals(buffer)).toBe(true);
});

test('what is no picture is said and not run, and the words stay', async ({ quietPage: page }) => {
  await openWrite(page);
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.harm = 1</script></svg>';
  const whole = await photo(page, 60, 40);
  await choose(page, [
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from(script) },
    { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ this is a program') },
    { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 120) },
    { name: 'good.jpg', mimeType: 'image/jpeg', buffer: whole },
  ]);
  await expect(page.getByText(/“drawing.png” is an SVG drawing/)).toBeVisible();
  await expect(page.getByText(/“holiday.jpg” is not a picture/)).toBeVisible();
  await expect(page.getByText(/“torn.jpg” could not be read/)).toBeVisible();
  await expect(images(page)).toHaveCount(1);
  expect(await page.evaluate(() => 'harm' in window)).toBe(false);
  await expect(page.getByRole('textbox', { name: 'Your thoughts' })).toHaveValue(
    'The kettle still clicks.',
  );
});

test('pictures are in the web page and in the PDF, without the place where they were taken', async ({
  quietPage: page,
}) => {
  await openWrite(page);
  const buffer = await photo(page, 600, 400);
  await choose(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('textbox', { name: /^What it shows/ }).fill('The blue lighthouse');
  await save(page);
  await page.goto('/profile/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a web page' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/<img src="data:image\/jpeg;base64,[^"]{500,}" alt="The blue lighthouse"/);
  // Nothing of what the camera wrote is in it.
  const [, base64 = ''] = /<img src="data:image\/jpeg;base64,([^"]+)"/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64').toString('latin1');
  expect(bytes).not.toContain(place);
  expect(bytes).not.toContain('Exif');
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  const pdf = readFileSync(await (await second).path()).toString('latin1');
  expect(pdf).toContain('/Subtype/Image/Width 400/Height 600');
  expect(pdf).toContain('/Filter/DCTDecode');
});

test('without a network a picture is added, saved and shown', async ({ deployment, browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${deployment.url}/write`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const buffer = await photo(page, 60, 40);
  await context.setOffline(true);
  await page.goto(`${deployment.url}/write`);
  await page.getByRole('textbox', { name: 'Your thoughts' }).fill('The kettle still clicks.');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await choose(page, [{ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(images(page)).toHaveCount(1);
  await save(page);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(images(page)).toHaveCount(1);
  expect(await sizeOf(page)).toEqual([40, 60]);
  await context.close();
});
