import { cpSync, mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  test as base,
  chromium,
  expect,
  firefox,
  type Page,
} from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { createRequestListener, listen as listenOn } from '../tools/serve.ts';
import { engine, firefoxOptions } from './engines/engine.ts';
import { firefoxTest, typeAsByHand } from './engines/firefox-fixtures.ts';
import { openWebKit } from './engines/webkit-context.ts';
import { webKitTest } from './engines/webkit-fixtures.ts';
import { removeFolder } from './remove-folder.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));

/** The built app, served on a port of its own: a test may break it without breaking the others. */
export type Deployment = {
  url: string;
  /** The folder of a copy that is the test's own. It is made when it is first asked for, since most tests change no file. */
  readonly dist: string;
  /** Every address it was asked for. */
  asked: string[];
  stop(): Promise<void>;
};

export async function deploy(): Promise<Deployment> {
  let copy = '';
  let answer = createRequestListener(built);
  const asked: string[] = [];
  const server = await listenOn((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    get dist() {
      if (copy) return copy;
      copy = mkdtempSync(join(tmpdir(), 'mooring-dist-'));
      cpSync(built, copy, { recursive: true });
      answer = createRequestListener(copy);
      return copy;
    },
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          if (copy) removeFolder(copy);
          resolve();
        });
      }),
  };
}

/** Playwright's message when it blocks service workers. */
const workerBlocked = 'Service Worker registration blocked by Playwright';
/** The line that the specification asks for in a build without a hosted service. */
const noBackend = 'Supabase environment variables are missing: local-storage mode.';
/** Chromium's own line where it has the Prompt API and its model does not run, as in a container. */
const noModel = 'Unable to create a text session because the service is not running.';
const expected = [workerBlocked, noBackend, noModel];
/** Firefox says so of a script that was still on its way when the page was left: the hash of nothing is not that of the script. */
const cutOff =
  /integrity attribute match .* The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/** Unexpected console output of a page: warnings, errors, uncaught exceptions. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const kind = message.type();
    if (!['error', 'warning'].includes(kind) || expected.includes(message.text())) return;
    if (cutOff.test(message.text())) return;
    heard.push(`${kind}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!cutOff.test(message)) heard.push(`uncaught: ${message}`);
  });
  return heard;
}

type Fixtures = { deployment: Deployment; quietPage: Page };

const inEngine = { chromium: base, firefox: firefoxTest, webkit: webKitTest }[engine];

/** `quietPage` is a page on a deployment of its own whose console must stay empty. */
export const test = inEngine.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  deployment: async ({}, use) => {
    const deployment = await deploy();
    await use(deployment);
    await deployment.stop();
    // A test can name a service for its own deployment. The next test in this process names none.
    delete process.env.MOORING_CONNECT;
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
  quietPage: async ({ page }, use) => {
    const heard = listen(page);
    await use(page);
    expect(heard, 'The console must stay quiet').toEqual([]);
  },
});

/** A browser with a profile folder of its own, which can be closed and opened again. */
export async function openProfile(folder: string): Promise<BrowserContext> {
  const page = {
    headless: true,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    colorScheme: 'light',
  } as const;
  if (engine === 'webkit')
    return openWebKit({ profile: folder, ...page.viewport, serviceWorkers: page.serviceWorkers });
  if (engine === 'firefox')
    return typeAsByHand(
      await firefox.launchPersistentContext(folder, { ...firefoxOptions, ...page }),
    );
  return chromium.launchPersistentContext(folder, { ...launchOptions, ...page });
}

export const account = {
  name: 'Ana',
  email: 'ana@example.org',
  password: 'a lamp on the water',
} as const;

/** Signs up from the auth page and arrives on the dashboard. `url` is the deployment, where the page has no base of its own. */
export async function signUp(page: Page, who: Person = account, url = '') {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Create My Account' }).click();
  // The key is made from the password first, which a busy machine takes long for.
  await page.getByRole('button', { name: 'Later' }).click({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
}

type Person = { name: string; email: string; password: string };

export { expect };

/** Waits until the database of the visitor is gone, which it is when everything in it belongs to the new account. */
export async function visitorIsMoved(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = (await indexedDB.databases()).map(({ name }) => name);
        return names.filter((name) => /^mooring-[0-9a-f]{8}-/.test(name ?? '')).length;
      }),
    )
    .toBe(1);
}

/** The rows of each database of this origin that holds any, as text, by the name of the database. */
export const storedRows = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAll();
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        if (rows.length > 0) found[name] = (found[name] ?? '') + JSON.stringify(rows);
      }
      database.close();
    }
    return found;
  });
