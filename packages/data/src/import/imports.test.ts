import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';

const text = (name: string, words: BlobPart, lastModified = 1_700_000_000_000) =>
  new File([words], name, { lastModified });
const zip = (files: Record<string, string | Uint8Array>, name = 'export.zip') => {
  const packed = Object.entries(files).map(([path, one]) => [
    path,
    typeof one === 'string' ? strToU8(one) : one,
  ]);
  return new File([new Uint8Array(zipSync(Object.fromEntries(packed)))], name);
};

const dayOne = (entries: object[]) => JSON.stringify({ metadata: { version: '1.0' }, entries });
const cup = {
  uuid: '0123456789ABCDEF0123456789ABCDE0',
  creationDate: '2023-05-04T10:20:30Z',
  modifiedDate: '2023-05-05T10:20:30Z',
  text: '# The second cup\n\nI filled it anyway\\.\n\n![](dayone-moment://AB12)\n',
  tags: ['Grief', 'kitchen'],
  photos: [{ identifier: 'AB12', md5: 'ff' }],
};
const said = {
  uuid: '0123456789ABCDEF0123456789ABCDE1',
  creationDate: '2023-06-04T10:20:30Z',
  text: '',
  audios: [
    { md5: 'a1', identifier: 'X' },
    { md5: 'a2', identifier: 'Y' },
  ],
};

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(300).fill(7)]);

const decode = async (bytes: Uint8Array) =>
  bytes[0] === 7 ? new Int16Array(70_000).fill(9) : null;
const titles = async (data: TestData) =>
  (await data.entries.list()).items.map(({ title }) => title);

test('a Day One export is shown first, and comes with its dates, tags and recordings', async () => {
  const data = await createTestData();
  const file = zip({
    'Journal.json': dayOne([cup, said]),
    'photos/ff.jpeg': jpeg,
    'audios/a1.m4a': new Uint8Array([7]),
    'audios/a2.m4a': new Uint8Array([7]),
  });
  const before = data.rows();
  const shares: number[] = [];
  const preview = await data.imports.preview([file], { onProgress: (share) => shares.push(share) });
  expect(preview).toMatchObject({ known: 0, repeated: 0, sounds: 2, pictures: 1, problems: [] });
  expect([preview.first, preview.last]).toEqual([
    '2023-05-04T10:20:30.000Z',
    '2023-06-04T10:20:30.000Z',
  ]);
  expect(data.rows() === before).toBe(true);
  expect(shares.at(-1)).toBe(1);

  const done = await data.imports.run(preview, { decode });
  expect(done).toEqual({ added: 3, sounds: 2, pictures: 1, refusedPictures: 0, problems: [] });
  const { items } = await data.entries.list();
  expect(items.at(-1)).toMatchObject({
    title: 'The second cup',
    content: 'I filled it anyway.\n\n#kitchen',
    tags: ['grief'],
    type: 'text',
    date: '2023-05-04T10:20:30.000Z',
    editedAt: '2023-05-05T10:20:30.000Z',
  });
  expect(items[0]).toMatchObject({
    title: 'June 4, 2023',
    type: 'audio',
    recording: { durationMs: 4375 },
  });
  const heard = items[0]?.recording && (await data.recordings.open(items[0].recording));
  expect(heard?.isComplete).toBe(true);
  expect(await data.streak.count()).toBe(0);
  expect(await data.recordings.findInterrupted()).toBeNull();
  expect(data.rows().includes('import')).toBe(false);
});

test('importing twice changes nothing, even after an imported entry was edited', async () => {
  const data = await createTestData();
  const files = [zip({ 'Journal.json': dayOne([cup]) }), text('a.md', '# Lilies\nText.')];
  await data.imports.run(await data.imports.preview(files));
  const [first] = (await data.entries.list()).items;
  await data.entries.update(first?.id ?? '', { title: 'Mine', content: 'now', tags: [] });
  const before = data.rows();
  const again = await data.imports.preview([...files, text('copy.md', '# Lilies\nText.')]);
  expect(again).toMatchObject({ newEntries: [], known: 2, repeated: 1 });
  expect(await data.imports.run(again)).toMatchObject({ added: 0 });
  expect(data.rows() === before).toBe(true);
});

test('an entry with the same text and time is recognised under another id', async () => {
  const data = await createTestData({ now: '2023-05-04T10:20:30Z' });
  await data.entries.create({ title: 'Cup', content: 'Words.', tags: [] });
  const same = { ...cup, text: '# Cup\nWords.', tags: [], photos: [] };
  const other = { ...same, uuid: cup.uuid.replace('E0', 'E9'), text: '# Cup\nOther words.' };
  const preview = await data.imports.preview([text('j.json', dayOne([same, other]))]);
  expect(preview).toMatchObject({ known: 1, newEntries: [{ content: 'Other words.' }] });
});

