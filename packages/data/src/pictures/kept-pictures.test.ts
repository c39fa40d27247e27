import { expect, test } from 'vitest';
import { ana, changeOnBoth, createTestData, type TestData } from '../testing.ts';
import { jpegFile } from './picture-testing.ts';

const chunksIn = (data: TestData) => data.rows().split('"entry_id":"file-').length - 1;
const words = { title: 'Tea', content: 'It steamed.', tags: [] };

async function take(data: TestData, keepOriginal = false) {
  const taken = await data.pictures.take(jpegFile(), { keepOriginal });
  if (!('picture' in taken)) throw new Error(taken.refused);
  return { ...taken.picture, alt: 'The blue cup' };
}

test('a draft keeps its pictures, and they are not swept', async () => {
  const data = await createTestData();
  const picture = await take(data, true);
  await data.drafts.keep('new', { ...words, pictures: [picture] });
  data.setNow('2026-12-24T08:00:00');
  await data.pictures.sweep();
  expect((await data.drafts.get('new'))?.pictures).toEqual([picture]);
  expect((await data.pictures.openOriginal(picture)).isWhole).toBe(true);
  await data.drafts.drop('new');
  await data.pictures.sweep();
  expect(chunksIn(data)).toBe(0);
});

test('a picture that belongs to nothing is swept after a day, and no other file', async () => {
  const data = await createTestData();
  const kept = await take(data, true);
  await data.entries.create({ ...words, pictures: [kept] });
  await data.keepsakes.addFile('vera', jpegFile());
  await take(data, true);
  await data.keepsakes.sweep();
  expect(chunksIn(data)).toBe(5);
  data.setNow('2026-12-24T08:00:00');
  await data.keepsakes.sweep();
  expect(chunksIn(data)).toBe(3);
  expect((await data.pictures.open(kept)).size).toBe(kept.size);
});

test('a picture that a draft names keeps its bytes when an entry or a page lets it go', async () => {
  const data = await createTestData();
  const picture = await take(data, true);
  const entry = await data.entries.create({ ...words, pictures: [picture] });
  await data.drafts.keep(entry.id, { ...words, pictures: [picture] });
  await data.entries.remove(entry.id);
  await data.pictures.discard(picture.id);
  expect((await data.pictures.openOriginal(picture)).isWhole).toBe(true);
  await data.drafts.drop(entry.id);
  await data.pictures.discard(picture.id);
  expect(chunksIn(data)).toBe(0);
});

test('a picture whose bytes are gone is not saved with an entry, and the others are', async () => {
  const data = await createTestData();
  const [gone, kept] = [await take(data), await take(data)];
  await data.pictures.discard(gone.id);
  const { id } = await data.entries.create({ ...words, pictures: [gone, kept] });
  expect((await data.pictures.of(id)).items).toEqual([kept]);
});

test('a draft that was set aside keeps its pictures; where it does not open, nothing is swept', async () => {
  const data = await createTestData();
  const session = data.session.getState();
  const owner = session.status === 'open' ? session.account.id : '';
  const picture = await take(data);
  await data.drafts.keep('new', { ...words, pictures: [picture] });
  data.damage(`${owner}:draft:new`);
  await data.drafts.keep('new', words);
  data.setNow('2026-12-24T08:00:00');
  await data.pictures.sweep();
  await data.pictures.discard(picture.id);
  expect(data.rows()).toContain('set-aside:draft:new:');
  expect((await data.pictures.open(picture)).size).toBe(picture.size);
});

test('pictures that an older build left behind when it deleted their entry are removed after a day', async () => {
  const data = await createTestData();
  const [left, drafted, kept] = [await take(data, true), await take(data), await take(data)];
  const one = await data.entries.create({ ...words, pictures: [left] });
  const other = await data.entries.create({ ...words, title: 'Toast', pictures: [drafted] });
  const third = await data.entries.create({ ...words, title: 'Jam', pictures: [kept] });
  await data.drafts.keep(other.id, words);
  data.lose(one.id);
  data.lose(other.id);
  await data.pictures.sweep();
  expect(chunksIn(data)).toBe(4);
  data.setNow('2026-12-24T08:00:00');
  await data.pictures.sweep();
  expect([...(await data.pictures.counts()).keys()].toSorted()).toEqual(
    [other.id, third.id].toSorted(),
  );
  expect(chunksIn(data)).toBe(2);
});

test('where a draft does not open, no picture is swept', async () => {
  const data = await createTestData();
  await take(data);
  await data.drafts.keep('new', words);
  const session = data.session.getState();
  data.damage(`${session.status === 'open' ? session.account.id : ''}:draft:new`);
  data.setNow('2026-12-24T08:00:00');
  await data.pictures.sweep();
  expect(chunksIn(data)).toBe(1);
});

test('a picture that is thrown away is gone at once, unless an entry has it', async () => {
  const data = await createTestData();
  const [kept, other] = [await take(data), await take(data, true)];
  await data.entries.create({ ...words, pictures: [kept] });
  await data.pictures.discard(kept.id);
  await data.pictures.discard(other.id);
  expect(chunksIn(data)).toBe(1);
});

test('pictures come back from a backup, and it says how many there are', async () => {
  const data = await createTestData();
  const picture = await take(data, true);
  const { id } = await data.entries.create({ ...words, pictures: [picture] });
  const { file } = await data.backups.create({ passphrase: 'by heart' });
  const other = await createTestData();
  const contents = await other.backups.inspect(file, { passphrase: 'by heart' });
  expect(contents).toMatchObject({ entries: 1, pictures: 1, recordings: 0 });
  const restored = await other.backups.restore(file, { passphrase: 'by heart' });
  expect(restored.added).toBe(contents.entries + contents.pictures + contents.documents);
  expect((await other.pictures.of(id)).items).toEqual([picture]);
  expect((await other.pictures.openOriginal(picture)).isWhole).toBe(true);
});

test('a visitor’s pictures move to the account, encrypted anew', async () => {
  const data = await createTestData({ session: 'visitor' });
  const picture = await take(data);
  const { id } = await data.entries.create({ ...words, pictures: [picture] });
  await data.accounts.signUp({ ...ana, home: 'device' });
  expect((await data.pictures.of(id)).items).toEqual([picture]);
  expect((await data.pictures.open(picture)).size).toBe(picture.size);
});

test('two devices that each add a picture to one entry keep both', async () => {
  const data = await changeOnBoth({
    before: (one) => one.entries.create(words),
    async change(device, { id }) {
      await device.entries.update(id, { ...words, pictures: [await take(device)] });
    },
  });
  const counts = await data.pictures.counts();
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(2);
});

test('a picture is not offered as a recording that was cut off', async () => {
  const data = await createTestData();
  await take(data, true);
  expect(await data.recordings.findInterrupted()).toBeNull();
});
