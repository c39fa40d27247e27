import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-script.ts';

type Policy = Record<string, (text: string) => string | null>;

const site = 'https://mooring.example';
const boot = bootScript([
  { id: 'journal', name: 'journal', entry: '/remotes/journal/mf-manifest.json' },
  {
    id: 'library',
    name: 'library',
    entry: 'https://parts.example.org/library/mf-manifest.json',
  },
]);

/** The policy of a page after `boot.js` ran, and how often it was created. */
function booted(times = 1) {
  const made: [string, Policy][] = [];
  const trustedTypes = {
    defaultPolicy: null as Policy | null,
    createPolicy(name: string, rules: Policy) {
      made.push([name, rules]);
      trustedTypes.defaultPolicy = rules;
    },
  };
  const location = new URL('/write', site);
  const page = { trustedTypes, location, URL };
  for (let time = 0; time < times; time += 1) runInNewContext(boot, page);
  return made;
}

const [[name, policy] = ['', {}]] = booted();

test('there is one policy, which creates script URLs and nothing else', () => {
  expect(name).toBe('default');
  expect(Object.keys(policy)).toEqual(['createScriptURL']);
  expect(booted(2)).toHaveLength(1);
});

test.for([
  '/assets/search-worker-1.js',
  `${site}/remotes/profile/assets/pdf-worker-1.js`,
  'https://parts.example.org/library/assets/worker.js',
])('%s may be run', (address) => {
  expect(policy.createScriptURL?.(address)).toBe(new URL(address, site).href);
});

test.for([
  'https://evil.example/a.js',
  '//evil.example/a.js',
  `${site}.evil.example/a.js`,
  `${site}@evil.example/a.js`,
  'https://parts.example.org/other/a.js',
  'https://parts.example.org/library/../other/a.js',
  `blob:${site}/0a.js`,
  'data:text/javascript,alert(1)//a.js',
  'javascript:alert(1)//a.js',
  '/remotes.json',
  '/journal?a.js',
  'alert(1)',
])('%s may not', (address) => {
  expect(policy.createScriptURL?.(address)).toBeNull();
});
