import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readIntegrity } from '../tools/integrity.ts';
import { type Deployment, expect, test } from './mooring.ts';
import { workerReady } from './worker-ready.ts';

const ids = ['check-in', 'companion', 'healing-path', 'journal', 'library', 'profile'];
const refused =
  'A file that arrived does not belong to this version of Mooring. Mooring did not run it.';
const seed = 20261123;
const runs = 100;

/** Every script of every remote, as paths of the deployment. */
const scriptsOf = ({ dist }: Deployment) =>
  ids.flatMap((id) => {
    const list = readIntegrity(readFileSync(join(dist, `remotes/${id}/integrity.json`), 'utf8'));
    return list.files.map(([name]) => `remotes/${id}/${name}`);
  });

/** `count` of them, the same for the same seed. */
function chosen(all: readonly string[], count: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(next(left.length), 1)[0] ?? '');
}

/** Adds to a file on the host what would tell if it ran. Returns how it is put back. */
function tamper({ dist }: Deployment, path: string): () => void {
  const kept = [path, `${path}.br`]
    .map((name) => join(dist, name))
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file)] as const);
  rmSync(join(dist, `${path}.br`), { force: true });
  const text = readFileSync(join(dist, path), 'utf8');
  writeFileSync(join(dist, path), `globalThis.ranWhatWasChanged=true;${text}`);
  return () => {
    for (const [file, bytes] of kept) writeFileSync(file, bytes);
  };
}

const ranChanged = (page: Page) => page.evaluate(() => 'ranWhatWasChanged' in globalThis);

/** From where the page loads files. The address of an entry has a version. */
async function addressesOf(page: Page, paths: string[]): Promise<string[]> {
  const entries = await page.evaluate(() =>
    (globalThis.MOORING_REMOTES ?? []).map(({ entry }) => entry),
  );
  return paths.map((path) => entries.find((one) => one.startsWith(`/${path}?`)) ?? `/${path}`);
}

/** What becomes of scripts when a page is about to import them: how their checks end, and whose own bytes were refused. */
async function importsOf(page: Page, paths: string[]) {
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'MOORING_CHECK' in globalThis);
  return page.evaluate(
    async (files) => {
      const refusedFiles = new Set<string>();
      const onError = ({ target }: Event) => {
        if (target instanceof HTMLLinkElement) refusedFiles.add(new URL(target.href).pathname);
      };
      document.addEventListener('error', onError, true);
      const check = Reflect.get(globalThis, 'MOORING_CHECK') as (file: string) => Promise<void>;
      const ends = await Promise.all(
        files.map((file) =>
          check(file).then(
            () => 'allowed',
            (error: Error & { key?: string }) => error.key ?? error.message,
          ),
        ),
      );
      return { ends, refusedFiles: [...refusedFiles] };
    },
    await addressesOf(page, paths),
  );
}

test('a changed script of a remote is refused before it runs, 100 of 100, and no other is', async ({
  page,
  deployment,
}) => {
  const paths = chosen(scriptsOf(deployment), runs);
  for (const path of paths) tamper(deployment, path);
  const { ends, refusedFiles } = await importsOf(page, paths);
  expect(ends).toEqual(paths.map(() => 'feature.changed'));
  expect(refusedFiles.sort()).toEqual(paths.map((path) => `/${path}`).sort());
  expect(await ranChanged(page)).toBe(false);
});

test('every script as it was composed is allowed', async ({ quietPage: page, deployment }) => {
  await page.goto('/dashboard');
  const failed = await page.evaluate(
    async (files) => {
      const check = Reflect.get(globalThis, 'MOORING_CHECK') as (file: string) => Promise<void>;
      const found: string[] = [];
      for (const file of files) await check(file).catch(() => found.push(file));
      return found;
    },
    await addressesOf(page, scriptsOf(deployment)),
  );
  expect(failed).toEqual([]);
});

for (const [what, name] of [
  ['the page', /assets\/journal-screen-/],
  ['a part that the page imports', /assets\/base-/],
  ['the entry of the remote', /remoteEntry\.js$/],
] as const)
  test(`where ${what} was changed the person is told, the rest works, and it can be tried again`, async ({
    page,
    deployment,
  }) => {
    const path = scriptsOf(deployment).find(
      (each) => each.startsWith('remotes/journal/') && name.test(each),
    );
    const putBack = tamper(deployment, path ?? '');
    await page.goto('/journal');
    await expect(page.getByRole('alert')).toContainText(refused);
    await expect(page.getByRole('alert')).toContainText('Everything you have written is safe');
    expect(await ranChanged(page)).toBe(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText(refused);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Library' })
      .click();
    await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText(refused);

    putBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  });

test('hashes that were changed together with a script are refused as well', async ({
  page,
  deployment,
}) => {
  const list = join(deployment.dist, 'remotes/journal/integrity.json');
  rmSync(`${list}.br`);
  writeFileSync(list, `${readFileSync(list, 'utf8')}\n`);
  await page.goto('/journal');
  await expect(page.getByRole('alert')).toContainText(refused);
});

test.describe('in the cache of the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const visit = async (page: Page) => {
    await page.goto('/dashboard');
    await workerReady(page);
  };

  /** Changes files in the cache where they are there, then asks for them: how many answers there were, and how many of these were changed. */
  const askedFor = (page: Page, paths: string[]) =>
    page.evaluate(
      async (files) => {
        const cache = await caches.open('mooring');
        const keys = new Map((await cache.keys()).map((key) => [new URL(key.url).pathname, key]));
        const result = { put: 0, answers: 0, changed: 0 };
        for (const file of files) {
          const key = keys.get(file);
          const headers = { 'Content-Type': 'text/javascript' };
          const changed = new Response('globalThis.ranWhatWasChanged=true;', { headers });
          if (key) {
            await cache.put(key, changed);
            result.put += 1;
          }
          const text = await fetch(file).then(
            (answer) => answer.text(),
            () => null,
          );
          if (text !== null) result.answers += 1;
          if (text?.includes('ranWhatWasChanged')) result.changed += 1;
        }
        return result;
      },
      paths.map((path) => `/${path}`),
    );

  test('a changed file is replaced by the one that was composed, 100 of 100; where the host has none, nothing is given', async ({
    page,
    deployment,
  }) => {
    test.setTimeout(180_000);
    await visit(page);
    const paths = chosen(
      scriptsOf(deployment).filter((path) => !/remoteEntry|password-guesses/.test(path)),
      runs,
    );
    expect(await askedFor(page, paths)).toEqual({ put: runs, answers: runs, changed: 0 });
    const putBack = paths.map((path) => tamper(deployment, path));
    expect(await askedFor(page, paths)).toEqual({ put: runs, answers: 0, changed: 0 });
    for (const each of putBack) each();
    expect(await askedFor(page, paths)).toEqual({ put: 0, answers: runs, changed: 0 });
  });

  test('a worker is not installed where one file of the host was changed', async ({
    page,
    deployment,
  }) => {
    const [path = ''] = scriptsOf(deployment).filter((each) =>
      /library\/assets\/stories-screen/.test(each),
    );
    tamper(deployment, path);
    await page.goto('/dashboard');
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js');
      const worker = registration.installing;
      return new Promise<string | undefined>((resolve) => {
        worker?.addEventListener('statechange', () => resolve(worker.state));
      });
    });
    expect(state).toBe('redundant');
  });
});
