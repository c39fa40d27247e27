import type { Page } from '@playwright/test';
import { paths } from '../packages/contract/src/paths.ts';
import { fill, shortTexts } from './filled.ts';
import { expect, test } from './mooring.ts';

/** What some browsers do not have. A page has to open without it. */
const optional = {
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  'navigator.locks': () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  BroadcastChannel: () => Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  CompressionStream: () => Reflect.deleteProperty(globalThis, 'CompressionStream'),
  requestIdleCallback: () => Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
  'storage.persist': () => Reflect.deleteProperty(StorageManager.prototype, 'persist'),
  trustedTypes: () => Reflect.deleteProperty(globalThis, 'trustedTypes'),
} as const;

const addresses = [
  ...Object.values(paths)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !pattern.includes(':') && pattern !== paths.subscription.pattern),
  '/healing-path/checkpoint/2',
  '/journal/month/2026-11?day=20',
  '/entry/entry-image',
  '/edit/entry-image',
];

/** A browser without Trusted Types does not know the part of the policy that asks for them. */
async function withoutTrustedTypes(page: Page) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy
        .split(';')
        .filter((part) => !part.includes('trusted-types'))
        .join(';');
      await route.fulfill({ response, headers });
    },
  );
}

async function opensEach(page: Page, pages: readonly string[]) {
  await fill(page, shortTexts);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }), address).toHaveCount(0);
  }
}

// These are the last tests of all. The longest begins first, so that all workers end at about the same time.
test.describe.configure({ mode: 'parallel' });

test('every page opens in a browser without any of them', async ({ quietPage: page }) => {
  test.setTimeout(240_000);
  await withoutTrustedTypes(page);
  for (const remove of Object.values(optional)) await page.addInitScript(remove);
  await opensEach(page, addresses);
});

for (const [name, remove] of Object.entries(optional)) {
  test(`a backup is restored and read in a browser without ${name}`, async ({
    quietPage: page,
  }) => {
    if (name === 'trustedTypes') await withoutTrustedTypes(page);
    await page.addInitScript(remove);
    await opensEach(page, [
      '/journal',
      '/write',
      '/companion',
      '/healing-path',
      '/profile/storage',
    ]);
  });
}
