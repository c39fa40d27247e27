import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compose } from '../tools/compose.ts';
import { type Stack, startStack } from '../tools/hosted/stack.ts';
import { filesWith } from './canary.ts';
import { write } from './journal-page.ts';
import { type Deployment, expect, openProfile, signUp, test } from './mooring.ts';

const canary = { title: 'quayzephyrhosted5512', text: 'harborvixenhosted8803' };
const ana = {
  name: 'Ana',
  email: `ana-${Date.now()}@example.org`,
  password: 'a lamp on the water',
};

type Hosted = {
  stack: Stack;
  sent: string[];
  reachable: (on: boolean) => void;
  end(): Promise<void>;
};

/** The same build, composed with the URL of a hosted service. Every request to it is recorded. */
async function withService(deployment: Deployment): Promise<Hosted> {
  const stack = await startStack();
  const deployed = { VITE_SUPABASE_URL: stack.url, VITE_SUPABASE_ANON_KEY: stack.anonKey };
  Object.assign(process.env, deployed);
  await compose(deployment.dist);
  const sent: string[] = [];
  let on = true;
  stack.between(async (request, through) => {
    if (!on) throw new Error('The line is cut.');
    sent.push(`${request.url}\n${await request.clone().text()}`);
    return through(request);
  });
  return {
    stack,
    sent,
    reachable(next) {
      on = next;
    },
    async end() {
      for (const name of Object.keys(deployed)) delete process.env[name];
      await stack.stop();
    },
  };
}

async function openDevice() {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-profile-'));
  const context = await openProfile(folder);
  const tokens: string[] = [];
  context.on('response', async (response) => {
    if (!/auth\/v1\/(token|signup)/.test(response.url())) return;
    const answer = await response.json().catch(() => null);
    if (answer?.refresh_token) tokens.push(answer.refresh_token, answer.access_token.slice(-40));
  });
  return { folder, context, page: await context.newPage(), tokens };
}

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

    await logIn(two.page, url);
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
    expect(two.tokens.flatMap((token) => filesWith(token, two.folder))).not.toEqual([]);

    await one.page.goto(`${url}/profile`);
    await one.page.getByRole('button', { name: 'Log Out' }).click();
    await expect(one.page).toHaveURL(/\/auth$/);
    expect(await bucketsOf(one.page)).toEqual([]);
    await one.context.close();
    for (const hidden of [...one.tokens, canary.title, canary.text, ana.password]) {
      expect(filesWith(hidden, one.folder)).toEqual([]);
    }
  } finally {
    await Promise.all([one, two].map(({ context }) => context.close().catch(() => {})));
    for (const { folder } of [one, two]) rmSync(folder, { recursive: true, force: true });
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

async function logIn(page: Page, url: string) {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
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

async function synced(page: Page, url: string) {
  await page.goto(`${url}/profile/storage`);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('All synced')).toBeVisible();
}

async function reads(page: Page, url: string, title: string) {
  await page.goto(`${url}/journal`);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

async function everything(stack: Stack): Promise<string> {
  const tables = await stack.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth')",
  );
  const rows = await Promise.all(tables.map(({ name }) => stack.sql(`select * from ${name}`)));
  return JSON.stringify(rows);
}

const bucketsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (
      navigator as unknown as { storageBuckets: { keys(): Promise<string[]> } }
    ).storageBuckets.keys(),
  );
