import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, listen, test } from './mooring.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const alone = [
  { feature: 'journal', path: '/journal', heading: 'Journal' },
  { feature: 'companion', path: '/companion', heading: /feeling/i },
  { feature: 'healing-path', path: '/healing-path', heading: /path/i },
  { feature: 'check-in', path: '/emotions', heading: /feel|check-in/i },
  { feature: 'library', path: '/library', heading: 'Content Library' },
  { feature: 'profile', path: '/profile', heading: 'Your Profile' },
];

for (const { feature, path, heading } of alone) {
  test(`${feature} can be developed on a page of its own, with test data`, async ({ page }) => {
    const server = await startVite(`features/${feature}`, '--mode', 'standalone');
    const heard = listen(page);
    try {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible({
        timeout: 60_000,
      });
      const bar = page.getByRole('complementary', { name: 'Developer bar' });
      await expect(bar.getByLabel('Session')).toHaveValue('account');
      // What was written on the first visit is in the browser's own database, so a reload finds it.
      await page.reload();
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(bar.getByLabel('Session')).toHaveValue('account');
      expect(heard).toEqual([]);
    } finally {
      server.process.kill();
    }
  });
}

test('the shell runs with every feature from source, for development', async ({ page }) => {
  const server = await startVite('shell');
  const heard = listen(page);
  try {
    await page.goto(`${server.url}/journal`);
    await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'You are safe here.' })).toBeVisible({
      timeout: 60_000,
    });
    expect(heard).toEqual([]);
  } finally {
    server.process.kill();
  }
});

/** The development server of a package, as its `dev` script starts it. */
async function startVite(
  folder: string,
  ...args: string[]
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`, ...args], {
    cwd: `${root}${folder}`,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A server that never prints its address must not survive the test.
  const late = setTimeout(() => child.kill(), 60_000);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
    child.on('exit', () => reject(new Error(`${folder} did not start`)));
  });
  return { process: child, url };
}
