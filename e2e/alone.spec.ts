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
    const server = await startAlone(feature);
    const heard = listen(page);
    try {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByRole('navigation', { name: 'Pages of this feature' })).toBeVisible();
      expect(heard).toEqual([]);
    } finally {
      server.process.kill();
    }
  });
}

/** `pnpm --filter @mooring/<feature> dev`, as its package.json spells it. */
async function startAlone(feature: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [`${root}node_modules/vite/bin/vite.js`, '--mode', 'standalone'],
    {
      cwd: `${root}features/${feature}`,
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`${feature} did not start on its own`)));
  });
  return { process: child, url };
}
