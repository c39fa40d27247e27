import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { sortTags, splitHeading, timeFrom, withTagLine } from './entry-parts.ts';
import { readFrontMatter } from './front-matter.ts';
import { readZip } from './read-zip.ts';
import { idFrom, stableId } from './stable-id.ts';
import { entryOfText } from './text-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf16 = (text: string, mark: boolean, little: boolean) => {
  const units = [...(mark ? '\uFEFF' : ''), ...text].map((one) => one.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
};

test.each([
  ['UTF-8', new TextEncoder().encode('Café'), 'Café'],
  ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x48, 0x69), 'Hi'],
  ['UTF-16, little end first', utf16('Café', true, true), 'Café'],
  ['UTF-16, big end first', utf16('Café', true, false), 'Café'],
  ['UTF-16 without its mark', utf16('Many words', false, true), 'Many words'],
  ['the old Western code page', bytes(0x43, 0x61, 0x66, 0xe9), 'Café'],
  ['lines of another system', new TextEncoder().encode('a\r\nb\rc'), 'a\nb\nc'],
  ['nothing', bytes(), ''],
])('a text is read in whatever way it was written: %s', (_, given, text) => {
  expect(decodeText(given)).toBe(text);
});

test('bytes that are not text are reported as such', () => {
  expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2))).toBeNull();
});

test.each([
  ['2023-05-04', '2023-05-04T12:00:00'],
  ['2023.5.4', '2023-05-04T12:00:00'],
  ['2023-05-04T10:20:30Z', '2023-05-04T10:20:30Z'],
  ['2023-05-04 10:20', '2023-05-04T10:20'],
  ['2023-02-30', null],
  ['yesterday', null],
  ['', null],
])('the time %s is read', (text, time) => {
  expect(timeFrom(text)).toBe(time && new Date(time).toISOString());
});

test('front matter tells title, date and tags; a rule at the top of a text is none', () => {
  const text =
    '---\ntitle: "The second cup"\ndate: 2023-05-04\ntags: [Grief, "garden"]\nmood: 3\n---\nWords.';
  expect(readFrontMatter(text)).toEqual({
    matter: { title: 'The second cup', date: '2023-05-04', tags: ['Grief', 'garden'] },
    rest: 'Words.',
  });
  expect(readFrontMatter('---\ntags:\n  - hope\n  - sea\n---\nx').matter.tags).toEqual([
    'hope',
    'sea',
  ]);
  for (const plain of ['---\nJust a line\n---\nWords.', 'No fence', '---\nnever: closed']) {
    expect(readFrontMatter(plain)).toEqual({ matter: { tags: [] }, rest: plain });
  }
});

test('our eight tags stay tags, and the others stay in the words', () => {
  const { own, others } = sortTags(['Grief', 'sea side', ' hope ', '', 'Grief']);
  expect(own).toEqual(['grief', 'hope']);
  expect(withTagLine('Words.', others)).toBe('Words.\n\n#sea-side');
  expect(withTagLine('Words.', [])).toBe('Words.');
});

test('a heading at the beginning is the title', () => {
  expect(splitHeading('\n# Lilies #\n\nText.\n# Later')).toEqual({
    title: 'Lilies',
    content: 'Text.\n# Later',
  });
  expect(splitHeading('#notaheading\nText')).toEqual({
    title: null,
    content: '#notaheading\nText',
  });
});

test('a heading that is too long for a title stays in the text', () => {
  const long = `# ${'word '.repeat(60).trim()}`;
  expect(splitHeading(`${long}\nText`)).toEqual({ title: null, content: `${long}\nText` });
});

const modified = '2026-01-02T03:04:05.000Z';
const entryOf = async (file: string, text: string) => entryOfText({ file, text, modified });

