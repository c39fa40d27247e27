import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';

const secret = 'four words by heart';

/** A browser without a window cannot ask for a folder, so the private one of the page takes its place. It has the same interface. */
const giveFolder = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('kept-safe', { create: true }),
    });
  });

/** The files in the folder, with their bytes as base64. */
const filesIn = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kept-safe', { create: true });
    const found: Record<string, string> = {};
    // The types of the DOM do not know yet that a folder can be iterated.
    const entries = (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemFileHandle]> }
    ).entries();
    for await (const [name, handle] of entries) {
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      found[name] = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }
    return found;
  });

/** Makes the last good copy of this device eight days older. */
const passEightDays = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mooring-backup-plans');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('plans', 'readwrite');
          const plans = change.objectStore('plans');
          const asked = plans.getAll();
          asked.onsuccess = () => {
            const [plan] = asked.result;
            plan.latest.at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
            plans.put(plan);
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** One entry, and backups by themselves, with the first in the folder. */
async function writeAndBackUp(page: Page) {
  await giveFolder(page);
  await signUp(page);
  await write(page, 'Lilies', 'I was choosing.');
  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(secret);
  await page.getByLabel('Repeat the passphrase', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('The backup is in the folder.')).toBeVisible();
}

/** Opens the file in a browser that has never seen Mooring, which has to count what `summary` says, and restores it there. */
async function restoreElsewhere(browser: Browser, url: string, bytes: Buffer, summary: RegExp) {
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${url}/profile/export`);
  await other.getByRole('button', { name: 'Restore from a backup' }).click();
  await other
    .getByLabel('Backup file')
    .setInputFiles({ name: 'mooring-backup.mooring', mimeType: '', buffer: bytes });
  await other.getByLabel('Passphrase', { exact: true }).fill(secret);
  await other.getByRole('button', { name: 'Open the backup' }).click();
  await expect(other.getByText(summary)).toBeVisible();
  await other.getByRole('button', { name: 'Restore it here' }).click();
  await expect(other.getByText(/^\d+ added$/)).toBeVisible();
  await other.context().close();
}

/** Home, with everything there that it shows after a while. */
async function openHome(page: Page) {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Quiet for today' })).toBeVisible();
}

test('a backup is written into a folder, survives a reload, is written again after a week, and restores', async ({
  page,
  browser,
  deployment,
}) => {
  await writeAndBackUp(page);
  expect(Object.keys(await filesIn(page))).toEqual(['mooring-backup A.mooring']);

  await write(page, 'A week later', 'The kettle still clicks.');
  await page.goto('/profile/export');
  await expect(page.getByText('kept-safe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  await passEightDays(page);
  // It waits until nobody has typed for twenty seconds.
  await page.goto('/dashboard');
  await expect
    .poll(async () => Object.keys(await filesIn(page)).sort(), { timeout: 60_000 })
    .toEqual(['mooring-backup A.mooring', 'mooring-backup B.mooring']);

  const files = await filesIn(page);
  const bytes = Buffer.from(files['mooring-backup B.mooring'] ?? '', 'base64');
  expect(bytes.toString('latin1')).not.toContain('Lilies');
  await restoreElsewhere(browser, deployment.url, bytes, /^2 entries, /);

  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
  expect(Object.keys(await filesIn(page))).toHaveLength(2);
});

test('logging out forgets the folder and the passphrase, and leaves the files', async ({
  page,
}) => {
  await writeAndBackUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).waitFor();
  const plans = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mooring-backup-plans');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('plans').objectStore('plans').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(plans).toBe(0);
  expect(Object.keys(await filesIn(page))).toEqual(['mooring-backup A.mooring']);
});

test('where no folder can be given, Home offers the backup on the day that was chosen, once, and it restores', async ({
  page,
  browser,
  deployment,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'showDirectoryPicker', { value: undefined }),
  );
  const wednesday = (time: string) => page.clock.setFixedTime(new Date(`2026-11-18T${time}`));
  const friday = (time: string) => page.clock.setFixedTime(new Date(`2026-11-20T${time}`));
  const offer = page.getByText('Today is the day that you chose for a backup.');
  await wednesday('20:00:00');
  await signUp(page);
  await write(page, 'Lilies', 'I was choosing.');
  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await page.getByLabel('Day', { exact: true }).selectOption('Friday');
  await page.getByLabel('Passphrase', { exact: true }).fill(secret);
  await page.getByLabel('Repeat the passphrase', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText('Home reminds you on Friday')).toBeVisible();
  await openHome(page);
  await expect(offer).toBeHidden();

  await friday('09:00:00');
  await page.reload();
  await expect(offer).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the backup' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mooring-backup-2026-11-20.mooring');
  await expect(offer).toBeHidden();
  const bytes = readFileSync(await download.path());
  expect(bytes.toString('latin1')).not.toContain('Lilies');
  await restoreElsewhere(browser, deployment.url, bytes, /^1 entry, /);

  await friday('10:00:00');
  await page.goto('/profile/export');
  await expect(page.getByText(/^November 20, 2026, 9:00/)).toBeVisible();
  await openHome(page);
  await expect(offer).toBeHidden();
});
