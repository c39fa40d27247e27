/** What the app says on its page 'Who can read what', as far as a machine can read it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readers } from '../features/profile/src/who-can-read/who-can-read-texts.ts';
import { entropyToPhrase } from '../packages/storage/src/vault/recovery-phrase.ts';
import { securityHeaders } from './headers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const said = (id: string) =>
  readers.find((reader) => reader.id === id)?.sentences.join(' ') ?? `nothing about ${id}`;

test('the threat model has each reader, in the same order', () => {
  const rows = [...read('docs/threat-model.md').matchAll(/^\| (.+?) +\|/gm)].map(([, who]) => who);
  expect(rows.slice(2, 2 + readers.length)).toEqual(readers.map(({ who }) => who));
});

test('each proof that the threat model names is a file', () => {
  const rows = read('docs/threat-model.md').match(/^\|.*\|$/gm) ?? [];
  const proofs = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );
  expect(proofs.length).toBeGreaterThan(10);
  expect(proofs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the times it names are those of the code', () => {
  const activity = read('packages/accounts/src/session/activity.ts');
  expect(activity).toMatch(/AWAY_MS = 5 \* 60 \* 1000;/);
  expect(said('person')).toContain('after 5 minutes in the background');
  expect(activity).toMatch(/QUIET_MS = 3 \* 24 \* 60 \* 60 \* 1000;/);
  expect(said('person')).toContain('After 3 days without use');
  expect(read('packages/storage/src/directory/session-keys.ts')).toMatch(
    /STAY_MS = 3 \* 24 \* 60 \* 60 \* 1000;/,
  );
  expect(said('device')).toContain('‘Stay signed in for 3 days’');
});

test('a recovery phrase has as many words as it says', async () => {
  const words = (await entropyToPhrase(new Uint8Array(32))).split(' ');
  expect(said('device')).toContain(`your ${words.length} recovery words`);
});

test('buttons and choices have the names that it gives them', () => {
  for (const [file, name] of [
    ['features/profile/src/profile/strings.ts', 'Stay signed in for 3 days'],
    ['features/profile/src/profile/strings.ts', 'Lock now'],
    ['features/profile/src/settings/strings.ts', 'Keep journal entries private'],
    ['features/profile/src/legacy/strings.ts', 'When I am gone'],
    ['features/profile/src/passkeys/strings.ts', 'Open with face or finger'],
  ] as const) {
    expect(read(file)).toContain(name);
    expect(readers.flatMap(({ sentences }) => sentences).join(' ')).toContain(`‘${name}’`);
  }
});

test('the app as published connects to its own address alone, unless a deployment names a service', () => {
  const policy = securityHeaders({ pages: '', connect: [] })[0]?.[1];
  expect(policy).toContain("connect-src 'self';");
  expect(said('companion')).toContain('Your words go nowhere.');
});

test('what the service can see is what the guide for hosts says', () => {
  const hosting = read('docs/hosting.md').replace(/\s+/g, ' ');
  const [, visible = ''] = /You can see: (.*?) You cannot see/.exec(hosting) ?? [];
  for (const what of ['email address', 'IP address', 'how many', 'devices they write on', 'dates'])
    expect(visible).toContain(what);
  for (const what of ['email address', 'IP address', 'how many', 'devices you write on', 'dates'])
    expect(said('service')).toContain(what);
  expect(visible).toContain('a safety plan');
  expect(said('service')).toContain('a safety plan');
});
