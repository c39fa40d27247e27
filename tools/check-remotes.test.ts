import { setImmediate as settled } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

const site = 'https://mooring.example';
const base = `${site}/remotes/journal/`;
const list = {
  files: [
    ['assets/base.js', 'BASE'],
    ['assets/list.js', 'LIST', 0],
    ['assets/entry.js', 'ENTRY', 0, 1],
    ['remoteEntry.js', 'DOOR', 0],
  ],
  door: [3],
  pages: [
    ['^/entry/[^/]+/?$', 2],
    ['^/journal/?$', 1, 0],
  ],
  styles: ['assets/list.css'],
};
const pages = '^/entry/[^/]+/?$|^/journal/?$';
const entry = '/remotes/journal/remoteEntry.js?door';
const journal = { id: 'journal', name: 'journal', entry, integrity: 'sha256-JOURNAL', pages };

type Link = {
  rel?: string;
  href?: string;
  integrity?: string;
  onload?(): void;
  onerror?(): void;
  remove(): void;
};

/** A page on which `boot.js` ran. `hosts`: what the host answers, by address below the remote; all is as composed otherwise. */
function opened(pathname: string, hosts: Record<string, 'changed' | 'gone'> = {}) {
  const links: Link[] = [];
  const stateOf = (href: string) => hosts[href.replace(base, '').replace('?door', '')];
  const page = {
    URL,
    TypeError,
    location: new URL(pathname, site),
    document: {
      createElement: (): Link & { relList: object } => ({
        relList: { supports: () => true },
        remove() {
          links.splice(links.indexOf(this as Link), 1);
        },
      }),
      head: {
        append(link: Link) {
          links.push(link);
          const intact = stateOf(link.href ?? '') === undefined;
          queueMicrotask(() => (intact ? link.onload?.() : link.onerror?.()));
        },
      },
    },
    async fetch(href: string, { integrity }: { integrity?: string } = {}) {
      const state = stateOf(href);
      if (state === 'changed' && integrity) throw new TypeError('integrity');
      return { ok: state !== 'gone', json: async () => list };
    },
  } as Record<string, unknown>;
  runInNewContext(bootScript([journal]), page);
  const check = page.MOORING_CHECK as (file: string, from?: string) => Promise<void>;
  const checked = () =>
    links
      .filter(({ rel }) => rel === 'modulepreload')
      .map(({ href, integrity }) => `${href?.replace(base, '')} ${integrity}`);
  return { check, checked, links, hosts };
}

test('an open page loads its scripts ahead, each with its hash, and its styles', async () => {
  const { checked, links } = opened('/journal');
  await settled();
  expect(checked().sort()).toEqual([
    'assets/base.js sha256-BASE',
    'assets/list.js sha256-LIST',
    'remoteEntry.js?door sha256-DOOR',
  ]);
  expect(links.find(({ rel }) => rel === 'preload')?.href).toBe(`${base}assets/list.css`);
});

test('a page of no remote loads nothing ahead', async () => {
  const { links } = opened('/dashboard');
  await settled();
  expect(links).toEqual([]);
});

test('an import is checked with all that it imports, each once', async () => {
  const { check, checked } = opened('/dashboard');
  await check('./entry.js', `${base}assets/feature.js`);
  await check(`${base}assets/list.js`);
  expect(checked().sort()).toEqual([
    'assets/base.js sha256-BASE',
    'assets/entry.js sha256-ENTRY',
    'assets/list.js sha256-LIST',
  ]);
});

test.for([
  ['itself', 'assets/entry.js'],
  ['one that it imports', 'assets/base.js'],
  ['the list of hashes', 'integrity.json'],
])('a script is refused where %s has changed', async ([, file = '']) => {
  const { check } = opened('/dashboard', { [file]: 'changed' });
  await expect(check(`${base}assets/entry.js`)).rejects.toMatchObject({ key: 'feature.changed' });
});

test('a script that the list does not name is refused', async () => {
  const { check } = opened('/dashboard');
  await expect(check(`${base}assets/extra.js`)).rejects.toMatchObject({ key: 'feature.changed' });
});

test('a script that is not there is no changed one, and is asked for again', async () => {
  const { check, checked, hosts } = opened('/dashboard', { 'assets/base.js': 'gone' });
  const failed: unknown = await check(`${base}assets/list.js`).catch((error: unknown) => error);
  expect(failed).toMatchObject({ message: expect.stringContaining('dynamically imported module') });
  expect(failed).not.toHaveProperty('key');
  delete hosts['assets/base.js'];
  await check(`${base}assets/list.js`);
  expect(checked()).toContain('assets/base.js sha256-BASE');
});

test('what is no file of a remote is not looked at', async () => {
  const { check, links } = opened('/dashboard');
  await check('/assets/kit.js');
  expect(links).toEqual([]);
});
