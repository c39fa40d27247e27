import { expect, test } from './mooring.ts';

const tiles = [
  ['Meditations', /\/meditations$/, 'Meditations'],
  ['Rituals', /\/rituals$/, 'Healing Rituals'],
  ['Healing Frequencies', /\/healing-frequencies$/, 'Healing Frequencies'],
  ['Guided Series', /\/guided-series$/, 'Guided Series'],
  ['Stories', /\/stories$/, 'Stories'],
  ['Words That Hold', /\/blog$/, 'Words That Hold'],
  ['Themes of Healing', /\/themes-of-healing$/, 'Themes of Healing'],
  ['Affirmations', /\/affirmations$/, 'Affirmations'],
  ['Gentle Reminders', /\/gentle-reminders$/, 'Gentle Reminders'],
  ['Soundscapes', /\/soundscapes$/, 'Soundscapes'],
  ['Plain Answers', /\/library\/answers$/, 'Plain Answers'],
  ['Shared Journeys', /\/shared-journeys$/, 'Shared Journeys'],
  ['Mini Challenges', /\/healing-path$/, 'Your Healing Path'],
] as const;

test('every tile of the library leads to a page that has something in it', async ({
  quietPage: page,
  deployment,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== deployment.url && !/^(blob|data):$/.test(protocol)) strangers.push(origin);
  });
  for (const [tile, address, heading] of tiles) {
    await page.goto('/library');
    await page.getByRole('link', { name: new RegExp(`^${tile}`) }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Content coming soon')).toHaveCount(0);
    await expect(page.locator('main').locator('li, h2, button').first()).toBeVisible();
  }
  expect(strangers).toEqual([]);
});

test('a story can be bookmarked, opened from the bookmarks and removed again', async ({
  quietPage: page,
}) => {
  await page.goto('/stories?read=the-second-cup');
  await page.getByRole('button', { name: 'Keep this' }).click();
  await expect(page.getByRole('button', { name: 'Kept' })).toBeVisible();
  await page.goto('/bookmarks');
  await page.getByRole('link', { name: 'Open it in the library' }).click();
  await expect(page).toHaveURL(/\/stories\?read=the-second-cup$/);
  await page.getByRole('button', { name: 'Kept' }).click();
  await expect(page.getByRole('button', { name: 'Keep this' })).toBeVisible();
  await page.goto('/bookmarks');
  await expect(page.getByText("You don't have any bookmarks yet.")).toBeVisible();
});

test('sounds are made on the device and play together', async ({ quietPage: page }) => {
  await page.goto('/soundscapes');
  await page.getByRole('button', { name: 'Play Rain' }).click();
  await page.getByRole('button', { name: 'Play Fire' }).click();
  await expect(page.getByRole('slider', { name: 'Volume of Rain' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Volume of Fire' })).toBeVisible();
  await page.getByRole('radio', { name: '15 min' }).click();
  await expect(page.getByText(/stops in about 15 minutes/)).toBeVisible();
  await expect(page.getByText('The sound did not start')).toHaveCount(0);
});

test('an affirmation can be saved as a picture, and text burned in the bowl is stored nowhere', async ({
  quietPage: page,
}) => {
  await page.goto('/affirmations');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).first().click();
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/rituals?ritual=digital-burning-bowl&step=2');
  await page.getByLabel('Your piece of paper').fill('That last phone call');
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('button', { name: 'Let the fire have it' }).click();
  await expect(page.getByText(/It is ash now/)).toBeVisible();
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  await page.reload();
  await expect(page.getByText(/Your paper is empty/)).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(databases);
});

test('the garden grows with each moment', async ({ quietPage: page }) => {
  await page.goto('/saved-moments');
  await page.getByRole('button', { name: 'Add Your First Bookmark' }).click();
  await page.getByLabel(/Your moment/).fill('The light on the stairs.');
  await page.getByRole('textbox', { name: /Tags/ }).fill('grief');
  await page.getByRole('button', { name: 'Save Moment' }).click();
  await expect(page.getByText('One plant, for the one moment below.')).toBeVisible();
  await expect(page.locator('[data-plant="grief"]')).toHaveCount(1);
});
