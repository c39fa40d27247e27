import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import { contentOf } from './picture-file.ts';
import type { EntryPicture } from './picture-schema.ts';
import { fileOf, jpegFile } from './picture-testing.ts';
import { maxPictureBytes } from './pictures.ts';

const chunksIn = (data: TestData) => data.rows().split('"entry_id":"file-').length - 1;
const words = { title: 'Tea', content: 'It steamed.', tags: [] };

async function take(data: TestData, file = jpegFile(), keepOriginal = false) {
  const taken = await data.pictures.take(file, { keepOriginal });
  if (!('picture' in taken)) throw new Error(taken.refused);
  return taken.picture;
}

const withAlt = (picture: EntryPicture, alt: string) => ({ ...picture, alt });

test.each(['open', 'visitor', 'signed-out'] as const)(
  'a picture is saved with its entry and comes back (%s)',
  async (session) => {
    const data = await createTestData({ session });
    const one = withAlt(await take(data), 'The blue cup');
    const other = await take(data, jpegFile(150_000));
    const entry = await data.entries.create({ ...words, pictures: [other, one] });
    expect((await data.pictures.of(entry.id)).items).toEqual([other, one]);
    expect((await data.pictures.open(other)).size).toBe(other.size);
    expect([...(await data.pictures.counts())]).toEqual([[entry.id, 2]]);
    expect(data.rows()).not.toContain('blue cup');
    expect(await data.entries.get(entry.id)).not.toHaveProperty('pictures');
  },
);

test('saving words alone leaves the pictures of an entry as they are', async () => {
  const data = await createTestData();
  const picture = await take(data);
  const { id } = await data.entries.create({ ...words, pictures: [picture] });
  await data.entries.update(id, { ...words, content: 'It cooled.' });
  expect((await data.pictures.of(id)).items).toEqual([picture]);
});

test('two tabs that each add a picture keep both, and removing one removes its bytes', async () => {
  const data = await createTestData();
  const [one, other] = [await take(data), await take(data)];
  const base = await data.entries.create({ ...words, pictures: [one] });
  data.setNow('2026-11-20T21:20:00');
  await data.entries.update(base.id, { ...words, pictures: [one] }, base);
  await data.entries.update(base.id, { ...words, pictures: [other] }, base);
  expect((await data.pictures.of(base.id)).items).toHaveLength(2);
  await data.entries.update(base.id, { ...words, removedPictures: [one.id] });
  expect((await data.pictures.of(base.id)).items).toEqual([other]);
  expect(chunksIn(data)).toBe(1);
});

test('deleting an entry deletes its pictures at once, and Undo restores them', async () => {
  const data = await createTestData();
  const picture = await take(data, jpegFile(300_000), true);
  const entry = await data.entries.create({ ...words, pictures: [picture] });
  expect(chunksIn(data)).toBe(6);
  await data.entries.remove(entry.id);
  expect(chunksIn(data)).toBe(0);
  expect(data.rows()).not.toContain(':picture:');
  await data.entries.restore(entry);
  expect((await data.pictures.of(entry.id)).items).toEqual([picture]);
  expect((await data.pictures.openOriginal(picture)).isWhole).toBe(true);
});

test('two entries with the same picture: it goes with the last of them', async () => {
  const data = await createTestData();
  const picture = await take(data);
  const [one, other] = [
    await data.entries.create({ ...words, pictures: [picture] }),
    await data.entries.create({ ...words, title: 'Toast', pictures: [picture] }),
  ];
  await data.entries.remove(one.id);
  expect((await data.pictures.open(picture)).size).toBe(picture.size);
  await data.entries.remove(other.id);
  expect(chunksIn(data)).toBe(0);
});

test('the original is kept only where it is wanted, byte for byte', async () => {
  const data = await createTestData();
  const file = jpegFile(200_000, 'IMG_1.jpg');
  expect(await take(data, file)).not.toHaveProperty('original');
  const picture = await take(data, file, true);
  expect(picture.original).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg', size: 200_000 });
  const opened = await data.pictures.openOriginal(picture);
  expect(opened.isWhole).toBe(true);
  expect(new Uint8Array(await opened.file.arrayBuffer())).toEqual(
    new Uint8Array(await file.arrayBuffer()),
  );
});

