import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const zip = (files: Record<string, string | Uint8Array>) => {
  const packed = Object.entries(files).map(([path, one]) => [
    path,
    typeof one === 'string' ? strToU8(one) : one,
  ]);
  return new File([new Uint8Array(zipSync(Object.fromEntries(packed)))], 'export.zip');
};

const dayOne = (entries: object[]) => JSON.stringify({ metadata: { version: '1.0' }, entries });
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(300).fill(7)]);
const cup = {
  uuid: '0123456789ABCDEF0123456789ABCDE0',
  creationDate: '2023-05-04T10:20:30Z',
  text: '# The second cup\n\nI filled it anyway.',
};

test('photos come with their entries, in their order, and only once', async () => {
  const data = await createTestData();
  const photos = [{ md5: 'b' }, { md5: 'a' }, { md5: 'torn' }, { md5: 'away' }];
  const alone = { ...cup, uuid: cup.uuid.replace('E0', 'E7'), text: '', photos: [{ md5: 'c' }] };
  const file = zip({
    'photos/a.jpeg': new Uint8Array([...jpeg, 1]),
    'Journal.json': dayOne([{ ...cup, photos }, alone]),
    'photos/b.jpeg': new Uint8Array([...jpeg, 1, 2]),
    'photos/c.heic': jpeg,
    'photos/torn.jpeg': new Uint8Array(30),
  });
  const preview = await data.imports.preview([file]);
  expect(preview).toMatchObject({ pictures: 4, missingPictures: 1, otherFiles: 0 });
  const done = await data.imports.run(preview);
  expect(done).toMatchObject({ added: 2, pictures: 3, refusedPictures: 1 });
  const { items } = await data.entries.list();
  const sizes = await Promise.all(
    items.map(async ({ id }) => (await data.pictures.of(id)).items.map(({ size }) => size)),
  );
  expect(sizes.sort((one, other) => one.length - other.length)).toEqual([
    [jpeg.length],
    [jpeg.length + 2, jpeg.length + 1],
  ]);
  const before = data.rows();
  expect(await data.imports.run(await data.imports.preview([file]))).toMatchObject({ added: 0 });
  expect(data.rows() === before).toBe(true);
});

test('an import that is stopped or fails leaves no picture behind', async () => {
  const data = await createTestData();
  const file = zip({
    'Journal.json': dayOne([{ ...cup, photos: [{ md5: 'a' }, { md5: 'b' }] }]),
    'photos/a.jpeg': jpeg,
    'photos/b.jpeg': jpeg,
  });
  const preview = await data.imports.preview([file]);
  const stop = new AbortController();
  const stopped = data.imports.run(preview, {
    signal: stop.signal,
    onProgress: (share) => share > 0 && stop.abort(),
  });
  await expect(stopped).rejects.toThrow();
  expect(data.rows()).not.toContain('"entry_id":"file-');
  expect((await data.entries.list()).items).toEqual([]);
});
