import type { Page } from '@playwright/test';
import { begin, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { workerReady } from './worker-ready.ts';

/** Danger without any word that the rules know. */
const unspoken =
  "Doctor gave me a month's worth Monday. There's none left in the box now and it's Monday still.";

const card = (page: Page) => page.getByRole('region', { name: 'Help right now' });

async function write(page: Page, words: string) {
  await page.getByLabel('Title').fill('Monday');
  await page.getByLabel('Your thoughts').fill(words);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
}

const isModel = (url: URL) => /\/model-[\w-]+\.bin$/.test(url.pathname);

test('the learned reader loads with the first words, hears what the rules do not, and says that it is there', async ({
  quietPage: page,
}) => {
  await signUp(page);
  const loaded = page.waitForResponse((answer) => isModel(new URL(answer.url())));
  await page.goto('/write');
  await write(page, unspoken);
  await loaded;
  await save(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: 'Right now' }).first().click();
  await expect(
    page.getByText(/small learned reader\. .* Its version is [0-9a-f]{12}/),
  ).toBeVisible();
});

test('danger in another language is heard without a phrase that the rules know', async ({
  page,
}) => {
  await signUp(page);
  const loaded = page.waitForResponse((answer) => isModel(new URL(answer.url())));
  await page.goto('/write');
  await write(
    page,
    'Hoffe jeden Abend, dass mein Herz es einfach gut sein lässt. Ich will nur noch zu ihm.',
  );
  await loaded;
  await save(page);
  await expect(card(page)).toBeVisible();
});

test('a damaged model is refused: the rules listen alone, and Right now says so', async ({
  page,
}) => {
  await page.route(isModel, async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    body[1000] = (body[1000] ?? 0) ^ 1;
    await route.fulfill({ response: answer, body });
  });
  await signUp(page);
  await page.goto('/write');
  await write(page, 'I am going to kill myself tonight.');
  await save(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: 'Right now' }).first().click();
  await expect(page.getByText(/The small learned reader is not there/)).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a model that was damaged in the cache is fetched anew', async ({ page }) => {
    await signUp(page);
    const loaded = page.waitForResponse((answer) => isModel(new URL(answer.url())));
    await page.goto('/write');
    await write(page, 'We walked along the harbour.');
    const model = (await loaded).url();
    await workerReady(page);
    await page.evaluate(async (url) => {
      const cache = await caches.open('mooring-used');
      await cache.put(url, new Response('no model'));
    }, model);
    await page.reload();
    await write(page, unspoken);
    await save(page);
    await expect(card(page)).toBeVisible();
    await page.getByRole('link', { name: 'Right now' }).first().click();
    await expect(page.getByText(/Its version is [0-9a-f]{12}/)).toBeVisible();
    const kept = await page.evaluate(async (url) => {
      const answer = await caches.match(url);
      return (await answer?.arrayBuffer())?.byteLength ?? 0;
    }, model);
    expect(kept).toBeGreaterThan(1_000_000);
  });
});

test('a practical question leads to the shelf of answers, and an answer opens with its source', async ({
  quietPage: page,
}) => {
  await signUp(page);
  const loaded = page.waitForResponse((answer) => isModel(new URL(answer.url())));
  await begin(page, 'Grief');
  await loaded;
  const way = page.getByRole('link', { name: /^(?:Look for an answer|Open this answer)$/ }).first();
  // On a busy machine the first question may be answered before the reader is ready.
  await expect(async () => {
    await say(page, 'can he come to the funeral or is that too much for a 6 year old');
    await expect(way).toBeVisible({ timeout: 6000 });
  }).toPass();
  await way.click();
  await expect(page).toHaveURL(/\/library\/answers/);
  // The link of one answer opens it at once.
  await page.goto('/library/answers');
  await page.getByRole('searchbox').fill('voicemail');
  await page
    .getByRole('link', { name: /voicemail/i })
    .first()
    .click();
  await expect(page.getByText(/^Source:/)).toBeVisible();
});
