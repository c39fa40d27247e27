import type { Page } from '@playwright/test';
import { pixel } from './bad-files.ts';
import { write } from './journal-page.ts';
import { expect, test } from './mooring.ts';
import { addVera, bringIn, openVera } from './people-page.ts';
import { stopServer } from './worker-ready.ts';

/** Keeps a moment by hand. */
async function keepMoment(page: Page, text: string) {
  await page.goto('/saved-moments');
  await page
    .getByRole('button', { name: /^Add (Your First Bookmark|Moment)$/ })
    .first()
    .click();
  await page.getByLabel(/Your moment/).fill(text);
  await page.getByRole('button', { name: 'Save Moment' }).click();
  await expect(page.getByText(`“${text}”`)).toBeVisible();
}

/** A page about Vera, with words and a picture. */
async function keepVera(page: Page) {
  await addVera(page);
  await page.getByRole('textbox', { name: /^Something they said/ }).fill('Put the kettle on.');
  await page.getByRole('button', { name: 'Keep these words' }).click();
  await expect(page.getByRole('blockquote')).toHaveText('Put the kettle on.');
  await bringIn(page, 'garden.png', 'image/png', pixel);
}

/** Opens the page by its row in the profile, as a person would. */
async function openMuted(page: Page) {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Not to be brought up' }).click();
  await expect(page).toHaveURL(/\/profile\/muted$/);
}

