import type { DeviceHealth, Entry } from '@mooring/data';
import { expect, test } from 'vitest';
import { journalAsText } from '../export/plain-text.ts';
import { bytes, storageTexts } from './storage-texts.ts';

const entry = (part: Partial<Entry>): Entry => ({
  id: 'one',
  title: 'The second cup',
  content: 'I filled it anyway.\nIt steamed.',
  tags: ['grief', 'healing'],
  type: 'text',
  recording: null,
  date: '2026-11-20T09:30:00',
  editedAt: null,
  ...part,
});
const now = new Date('2026-11-21T08:00:00');
const nothing = {
  ...{ letters: { items: [], unreadable: [] }, people: [], pictures: new Map() },
  more: { days: [], prompts: [] },
};

test('exports all entries as text with date and tags, oldest first', () => {
  const items = [
    entry({}),
    entry({ id: 'two', title: 'Lilies', tags: [], date: '2026-11-09T10:00:00' }),
  ];
  const text = journalAsText({ ...nothing, journal: { items, unreadable: [] } }, now);
  expect(text).toBe(
    [
      'Journal\nExported November 21, 2026. 2 entries.',
      'Lilies\nNovember 9, 2026\n\nI filled it anyway.\nIt steamed.',
      'The second cup\nNovember 20, 2026\nTags: grief, healing\n\nI filled it anyway.\nIt steamed.\n',
    ].join(`\n\n${'-'.repeat(40)}\n\n`),
  );
});

test('names in the file what could not be exported', () => {
  const journal = {
    items: [entry({ type: 'audio', content: '', editedAt: '2026-11-21T07:00:00' })],
    unreadable: [{ id: 'x', date: '2026-10-03T10:00:00' }],
  };
  const letters = { items: [], unreadable: [{ id: 'y', date: '2026-10-04T10:00:00' }] };
  const text = journalAsText({ ...nothing, journal, letters }, now);
  expect(text).toContain('1 entry.');
  expect(text).toContain('Edited November 21, 2026');
  expect(text).toContain('Plain text cannot hold the recording.');
  expect(text).toContain(
    'entries of October 3, 2026; letters of October 4, 2026. They are kept safe as they are.',
  );
});

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [2_400_000, '2.4 MB'],
  [24_400_000, '24 MB'],
  [2_000_000_000, '2 GB'],
])('formats %i bytes as %s', (count, shown) => {
  expect(bytes(count)).toBe(shown);
});

const healthy: DeviceHealth = {
  used: 2_400_000,
  quota: 2e9,
  persisted: true,
  durability: 'durable',
  replica: 'kept',
};

test.each<[string, Partial<DeviceHealth>, RegExp]>([
  [
    'promised',
    {},
    /^Your words are saved in this browser and take 2\.4 MB\. .*promised not to clear/,
  ],
  ['not promised', { persisted: false }, /may clear it/],
  ['nearly full', { quota: 2.5e6 }, /take 2\.4 MB of the 2\.5 MB it allows/],
  ['without a quota', { quota: undefined }, /take 2\.4 MB\. /],
  ['silent', { used: undefined }, /^Your words are saved in this browser\. /],
  ['a second copy', {}, /A second copy is kept in this browser/],
  ['no room for a second copy', { replica: 'behind' }, /no full second copy now/],
  ['no way to keep a second copy', { replica: 'missing' }, /cannot keep a second copy/],
  ['only its second copy', { replica: 'alone' }, /read from their second copy/],
  ['keeping nothing', { durability: 'memory' }, /private window\. .*only until this tab is closed/],
])('describes a device that has %s', (_, part, words) => {
  const { room, promise, copy } = storageTexts({ ...healthy, ...part });
  expect(`${room} ${promise} ${copy}`).toMatch(words);
});
