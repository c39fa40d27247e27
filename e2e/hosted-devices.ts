import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compose } from '../tools/compose.ts';
import { type Stack, startStack } from '../tools/hosted/stack.ts';
import { type Deployment, expect, openProfile } from './mooring.ts';

export type Hosted = {
  stack: Stack;
  /** Every request that reached the service: its address, a line end, its body. */
  sent: string[];
  reachable: (on: boolean) => void;
  end(): Promise<void>;
};

/** The same build, composed with the URL of a hosted service. Every request to it is recorded. */
export async function withService(deployment: Deployment): Promise<Hosted> {
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

/** A browser with a profile of its own, and the tokens that it was given. */
export async function openDevice() {
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

type Device = Awaited<ReturnType<typeof openDevice>>;
type TwoDevices = { hosted: Hosted; one: Device; two: Device; url: string };

/** Two devices of one person over a service of their own. Closes everything, also where `work` fails. */
export async function onTwoDevices(
  deployment: Deployment,
  work: (devices: TwoDevices) => Promise<void>,
): Promise<void> {
  const hosted = await withService(deployment);
  const [one, two] = [await openDevice(), await openDevice()];
  // A press that finds nothing fails by itself, and says which.
  for (const { context } of [one, two]) context.setDefaultTimeout(45_000);
  try {
    await work({ hosted, one, two, url: deployment.url });
  } finally {
    for (const { context, folder } of [one, two]) {
      await context.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    }
    await hosted.end();
  }
}

/** A person for one spec. */
export const personCalled = (name: string) => ({
  name,
  email: `${name.toLowerCase()}-${Date.now()}@example.org`,
  password: 'a lamp on the water',
});

/** Two browsers and a database share the machine. */
export const expectSoon = expect.configure({ timeout: 40_000 });

export const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export async function logIn(page: Page, who: { email: string; password: string }, url: string) {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Syncs, and waits until that is done: recordings, pictures and files come last. */
export async function synced(page: Page, url: string) {
  await page.goto(`${url}/profile/storage`);
  const button = page.getByRole('button', { name: 'Sync now' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', { timeout: 60_000 });
  await expect(page.getByText('All synced')).toBeVisible({ timeout: 60_000 });
}

/** Every row of every table of the service, as text. */
export async function everything(stack: Stack): Promise<string> {
  const tables = await stack.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth')",
  );
  const rows = await Promise.all(tables.map(({ name }) => stack.sql(`select * from ${name}`)));
  return JSON.stringify(rows);
}