test('a name that a visitor mutes is brought up nowhere, is found by search, and comes back when it is removed', async ({
  quietPage: page,
}) => {
  await write(page, 'Wilhelmina’s coat', 'It still hangs in the hall.');
  await write(page, 'A walk', 'The harbour was grey.');
  await keepMoment(page, 'Wilhelmina laughed.');
  await keepMoment(page, 'The light on the stairs.');

  await openMuted(page);
  await page.getByLabel('A name or a word').fill('wilhelmina');
  await page.getByRole('button', { name: 'Add it' }).click();
  const words = page.getByRole('list', { name: 'Names and words' });
  await expect(words.getByRole('listitem')).toHaveText(/wilhelmina/);
  await page.reload();
  await expect(words.getByRole('listitem')).toHaveText(/wilhelmina/);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'You are safe here.' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Wilhelmina');

  for (const address of ['/bookmarks', '/saved-moments']) {
    await page.goto(address);
    await expect(page.getByText('“The light on the stairs.”')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Wilhelmina');
    await expect(page.locator('[data-plant]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Not brought up. Show it' })).toBeVisible();
  }

  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'A walk' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Wilhelmina');
  await page.getByRole('searchbox').fill('Wilhelmina');
  await expect(page.getByRole('link', { name: 'A walk' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Not brought up. Show this title' }).click();
  await expect(page.getByRole('link', { name: 'Wilhelmina’s coat' })).toBeVisible();

  await openMuted(page);
  await page.getByRole('button', { name: 'Remove: wilhelmina' }).click();
  await expect(words).toHaveCount(0);
  await page.goto('/bookmarks');
  await expect(page.getByText('“Wilhelmina laughed.”')).toBeVisible();
  await expect(page.locator('[data-plant]')).toHaveCount(2);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Wilhelmina’s coat' })).toBeVisible();
});

test('one entry is kept from being brought up on its own page, which can be undone', async ({
  quietPage: page,
}) => {
  await write(page, 'The second cup', 'I filled it anyway.');
  await page.getByRole('link', { name: 'The second cup' }).click();
  await page.getByRole('button', { name: 'Don’t bring this up again' }).click();
  await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByRole('button', { name: 'Not brought up. Show this title' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('The second cup');

  await openMuted(page);
  await page.getByRole('button', { name: /^Show again: Journal entry/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Show again: Journal entry/ }).click();
  await expect(page.getByRole('list', { name: 'Single things' })).toHaveCount(0);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'The second cup' })).toBeVisible();
});

test('somebody and what was kept of them are not brought up; their page, asked for, has everything', async ({
  quietPage: page,
}) => {
  await keepVera(page);
  await keepMoment(page, 'Vera laughed.');
  await keepMoment(page, 'The light on the stairs.');
  await openVera(page);
  const person = page.url();
  await page.getByRole('button', { name: 'Don’t bring this up again: garden.png' }).click();
  await page.getByRole('button', { name: 'Not brought up. Show it' }).waitFor();
  await page.getByRole('button', { name: 'Don’t bring them up' }).click();
  await expect(page.getByRole('button', { name: 'Bring them up again' })).toBeVisible();

  await page.goto('/someone');
  await expect(page.getByRole('link', { name: 'Not brought up. Open the page' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Vera|my mum/);
  await page.goto('/bookmarks');
  await expect(page.getByText('“The light on the stairs.”')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Vera');
  await page.goto('/letters/new');
  await expect(page.getByRole('textbox', { name: 'Your letter' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Vera');

  await page.goto(person);
  await expect(page.getByText('Put the kettle on.')).toBeVisible();
  await expect(page.getByText('garden.png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Not brought up. Show it' }).click();
  await page.getByRole('button', { name: 'Show it again: garden.png' }).click();
  await page.getByRole('button', { name: 'Bring them up again' }).click();
  await expect(page.getByRole('button', { name: 'Don’t bring them up' })).toBeVisible();
  await page.goto('/someone');
  await expect(page.getByRole('link', { name: /Vera/ })).toBeVisible();
  await page.goto('/bookmarks');
  await expect(page.getByText('“Vera laughed.”')).toBeVisible();
});

test('a picture of an entry is not brought up: it waits for a press, also after a reload', async ({
  quietPage: page,
}) => {
  await page.goto('/write');
  await page.getByLabel('Your thoughts').fill('It rained.');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page
    .getByLabel('Pictures to add')
    .setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: pixel });
  await page.getByRole('textbox', { name: /^What it shows/ }).fill('The blue lighthouse');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show large: The blue lighthouse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t bring this up again' }).click();
  const waits = page.getByRole('button', { name: 'Not brought up. Show this picture' });
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(page.locator('main')).not.toContainText('lighthouse');
  await expect(page.getByRole('region', { name: /^Pictures/ }).getByRole('img')).toHaveCount(0);

  await page.goto('/journal');
  await page.getByRole('searchbox').fill('lighthouse');
  await page.getByRole('button', { name: 'Not brought up. Show this title' }).click();
  await expect(page.getByText('The blue lighthouse')).toBeVisible();
  await openMuted(page);
  await expect(page.getByRole('list', { name: 'Single things' })).toContainText(/picture/i);
});

test.describe('with the server stopped', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a name, an entry and somebody are muted, and nothing of them is brought up', async ({
    page,
    deployment,
  }) => {
    await stopServer(page, deployment);
    await write(page, 'Wilhelmina’s coat', 'It still hangs in the hall.');
    await write(page, 'The second cup', 'I filled it anyway.');
    await write(page, 'A walk', 'The harbour was grey.');
    await keepVera(page);
    await openVera(page);
    await page.getByRole('button', { name: 'Don’t bring them up' }).click();
    await expect(page.getByRole('button', { name: 'Bring them up again' })).toBeVisible();
    await page.goto('/journal');
    await page.getByRole('link', { name: 'The second cup' }).click();
    await page.getByRole('button', { name: 'Don’t bring this up again' }).click();
    await expect(page.getByRole('button', { name: 'Show it again' })).toBeVisible();
    await openMuted(page);
    await page.getByLabel('A name or a word').fill('wilhelmina');
    await page.getByRole('button', { name: 'Add it' }).click();
    await expect(page.getByRole('list', { name: 'Names and words' })).toContainText('wilhelmina');

    await page.goto('/journal');
    await expect(page.getByRole('link', { name: 'A walk' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not brought up. Show this title' })).toHaveCount(
      2,
    );
    await expect(page.locator('main')).not.toContainText(/Wilhelmina|second cup/);
    await page.goto('/someone');
    await expect(page.getByRole('link', { name: 'Not brought up. Open the page' })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Vera');
  });
});
