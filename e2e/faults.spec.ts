import type { Page } from '@playwright/test';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';

test('a reload in the middle of writing loses nothing', async ({ quietPage: page }) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Half a');
  await page.getByLabel('Your thoughts').fill('The kettle was still');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Half a');
  await expect(page.getByLabel('Your thoughts')).toHaveValue('The kettle was still');
});

test('leaving at once after typing still keeps the words', async ({ quietPage: page }) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('Typed and gone');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/write');
  await expect(page.getByLabel('Title')).toHaveValue('Typed and gone');
});

test('an entry that will not open never hides the others', async ({ quietPage: page }) => {
  await signUp(page);
  await write(page, 'The one that stays', 'Readable.');
  await write(page, 'The one that breaks', 'Damaged.');
  await damageNewestEntry(page);
  await page.goto('/journal');
  await expect(page.getByText('The one that stays')).toBeVisible();
  await expect(page.getByText('The one that breaks')).toHaveCount(0);
  await expect(page.getByText(/could not be opened/)).toBeVisible();
});

test('a full device keeps the words on the screen, offers them as a file, and saves once there is room', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill('No room');
  await page.getByLabel('Your thoughts').fill('All of this is still here.');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    const add = IDBObjectStore.prototype.add;
    const full = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    Object.assign(window, {
      makeRoom: () => Object.assign(IDBObjectStore.prototype, { put, add }),
    });
  });
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('This device is full').first()).toBeVisible();
  await expect(page.getByLabel('Your thoughts')).toHaveValue('All of this is still here.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my words' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);

  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom());
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await expect(page.getByText('No room')).toBeVisible();
});

test('without IndexedDB the app still opens, says so, and lets a person write', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await page.goto('/write');
  // It stays for five seconds.
  await expect(
    page.getByText('This browser is not letting us keep anything').first(),
  ).toBeVisible();
  await page.getByLabel('Title').fill('In a private window');
  await page.getByLabel('Your thoughts').fill('Kept for as long as this tab is open.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('In a private window')).toBeVisible();
});

test('a damaged account without a replica is said in a sentence, and the page is not blank', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined });
  });
  await signUp(page);
  await page.evaluate(async () => {
    const open = indexedDB.open('mooring-accounts');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const stores = [...database.objectStoreNames];
    const change = database.transaction(stores, 'readwrite');
    for (const name of stores.filter((store) => /envelope/.test(store))) {
      const store = change.objectStore(name);
      const rows = store.getAll();
      rows.onsuccess = () => {
        for (const row of rows.result) store.put({ ...row, wrapped: 'damaged', kdf: 'damaged' });
      };
    }
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    database.close();
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a lamp on the water');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('This account could not be read').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.org');
});

test('what one tab saves, a second tab shows', async ({ quietPage: page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/journal');
  await expect(other.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await write(page, 'From the first tab', 'Hello over there.');
  await expect(other.getByText('From the first tab')).toBeVisible();
});

/** Changes one character in the sealed title of the newest entry, as a bad sector would. */
async function damageNewestEntry(page: Page) {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    for (const name of names.filter((one) => one.startsWith('mooring-'))) {
      const open = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error);
      });
      if (database.objectStoreNames.contains('journal_entries')) {
        const change = database.transaction('journal_entries', 'readwrite');
        const store = change.objectStore('journal_entries');
        const rows = store.getAll();
        rows.onsuccess = () => {
          const newest = rows.result.sort((a, b) => (a.date < b.date ? 1 : -1))[0];
          if (!newest) return;
          const at = newest.title.length - 5;
          const other = newest.title[at] === 'A' ? 'B' : 'A';
          store.put({
            ...newest,
            title: newest.title.slice(0, at) + other + newest.title.slice(at + 1),
          });
        };
        await new Promise((resolve) => {
          change.oncomplete = resolve;
        });
      }
      database.close();
    }
  });
}