test('every file that cannot be read is named, and hides none of the others', async () => {
  const data = await createTestData();
  const preview = await data.imports.preview([
    text('good.md', 'Words.'),
    text('torn.json', '{"entries": ['),
    text('other.json', '{"name": "package"}'),
    text('picture.txt', new Uint8Array([0x89, 0x50, 0, 0, 0, 13, 0, 7])),
    text('broken.zip', 'PK words'),
    text('j.json', dayOne([cup, { text: 'no date' }, { ...cup, creationDate: 'once' }])),
    text('movie.mov', 'x'),
    text('.DS_Store', 'x'),
    zip(
      {
        '../../evil.md': 'Words out.',
        '/etc/x.md': 'Root.',
        'ok.md': 'Fine.',
        '__MACOSX/._ok.md': 'x',
      },
      'b.zip',
    ),
  ]);
  expect(preview.newEntries.map(({ title }) => title)).toEqual(['good', 'The second cup', 'ok']);
  expect(preview.otherFiles).toBe(1);
  expect(preview.problems).toEqual([
    { file: 'torn.json', key: 'import.broken' },
    { file: 'other.json', key: 'import.other-json' },
    { file: 'picture.txt', key: 'import.not-text' },
    { file: 'broken.zip', key: 'import.broken' },
    { file: 'j.json, entry 2', key: 'import.broken' },
    { file: 'j.json, entry 3', key: 'import.broken' },
    { file: '../../evil.md', key: 'import.unsafe' },
    { file: '/etc/x.md', key: 'import.unsafe' },
  ]);
});

test('a recording that cannot be read takes no words with it', async () => {
  const data = await createTestData();
  const both = { ...said, uuid: cup.uuid, text: 'With words.', audios: [{ md5: 'bad' }] };
  const gone = { ...said, uuid: said.uuid.replace('E1', 'E5'), audios: [{ md5: 'missing' }] };
  const file = zip({
    'J.json': dayOne([both, said, gone]),
    'audios/bad.m4a': new Uint8Array([1]),
    'audios/a1.m4a': new Uint8Array([1]),
    'audios/a2.m4a': new Uint8Array([7]),
  });
  const preview = await data.imports.preview([file]);
  expect(preview.problems).toEqual([{ file: 'J.json, entry 3', key: 'import.sound-unreadable' }]);
  const done = await data.imports.run(preview, { decode });
  expect(done).toMatchObject({ added: 2, sounds: 1 });
  expect(done.problems).toHaveLength(2);
  expect((await data.entries.list()).items).toMatchObject([
    { type: 'audio' },
    { title: 'With words.', type: 'text', recording: null },
  ]);
});

test('a failed write imports nothing, not even a recording, and can be retried', async () => {
  const data = await createTestData();
  const before = data.rows();
  const file = zip({ 'J.json': dayOne([cup, said]), 'audios/a1.m4a': new Uint8Array([7]) });
  const preview = await data.imports.preview([file]);
  let writes = 0;
  const failing = async (bytes: Uint8Array) => {
    writes += 1;
    const samples = await decode(bytes);
    data.failNextWrite('store.full');
    return samples;
  };
  await expect(data.imports.run(preview, { decode: failing })).rejects.toMatchObject({
    key: 'store.full',
  });
  expect(writes).toBe(1);
  expect(data.rows() === before).toBe(true);
  expect(await data.imports.run(preview, { decode })).toMatchObject({ added: 2 });
});

test('an import that was stopped leaves nothing behind', async () => {
  const data = await createTestData();
  const before = data.rows();
  const stop = new AbortController();
  const entries = Array.from({ length: 300 }, (_, index) => text(`${index}.md`, `Words ${index}`));
  const file = zip({ 'J.json': dayOne([said]), 'audios/a1.m4a': new Uint8Array([7]) });
  const preview = await data.imports.preview([...entries, file]);
  const onProgress = (share: number) => share > 0.5 && stop.abort();
  await expect(
    data.imports.run(preview, { decode, signal: stop.signal, onProgress }),
  ).rejects.toThrow();
  expect(data.rows() === before).toBe(true);
  stop.abort();
  await expect(data.imports.preview(entries, { signal: stop.signal })).rejects.toThrow();
});

test('what a killed tab left of an import is deleted at the next preview and never offered', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  const file = zip({
    'J.json': dayOne([said]),
    'audios/a1.m4a': new Uint8Array([7]),
    'audios/a2.m4a': new Uint8Array([7]),
  });
  const preview = await other.imports.preview([file]);
  let calls = 0;
  void other.imports.run(preview, {
    decode: async (bytes) => {
      calls += 1;
      return calls === 1 ? decode(bytes) : new Promise<never>(() => {});
    },
  });
  await expect.poll(() => calls).toBe(2);
  expect(data.rows().includes('draft:import:')).toBe(true);
  await data.imports.preview([]);
  expect(data.rows().includes('draft:import:')).toBe(true);
  expect(await data.recordings.findInterrupted()).toBeNull();
  data.closeTab();
  await data.imports.preview([]);
  expect(data.rows().includes('draft:import:')).toBe(false);
  expect(data.rows().includes('entry_id')).toBe(false);
});

test('somebody who locks while it runs wants nothing written', async () => {
  const data = await createTestData();
  const preview = await data.imports.preview([text('a.md', 'Words.')]);
  const running = data.imports.run(preview, { onProgress: () => void data.accounts.lock() });
  await expect(running).rejects.toMatchObject({ key: 'session.locked' });
  expect((await data.openTab()).session.getState().status).toBe('locked');
  await data.accounts.unlock(ana.password);
  expect(await titles(data)).toEqual([]);
});

test('a visitor who has written nothing can begin with an import', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const preview = await data.imports.preview([text('a.md', '# Before\nWords.')]);
  expect(await data.imports.run(preview)).toMatchObject({ added: 1 });
  expect(await titles(data)).toEqual(['Before']);
});
