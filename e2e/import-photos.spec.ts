import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';
import { photo, place } from './photo.ts';
import { removeFolder } from './remove-folder.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mooring-import-'));
});
test.afterEach(() => removeFolder(folder));

/** Writes the files of an export, and brings in their folder. */
async function bringIn(page: Page, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  await page.goto('/journal?import');
  await page.getByLabel('Or a folder').setInputFiles(folder);
  const dialog = page.getByRole('dialog', { name: 'This would come' });
  await expect(dialog.getByText('1 photo, made smaller and without place and time')).toBeVisible();
  await expect(dialog.getByText(/not added/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByText('1 photo with them')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Opens the entry: its photo is drawn upright and small enough, and an export has nothing of what the camera wrote. */
async function hasItsPhoto(page: Page, title: string) {
  await page.reload();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  const image = page.getByRole('region', { name: /^Pictures/ }).getByRole('img');
  await expect(image).toHaveCount(1);
  const size = await image.evaluate(async (drawn: HTMLImageElement) => {
    await drawn.decode();
    return [drawn.naturalWidth, drawn.naturalHeight];
  });
  expect(size).toEqual([1365, 2048]);
  await page.goto('/profile/export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a web page' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [, base64 = ''] = /<img src="data:image\/jpeg;base64,([^"]+)"/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64').toString('latin1');
  expect(bytes.length).toBeGreaterThan(500);
  expect(bytes).not.toContain(place);
  expect(bytes).not.toContain('Exif');
}

test('a journal of Day One comes with its photo, without the place where it was taken', async ({
  quietPage: page,
}) => {
  await page.goto('/journal');
  const entry = {
    uuid: '0123456789ABCDEF0123456789ABCDE0',
    creationDate: '2023-05-04T10:20:30Z',
    text: '# The second cup\n\nI filled it anyway.',
    photos: [{ md5: 'a1b2', format: 'jpeg' }],
  };
  await bringIn(page, {
    'Journal.json': JSON.stringify({ metadata: { version: '1.0' }, entries: [entry] }),
    'photos/a1b2.jpeg': await photo(page, 3000, 2000),
  });
  await hasItsPhoto(page, 'The second cup');
});

test('a journal of Apple comes with its photo, without the place where it was taken', async ({
  quietPage: page,
}) => {
  await page.goto('/journal');
  const entry = `<!doctype html><html><head><style>p{margin:0}</style></head><body>
<p class="p1"><span class="s1"><div class="pageContainer">
<div class="pageHeader">Sunday, 3 November 2024</div>
<div class="assetGrid"><div id="B1" class="gridItem assetType_photo"><img src="../Resources/B1.jpg" class="asset_image"/></div></div>
<div class="title">Lilies</div><div class="bodyText"></span></p>
<p class="p2"><span class="s2">At the market.</span></p><script>document.title = 'ran'</script>
<p class="p1"><span class="s1"></div></div></span></p></body></html>`;
  await bringIn(page, {
    'Entries/2024-11-03_Lilies.html': entry,
    'Resources/B1.jpg': await photo(page, 3000, 2000),
  });
  await expect(page).not.toHaveTitle('ran');
  await hasItsPhoto(page, 'Lilies');
});
