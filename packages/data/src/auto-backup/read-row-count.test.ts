import { readRowCount } from '@mooring/formats';
import { testKdf } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const passphrase = 'four words by heart';
const kdf = async () => testKdf;

/** A sealed backup with an entry of so many characters. */
async function backupWith(length: number) {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'x'.repeat(length), tags: [] });
  return data.backups.create({ passphrase });
}

/** The length at which the open file ends with a full chunk. */
async function lengthOfFullChunk() {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: '', tags: [] });
  return 64 * 1024 - (await data.backups.create({ passphrase: null })).file.size;
}

test('the last record is found wherever the last chunk begins', async () => {
  const full = await lengthOfFullChunk();
  for (const length of [0, 70_000, full - 1, full, full + 1, full + 5, full + 30]) {
    const { file, rows } = await backupWith(length);
    expect(await readRowCount(file, passphrase, kdf)).toBe(rows);
  }
});

test('a file that was cut off, or changed at its end, or has another passphrase, does not open', async () => {
  const { file } = await backupWith(70_000);
  const refused = (broken: Blob, words = passphrase) =>
    expect(readRowCount(broken, words, kdf)).rejects.toThrow();
  await refused(file.slice(0, file.size - 1));
  await refused(file.slice(0, 65_000));
  await refused(new Blob([file.slice(0, file.size - 1), '!']));
  await refused(file, 'other words by heart');
  await refused(new Blob());
});
