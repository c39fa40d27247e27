import { pixel } from './bad-files.ts';
import { begin, replies, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { addVera, bringIn, hashOf, hashOfDownload, openVera, voicemail } from './people-page.ts';
import { workerReady } from './worker-ready.ts';

test('a visitor keeps a name, words and a voice message; they are there after a reload, byte for byte', async ({
  page,
}) => {
  await addVera(page);
  await page
    .getByRole('textbox', { name: /^Something they said/ })
    .fill('Put the kettle on, and then tell me.');
  await page.getByRole('button', { name: 'Keep these words' }).click();
  await expect(page.getByRole('blockquote')).toHaveText('Put the kettle on, and then tell me.');
  await bringIn(page, 'voicemail.m4a', 'audio/mp4', voicemail);
  await page.reload();
  await expect(page.getByRole('blockquote')).toHaveText('Put the kettle on, and then tell me.');
  expect(await hashOfDownload(page, 'Download: voicemail.m4a')).toBe(hashOf(voicemail));
});

test('what is kept moves into the account, and nothing of it can be read on the disk', async ({
  page,
}) => {
  await addVera(page);
  await bringIn(page, 'voicemail.m4a', 'audio/mp4', voicemail);
  await signUp(page);
  await openVera(page);
  expect(await hashOfDownload(page, 'Download: voicemail.m4a')).toBe(hashOf(voicemail));
  const stored = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result);
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
  expect(stored).toContain('someone:');
  for (const word of ['Vera', 'my mum', 'voicemail.m4a', 'audio/mp4'])
    expect(stored).not.toContain(word);
});

test('a picture is shown, and what is no picture is only kept', async ({ page }) => {
  await addVera(page);
  await bringIn(page, 'beach.png', 'image/png', pixel);
  await page.getByRole('button', { name: 'Show: beach.png' }).click();
  await expect(page.getByRole('img', { name: 'beach.png, Vera' })).toBeVisible();
  const script = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg>',
  );
  await bringIn(page, 'drawing.svg', 'image/svg+xml', script);
  await expect(page.getByRole('button', { name: 'Show: drawing.svg' })).toHaveCount(0);
  await bringIn(page, 'renamed.jpg', 'image/jpeg', Buffer.from('MZ this is no picture'));
  await page.getByRole('button', { name: 'Show: renamed.jpg' }).click();
  await expect(page.getByText(/This browser cannot show this file/)).toBeVisible();
  await expect(page).not.toHaveTitle('ran');
  expect(await hashOfDownload(page, 'Download: drawing.svg')).toBe(hashOf(script));
});

test('the page opens and can be changed without a network', async ({ page, context }) => {
  await addVera(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: /^Their name for you/ }).fill('Bear');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('They called you ‘Bear’.')).toBeVisible();
  await context.setOffline(false);
});

test.describe('with the server stopped', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a voice message is brought in, and is there after a reload, byte for byte', async ({
    page,
    deployment,
  }) => {
    await page.goto('/dashboard');
    await workerReady(page);
    await addVera(page);
    await deployment.stop();
    await bringIn(page, 'voicemail.m4a', 'audio/mp4', voicemail);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByText('voicemail.m4a', { exact: true })).toBeVisible();
    expect(await hashOfDownload(page, 'Download: voicemail.m4a')).toBe(hashOf(voicemail));
  });
});

test('removed, nobody is kept', async ({ page }) => {
  await addVera(page);
  await page.getByRole('button', { name: 'Remove this page' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No name is written here')).toBeVisible();
});

test('the companion knows the name of somebody who is spoken of', async ({ page }) => {
  await addVera(page);
  await begin(page, 'Grief');
  await say(page, "What was my mum's name?");
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText('Vera');
});
