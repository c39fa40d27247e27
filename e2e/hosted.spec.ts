import type { Page } from '@playwright/test';
import { wordsBelow } from './canary.ts';
import { everything, logIn, openDevice, synced, withService } from './hosted-devices.ts';
import { write } from './journal-page.ts';
import { expect, signUp, test } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

const canary = { title: 'quayzephyrhosted5512', text: 'harborvixenhosted8803' };
const ana = {
  name: 'Ana',
  email: `ana-${Date.now()}@example.org`,
  password: 'a lamp on the water',
};

test.skip(
  Boolean(process.env.SUPABASE_URL),
  'what reaches a real project cannot be read from here',
);

test('two devices share one journal, both edits survive an outage, and log-out leaves no key', async ({
  deployment,
}) => {
  // Two browsers, a database and a service of their own, beside whatever else is running.
  test.setTimeout(240_000);
  const hosted = await withService(deployment);
  const { url } = deployment;
  const one = await openDevice();
  const two = await openDevice();
  try {
    await signUp(one.page, ana, url);
    await write(one.page, canary.title, canary.text, url);
    await synced(one.page, url);

    await logIn(two.page, ana, url);
    await reads(two.page, url, canary.title);
    await two.page.getByRole('link', { name: new RegExp(canary.title) }).click();
    await expect(two.page.getByText(canary.text)).toBeVisible();
    await two.page.goto(`${url}/profile/details`);
    await expect(two.page.getByLabel('Name')).toHaveValue('Ana');

    await Promise.all([edit(one.page, url), edit(two.page, url)]);
    hosted.reachable(false);
    await save(one.page, `${canary.title} from the first`);
    await save(two.page, `${canary.title} from the second`);
    hosted.reachable(true);
    for (const { page } of [one, two, one]) await synced(page, url);
    for (const { page } of [one, two]) {
      await reads(page, url, `${canary.title} from the first`);
      await reads(page, url, `${canary.title} from the second`);
    }

    const rows = await everything(hosted.stack);
    expect(rows).toContain('e1.');
    for (const hidden of [canary.title, canary.text, ana.password]) {
      expect(rows).not.toContain(hidden);
      expect(hosted.sent.join('\n')).not.toContain(hidden);
    }

    // Control: while somebody stays signed in, the search finds a token.
    expect(two.tokens).not.toEqual([]);
    await two.context.close();
    expect(wordsBelow(two.folder, two.tokens)).not.toEqual([]);

    await one.page.goto(`${url}/profile`);
    await one.page.getByRole('button', { name: 'Log Out' }).click();
    await expect(one.page).toHaveURL(/\/auth$/);
    expect(await bucketsOf(one.page)).toEqual([]);
    await one.context.close();
    const hidden = [...one.tokens, canary.title, canary.text, ana.password];
    expect(wordsBelow(one.folder, hidden)).toEqual([]);
  } finally {
    await Promise.all([one, two].map(({ context }) => context.close().catch(() => {})));
    for (const { folder } of [one, two]) removeFolder(folder);
    await hosted.end();
  }
});

test('without a hosted service the app calls no other origin, and loads no code for it', async ({
  page,
  deployment,
}) => {
  const { asked, foreign } = listening(page, deployment.url);
  await signUp(page, ana, deployment.url);
  await write(page, 'Here', 'Only here.', deployment.url);
  await page.goto(`${deployment.url}/profile`);
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByText('A copy on the server')).toHaveCount(0);
  expect(foreign).toEqual([]);
  for (const body of await Promise.all(asked))
    expect(body).not.toMatch(/GoTrueClient|PostgrestClient/);
});

function listening(page: Page, url: string) {
  const asked: Promise<string>[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url) foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) asked.push(response.text().catch(() => ''));
  });
  return { asked, foreign };
}

async function edit(page: Page, url: string) {
  await page.goto(`${url}/journal`);
  await page.getByRole('link', { name: new RegExp(canary.title) }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(canary.title);
}

async function save(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).not.toHaveURL(/\/edit\//);
}

async function reads(page: Page, url: string, title: string) {
  await page.goto(`${url}/journal`);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

const bucketsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (
      navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }
    ).storageBuckets.keys(),
  );
