import { expect, test } from 'vitest';
import { jpegFile } from '../pictures/picture-testing.ts';
import { ana, createTestData, type TestData } from '../testing.ts';

const entry = (title: string, content = '') => ({ title, content, tags: [] });

async function journal() {
  const data = await createTestData();
  await data.entries.create({ ...entry('Lilies', 'At the café.'), tags: ['grief'] });
  data.setNow('2026-11-21T09:00:00');
  await data.entries.create(entry('Station', 'Waiting by the café door.'));
  await data.search.ready();
  return data;
}

const find = async (data: Pick<TestData, 'search'>, text: string, count = 50) => {
  const found = await data.search.find({ text, tag: null, count });
  return found?.hits.map(({ title }) => title.text);
};

test('words are found in titles and texts, with a snippet around the match', async () => {
  const data = await journal();
  const found = await data.search.find({ text: 'CAFE', tag: null, count: 1 });
  expect(found).toMatchObject({ total: 2, complete: true });
  const [hit] = found?.hits ?? [];
  expect(hit?.title).toEqual({ text: 'Station', marks: [] });
  const marks = hit?.snippet.marks.map(([from, to]) => hit.snippet.text.slice(from, to));
  expect(marks).toEqual(['café']);
  const tagged = await data.search.find({ text: 'cafe', tag: 'grief', count: 50 });
  expect(tagged?.hits.map(({ title }) => title.text)).toEqual(['Lilies']);
});

test('what is written, changed or removed in any tab is found, or no longer found', async () => {
  const data = await journal();
  const other = await data.openTab();
  const harbour = await other.entries.create(entry('Harbour', 'Fog.'));
  await expect.poll(() => find(data, 'fog')).toEqual(['Harbour']);
  await other.entries.update(harbour.id, entry('Harbour', 'Sun.'));
  await expect.poll(() => find(data, 'fog')).toEqual([]);
  expect(await find(data, 'sun')).toEqual(['Harbour']);
  await data.entries.remove(harbour.id);
  await expect.poll(() => find(data, 'sun')).toEqual([]);
});

test('an entry that does not open hides none of the others', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create(entry('Torn', 'harbour'));
  await data.entries.create(entry('Whole', 'harbour'));
  data.damage(id);
  await data.search.ready();
  expect(await find(data, 'harbour')).toEqual(['Whole']);
});

test('a lock in one tab ends the search in all, and opening again begins anew', async () => {
  const data = await journal();
  const other = await data.openTab();
  await other.search.ready();
  await other.accounts.lock();
  await expect.poll(() => data.session.getState().status).toBe('locked');
  for (const tab of [data, other]) {
    await expect(find(tab, 'cafe')).rejects.toMatchObject({ key: 'session.locked' });
  }
  await data.accounts.unlock(ana.password);
  await data.search.ready();
  expect(await find(data, 'cafe')).toHaveLength(2);
});

test('of concurrent queries only the last is answered', async () => {
  const data = await journal();
  const answers = await Promise.all(['l', 'li', 'lil'].map((text) => find(data, text)));
  expect(answers).toEqual([undefined, undefined, ['Lilies']]);
});

test('without a session nothing is found', async () => {
  const nobody = await createTestData({ session: 'signed-out' });
  expect(await find(nobody, 'a')).toEqual([]);
});

test('what a picture shows is found, with a snippet, and no longer when the picture is removed', async () => {
  const data = await journal();
  const taken = await data.pictures.take(jpegFile());
  if (!('picture' in taken)) throw new Error(taken.refused);
  const picture = { ...taken.picture, alt: 'The blue lighthouse' };
  const { id } = await data.entries.create({ ...entry('Harbour', 'Fog.'), pictures: [picture] });
  await expect.poll(() => find(data, 'lighthouse')).toEqual(['Harbour']);
  const found = await data.search.find({ text: 'blue', tag: null, count: 1 });
  expect(found?.hits[0]?.snippet.text).toContain('The blue lighthouse');
  const other = await data.openTab();
  await other.search.ready();
  expect(await find(other, 'lighthouse')).toEqual(['Harbour']);
  await data.entries.update(id, { ...entry('Harbour', 'Fog.'), removedPictures: [picture.id] });
  await expect.poll(() => find(data, 'lighthouse')).toEqual([]);
});
