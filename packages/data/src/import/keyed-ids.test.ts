import { readImportFiles } from '@mooring/formats';
import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';

const text = (name: string, words: string) => new File([words], name, { lastModified: 1.7e12 });

test('no id of an imported entry says what its words are, and no other account has the same', async () => {
  const file = text('2023-05-04 note.txt', 'I am pregnant');
  const idsOf = async (data: TestData) => {
    await data.imports.run(await data.imports.preview([file]));
    return (await data.entries.list()).items.map(({ id }) => id);
  };
  const data = await createTestData();
  const [id] = await idsOf(data);
  const [other] = await idsOf(await createTestData({ session: 'visitor' }));
  const found = await readImportFiles([file], {});
  expect([id, other]).not.toContain(found.entries[0]?.id);
  expect(other).not.toBe(id);
  const again = await data.imports.preview([file]);
  expect(again).toMatchObject({ newEntries: [], known: 1 });
});

test('a text that version 1.0.0 imported is recognised by its old id, even after it was edited', async () => {
  const data = await createTestData();
  const file = text('2023-05-04 note.txt', 'Words.');
  const [found] = (await readImportFiles([file], {})).entries;
  if (!found) throw new Error('nothing found');
  const { sound: _, file: __, ...fields } = found;
  const edited = { ...fields, content: 'Other words.', type: 'text' as const, recording: null };
  await data.entries.restore(edited);
  expect(await data.imports.preview([file])).toMatchObject({ newEntries: [], known: 1 });
});