test('a text file is an entry: what it says of itself comes before its name and its time', async () => {
  const full = await entryOf(
    'notes/a.md',
    '---\ntitle: Cup\ndate: 2023-05-04\ntags: hope\n---\nWords.',
  );
  expect(full.entry).toMatchObject({
    title: 'Cup',
    content: 'Words.',
    tags: ['hope'],
    date: timeFrom('2023-05-04'),
  });
  const named = await entryOf('2022-03-04 Harbour.txt', 'Fog.');
  expect(named.entry).toMatchObject({ title: '2022-03-04 Harbour', date: timeFrom('2022-03-04') });
  const bare = await entryOf('a/b.md', '# Lilies\nText.');
  expect(bare.entry).toMatchObject({ title: 'Lilies', content: 'Text.', date: modified });
  expect((await entryOf('empty.txt', ' \n')).entry).toBeNull();
  const bad = await entryOf('x.md', '---\ndate: once\n---\nWords.');
  expect(bad).toMatchObject({ problem: 'import.bad-date', entry: { date: modified } });
});

test('the same words have the same id wherever the file was copied to', async () => {
  const one = await entryOfText({ file: 'a/x.md', text: 'Words.', modified });
  const other = await entryOfText({
    file: 'b/x.md',
    text: 'Words.',
    modified: '2026-05-05T00:00:00.000Z',
  });
  expect(other.entry?.id).toBe(one.entry?.id);
  expect(await stableId('a', 'b')).not.toBe(await stableId('ab', ''));
  expect(idFrom('0123456789ABCDEF0123456789ABCDEF')).toBe('01234567-89ab-cdef-0123-456789abcdef');
  for (const bad of ['x', '', undefined, '../../etc/passwd', '0123'])
    expect(idFrom(bad)).toBeNull();
});

const zipOf = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) =>
  new Blob([new Uint8Array(zipSync(files, { level }))]);

async function unzipped(zip: Blob, most: number | null = 1000) {
  const files: [string, number | null][] = [];
  await readZip(
    zip,
    () => most,
    async ({ name, bytes }) => {
      files.push([name, bytes?.length ?? null]);
    },
  );
  return files;
}

test('a zip is streamed, compressed or not', async () => {
  const long = Uint8Array.from({ length: 200_000 }, (_, index) => (index * index) % 251);
  for (const level of [0, 9] as const) {
    expect(
      await unzipped(zipOf({ 'a.txt': bytes(1, 2), 'b/c.txt': long }, level), 300_000),
    ).toEqual([
      ['a.txt', 2],
      ['b/c.txt', 200_000],
    ]);
  }
  expect(await unzipped(zipOf({ 'a.txt': bytes(1) }), null)).toEqual([]);
});

test('a file in a zip that swells beyond its limit is left out, and the others are read', async () => {
  const bomb = zipOf({ 'bomb.json': new Uint8Array(3_000_000), 'b.txt': bytes(1) });
  expect(bomb.size).toBeLessThan(5000);
  expect(await unzipped(bomb)).toEqual([
    ['bomb.json', null],
    ['b.txt', 1],
  ]);
});

test('a zip that inflates too much is rejected', async () => {
  const zip = zipOf({ 'a.json': new Uint8Array(600_000), 'b.json': new Uint8Array(600_000) });
  const reading = readZip(
    zip,
    () => 1000,
    async () => {},
    { most: 1_000_000 },
  );
  await expect(reading).rejects.toMatchObject({ key: 'import.too-large' });
});

test.each([
  ['no zip', new Blob(['words'])],
  ['nothing', new Blob([])],
  ['only its beginning', new Blob([bytes(0x50, 0x4b)])],
  ['noise behind its beginning', new Blob([bytes(0x50, 0x4b, 3, 4, 9, 9, 9, 9, 9, 9)])],
])('what is no zip is said to be broken: %s', async (_, blob) => {
  await expect(unzipped(blob)).rejects.toMatchObject({ key: 'import.broken' });
});

test('a truncated zip gives no partial files', async () => {
  const long = Uint8Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 256);
  const whole = zipOf({ 'a.txt': long }, 0);
  const files = await unzipped(whole.slice(0, 40_000), 100_000).catch(() => []);
  expect(files.filter(([, size]) => size !== null)).toEqual([]);
});