const zeros = (start: string) => new File([start, new Uint8Array(500)], 'a.jpg');

test.each([
  ['an empty file', new File([], 'a.jpg'), 'empty'],
  [
    'a program with the name of a picture',
    fileOf('MZ\x90\x00', { name: 'a.jpg' }),
    'not-a-picture',
  ],
  ['text', fileOf('Dear Vera', { type: 'image/png' }), 'not-a-picture'],
  ['an SVG with a script', new File(['<svg><script>alert(1)</script></svg>'], 'a.png'), 'svg'],
  ['a video', fileOf('\0\0\0\x18ftypmp42', { name: 'a.mp4' }), 'video'],
  ['a film of a phone', fileOf('\0\0\0\x14ftypqt  ', { name: 'a.jpg' }), 'video'],
  ['a picture that cannot be decoded', zeros('GIF89a\x01\x00\x01\x00'), 'broken'],
  ['a HEIC that cannot be decoded', zeros('\0\0\0\x18ftypheic'), 'heic'],
  ['a picture of too many pixels', fileOf('GIF89a\xff\xff\xff\xff'), 'too-many-pixels'],
  ['a large file', jpegFile(maxPictureBytes + 1), 'too-large'],
])('%s is refused, and nothing of it stays', async (_, file, refused) => {
  const data = await createTestData();
  expect(await data.pictures.take(file, { keepOriginal: true })).toEqual({ refused });
  expect(chunksIn(data)).toBe(0);
});

test('of a video of 4 GB only the beginning is read', async () => {
  const data = await createTestData();
  const start = fileOf('\0\0\0\x18ftypmp42');
  const file = Object.assign(start, {
    arrayBuffer: () => Promise.reject(new Error('It was read whole.')),
  });
  Object.defineProperty(file, 'size', { value: 4 * 2 ** 30 });
  expect(await data.pictures.take(file)).toEqual({ refused: 'video' });
});

test('a file that the browser can no longer read says so', async () => {
  const data = await createTestData();
  const gone = Object.assign(jpegFile(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
  });
  expect(await data.pictures.take(gone)).toEqual({ refused: 'unreadable' });
});

test.each([
  ['a HEIC', '\0\0\0\x18ftypmif1', 'heic'],
  ['an AVIF', '\0\0\0\x18ftypavif', 'picture'],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'picture'],
  ['an SVG after a comment', '<?xml version="1.0"?><!-- a --><svg xmlns="">', 'svg'],
  ['a web page', '<!doctype html><script>', 'other'],
  ['nothing', '', 'other'],
] as const)('a file is known by its first bytes: %s', (_, start, content) => {
  const bytes = Uint8Array.from(start, (sign) => sign.charCodeAt(0));
  expect(contentOf(bytes)).toBe(content);
});

test('a full device keeps nothing of a picture, and a save that fails changes nothing', async () => {
  const data = await createTestData();
  data.failNextWrite('store.full');
  await expect(data.pictures.take(jpegFile())).rejects.toMatchObject({ key: 'store.full' });
  expect(chunksIn(data)).toBe(0);
  const picture = await take(data);
  data.failNextWrite('store.full');
  await expect(data.entries.create({ ...words, pictures: [picture] })).rejects.toMatchObject({
    key: 'store.full',
  });
  expect([...(await data.pictures.counts())]).toEqual([]);
  expect(chunksIn(data)).toBe(1);
});

test('a damaged picture says so, and the others can be opened', async () => {
  const data = await createTestData();
  const [one, other] = [await take(data), await take(data)];
  const { id } = await data.entries.create({ ...words, pictures: [one, other] });
  data.damage(`${one.id}:0000`);
  await expect(data.pictures.open(one)).rejects.toMatchObject({ key: 'vault.unreadable' });
  expect((await data.pictures.open(other)).size).toBe(other.size);
  const session = data.session.getState();
  const owner = session.status === 'open' ? session.account.id : '';
  data.damage(`${owner}:picture:${id}:${one.id}`);
  const { items, unreadable } = await data.pictures.of(id);
  expect(items).toEqual([other]);
  expect(unreadable).toHaveLength(1);
});
