import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../tools/compose.ts';
import { sumsFile } from '../tools/sums.ts';
import { expect, listen, test } from './mooring.ts';
import { newerBuild } from './newer-build.ts';

const journalRemote = '**/remotes/journal/**';

test('every remote is shown inside one layout, with one React, one router and one toast region', async ({
  quietPage: page,
}) => {
  await page.goto('/dashboard');
  const places: [string, string][] = [
    ['Healing Path', '/healing-path'],
    ['Library', '/library'],
    ['Bookmarks', '/bookmarks'],
    ['Profile', '/profile'],
    ['Home', '/dashboard'],
  ];
  for (const [label, address] of places) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const address of ['/journal', '/companion', '/emotions', '/auth']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: /messages/i })).toHaveCount(1);
});

test('a remote the page does not use is not asked for', async ({ quietPage: page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const remote = /\/remotes\/([\w-]+)\//.exec(request.url())?.[1];
    if (remote) asked.add(remote);
  });
  await page.goto('/journal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...asked]).toEqual(['journal']);
});

for (const [how, answer] of [
  ['down', { status: 503, body: 'no' }],
  [
    'garbage',
    { status: 200, contentType: 'application/json', body: '<!doctype html><p>not a manifest' },
  ],
] as const) {
  test(`a remote that is ${how} leaves the layout and the others standing, and Try again works`, async ({
    page,
  }) => {
    await page.route(journalRemote, (route) => route.fulfill(answer));
    await page.goto('/journal');
    await expect(page.getByRole('alert')).toContainText('This part of Mooring did not load');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('This part of Mooring did not load');

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Library' })
      .click();
    await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('This part of Mooring did not load');

    await page.unroute(journalRemote);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  });
}

test('a link to a remote that failed before opens the page of the link, not the page it is on', async ({
  page,
}) => {
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const chunk = '**/remotes/library/assets/feature-*.js';
  // The browser remembers a script that threw, so only a reload loads this remote again.
  await page.route(chunk, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("old")' }),
  );
  await page.goto('/dashboard');
  await link('Library').click();
  await expect(page.getByRole('alert')).toContainText('This part of Mooring did not load');
  await link('Home').click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.unroute(chunk);
  await link('Library').click();
  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
  await expect(page).toHaveURL(/\/library$/);
});

test('a page chunk that is missing is asked for again after Try again', async ({ page }) => {
  const chunk = '**/remotes/journal/assets/*write-screen*';
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/write');
  await expect(page.getByRole('alert')).toContainText('This part of Mooring did not load');
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
});

test('a remote that is slow shows the layout at once, and its page when it comes', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(journalRemote, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/journal', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Right now' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
});

test('a newer build of one remote is put in place by composing again, and rolled back the same way', async ({
  page,
  deployment,
}) => {
  const heard = listen(page);
  const remote = join(deployment.dist, 'remotes/journal');
  const kept = join(deployment.dist, 'journal-before');
  const others = fingerprint(deployment.dist);

  // The same words stand in the HTML before the remote has come.
  const isStarted = () => expect(page.locator('#root[data-frame]')).toHaveCount(0);
  await page.goto('/journal');
  await isStarted();
  await expect(page.getByRole('link', { name: 'Write Your First Entry' })).toBeVisible();

  renameSync(remote, kept);
  newerBuild(kept, remote);
  await compose(deployment.dist);
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: 'Write the first line' })).toBeVisible();
  await page.goto('/library');
  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
  expect(fingerprint(deployment.dist)).toEqual(others);

  rmSync(remote, { recursive: true });
  renameSync(kept, remote);
  await compose(deployment.dist);
  await page.goto('/journal');
  await isStarted();
  await expect(page.getByRole('link', { name: 'Write Your First Entry' })).toBeVisible();
  expect(heard).toEqual([]);
});

/** Everything but the replaced remote and what composing writes, by name and content. */
function fingerprint(dist: string): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(dist, sumsFile))
    .filter((file) => !/journal|boot\.js|service-worker\.js/.test(file))
    .map((file) => `${file.slice(dist.length)} ${hashOf(readFileSync(file))}`)
    .sort();
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
