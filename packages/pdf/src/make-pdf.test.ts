import { expect, test } from 'vitest';
import { paperFor } from './pdf-journal.ts';
import { journalOf, pdfOf, scripts } from './pdf-testing.ts';

const textOf = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1');

test('a journal in every script becomes a PDF without one empty box', async () => {
  const shares: number[] = [];
  const { file, pages, missing } = await pdfOf(journalOf(scripts), (share) => shares.push(share));
  expect(missing).toBe(0);
  expect(pages).toBe(2);
  expect(shares.at(-1)).toBe(1);
  const text = await textOf(file);
  expect(text).toMatch(/^%PDF-1\.7\n/);
  expect(text.match(/\/Type\/Page\//g)).toHaveLength(2);
});

test('every object stands where the table of the file says', async () => {
  const text = await textOf((await pdfOf(journalOf({ Lilies: 'I was choosing.' }))).file);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const lines = text.slice(start).split('\n');
  expect(lines[0]).toBe('xref');
  const entries = lines.filter((line) => line.endsWith(' n '));
  expect(entries.length).toBeGreaterThan(10);
  for (const [index, entry] of entries.entries()) {
    expect(text.slice(Number(entry.slice(0, 10))).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
  expect(lines).toContainEqual(
    expect.stringMatching(new RegExp(`^<</Size ${entries.length + 1}/`)),
  );
});

test('a letter that no shipped font has stands as an empty box, and the file says so', async () => {
  const one = await pdfOf(journalOf({ Old: '\u{12000}' }));
  expect(one.missing).toBe(1);
  const none = await pdfOf(journalOf({ Peace: 'Peace' }));
  expect(none.missing).toBe(0);
  const strange = '\u0000\u0007\ud800 \u202e\u2066 \ufffe \u{10ffff} \u{e0001}';
  expect((await pdfOf(journalOf({ Strange: strange }))).pages).toBe(1);
});

test('months stand in the reader’s table of contents, with the title and the language', async () => {
  const text = await textOf((await pdfOf(journalOf(scripts))).file);
  const hex = (words: string) =>
    [...words]
      .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
      .join('')
      .toUpperCase();
  for (const words of ['October 2026', 'November 2026', 'Journal', 'en'])
    expect(text).toContain(`<FEFF${hex(words)}>`);
  expect(text).toContain('/CreationDate(D:20261120211000Z)');
});

test('an empty entry, an empty title and an empty journal are no trouble', async () => {
  expect((await pdfOf(journalOf({ '': '' }))).pages).toBe(1);
  expect((await pdfOf(journalOf({}))).pages).toBe(1);
});

test.each([
  ['en-US', 612],
  ['en', 612],
  ['fr-CA', 612],
  ['es-MX', 612],
  ['en-GB', 595.28],
  ['de', 595.28],
  ['ja', 595.28],
  ['not a language!', 595.28],
])('paper for %s is %d points wide', (language, width) => {
  expect(paperFor(language).width).toBe(width);
});

test('pictures stand below the words of their entry, with their captions, as the JPEG they are', async () => {
  const jpeg = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Array(500).fill(7)])]);
  const journal = journalOf({ Lilies: 'I was choosing.' });
  const picture = { file: jpeg, width: 2048, height: 1536, caption: 'Белые лилии' };
  const tall = { file: jpeg, width: 600, height: 6000, caption: '' };
  journal.entries = journal.entries.map((entry) => ({ ...entry, pictures: [picture, tall] }));
  const { file, pages, missing } = await pdfOf(journal);
  const text = await textOf(file);
  expect(missing).toBe(0);
  expect(pages).toBe(2);
  expect(text.match(/\/Filter\/DCTDecode\/Length 504>>\nstream\n\xff\xd8/g)).toHaveLength(2);
  expect(text).toMatch(/\/XObject<<\/Im1 \d+ 0 R\/Im2 \d+ 0 R>>/);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
});
