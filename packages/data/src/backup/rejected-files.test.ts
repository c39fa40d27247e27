import { describe, expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import {
  backupEnd as end,
  entryRow as entry,
  backupOf as fileOf,
  backupHead as head,
  rowLine,
} from './backup-testing.ts';

const secret = 'four words by heart';

async function backedUp(passphrase: string | null) {
  const data = await createTestData();
  for (let turn = 0; turn < 40; turn += 1) {
    const content = `${turn} I filled the second cup anyway. `.repeat(120);
    await data.entries.create({ title: `Day ${turn}`, content, tags: ['grief'] });
  }
  return { data, file: (await data.backups.create({ passphrase })).file };
}

/** The file is refused with this sentence, by looking into it and by restoring it, and not a row has changed. */
async function refused(file: Blob, key: string, passphrase: string | null = null) {
  const data = await createTestData();
  await data.entries.create({ title: 'Mine', content: 'x', tags: [] });
  const before = data.rows();
  await expect(data.backups.inspect(file, { passphrase })).rejects.toThrow(key);
  await expect(data.backups.restore(file, { passphrase })).rejects.toThrow(key);
  expect(data.rows()).toBe(before);
}

const restore = async (file: Blob): Promise<TestData> => {
  const data = await createTestData();
  await data.backups.restore(file, { passphrase: null });
  return data;
};

test('a file written by hand after the description is taken', async () => {
  const data = await restore(fileOf(head(), rowLine(entry()), end(1)));
  expect((await data.entries.list()).items).toMatchObject([{ title: 'One' }]);
});

test.each([
  ['nothing', ''],
  ['a letter', 'Dear you,\nit has been a while.'],
  ['other JSON', '{"entries":[]}\n'],
  ['a line that never ends', 'x'.repeat(100_000)],
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0'],
  ['an older export', 'Journal\nExported November 21, 2026. 2 entries.\n'],
])('%s is no backup', (_, text) => refused(new Blob([text]), 'backup.not-a-backup'));

test('a backup of a newer version asks for a newer Mooring', () =>
  refused(fileOf(head({ version: 2, somethingNew: true }), end(0)), 'backup.newer'));

test('a file beyond all measure is not read at all', async () => {
  const huge = new Blob(['[{}']);
  Object.defineProperty(huge, 'size', { value: 2 ** 40 });
  await refused(huge, 'backup.too-large');
});

test('a cut-off file is refused wherever it was cut', async () => {
  for (const passphrase of [null, secret]) {
    const { file } = await backedUp(passphrase);
    for (const share of [0.2, 0.5, 0.9]) {
      const cut = file.slice(0, Math.floor(file.size * share));
      await refused(cut, 'backup.damaged', passphrase);
    }
    await refused(file.slice(0, file.size - 4), 'backup.damaged', passphrase);
  }
});

test('an encrypted file truncated exactly between two chunks is rejected', async () => {
  const { file } = await backedUp(secret);
  const first = (await file.text()).indexOf('\n') + 1;
  await refused(file.slice(0, first + 65_536 + 16), 'backup.damaged', secret);
  await refused(file.slice(0, first), 'backup.damaged', secret);
});

test('a flipped bit or a swapped chunk of an encrypted file is detected', async () => {
  const { file } = await backedUp(secret);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const first = bytes.indexOf(10) + 1;
  for (const at of [first, first + 70_000, bytes.length - 1]) {
    const flipped = bytes.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    await refused(new Blob([flipped]), 'backup.damaged', secret);
  }
  const piece = 65_536 + 16;
  const [one, two] = [0, piece].map((at) => bytes.slice(first + at, first + at + piece));
  const swapped = bytes.slice();
  swapped.set(two ?? [], first);
  swapped.set(one ?? [], first + piece);
  await refused(new Blob([swapped]), 'backup.damaged', secret);
});

test('a wrong passphrase and a damaged file have different errors', async () => {
  const { file } = await backedUp(secret);
  await refused(file, 'backup.passphrase-wrong', 'four words by hearts');
  await refused(file, 'backup.passphrase-wrong', '');
});

test('a head that asks for weak or endless stretching is refused before any is done', async () => {
  const { file } = await backedUp(secret);
  const text = await file.slice(0, 400).text();
  for (const kdf of [{ memoryKiB: 1 }, { memoryKiB: 2 ** 31 }, { iterations: 1_000_000 }]) {
    const line = JSON.parse(text.slice(0, text.indexOf('\n')));
    Object.assign(line.sealed.kdf, kdf);
    await refused(new Blob([JSON.stringify(line), '\n', 'x'.repeat(99)]), 'backup.damaged', secret);
  }
});

describe('hostile JSON is refused whole', () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  test.each([
    ['a number for a title', rowLine(entry({ title: 5 }))],
    ['an object for content', rowLine(entry({ content: { toString: 'x' } }))],
    ['a column nobody knows', rowLine(entry({ owner: 'me' }))],
    ['a missing column', rowLine({ id: 'one' })],
    ['a date without end', rowLine(entry({ date: 'yesterday'.repeat(9) }))],
    ['a table nobody knows', rowLine(entry(), 'accounts')],
    ['a table of the prototype', rowLine(entry(), 'constructor')],
    ['another table of the prototype', rowLine({}, '__proto__')],
    ['a list for a row', rowLine([1, 2])],
    ['nothing for a row', rowLine(null)],
    ['a row without a name', rowLine(entry({ id: '' }))],
    ['a name without end', rowLine(entry({ id: 'x'.repeat(10_000) }))],
    ['a prototype key', rowLine(entry()).replace('"id"', '"__proto__":{"x":1},"id"')],
    ['lists without end', `{"table":"journal_entries","row":${deep}}`],
    [
      'a count below nothing',
      rowLine(
        { streak_count: -1, last_write_date: '2026-11-20', created_at: '2026-11-20' },
        'writing_streaks',
      ),
    ],
    ['half a line', '{"table":"journal_entries","row":'],
  ])('%s', (_, line) => refused(fileOf(head(), line, end(1)), 'backup.damaged'));

  test('two rows of one name', () =>
    refused(
      fileOf(head(), rowLine(entry()), rowLine(entry({ title: 'Two' })), end(2)),
      'backup.damaged',
    ));

  test('a wrong count, or rows after the end', async () => {
    await refused(fileOf(head(), rowLine(entry()), end(2)), 'backup.damaged');
    await refused(fileOf(head(), end(0), rowLine(entry())), 'backup.damaged');
  });
});

test('nothing in a backup can become code or another owner: it is only ever text', async () => {
  const poison = [
    '<script>window.__pwned = true</script>',
    '<img src=x onerror="window.__pwned = true">',
    '"><svg onload=window.__pwned=true>',
    'javascript:window.__pwned=true',
    '{{constructor.constructor("window.__pwned=true")()}}',
    '</textarea><iframe srcdoc="<script>parent.__pwned=true</script>">',
    "';window.__pwned=true;//",
    '$'.concat('{window.__pwned=true}'),
    '<a href="data:text/html,<script>1</script>">x</a>',
    '\u202e<style>@import "//evil.example"</style>\u0000',
  ];
  const rows = poison.map((text, index) =>
    rowLine(entry({ id: text, title: text, content: text, date: `2026-11-${10 + index}` })),
  );
  const data = await restore(fileOf(head(), ...rows, end(rows.length)));
  const { items } = await data.entries.list();
  expect(items.map(({ title }) => title).sort()).toEqual([...poison].sort());
  expect(items.map(({ content }) => content).sort()).toEqual([...poison].sort());
  expect('__pwned' in globalThis).toBe(false);
});

test('a device that fills up in mid-restore loses nothing, and the next attempt goes on', async () => {
  const { file } = await backedUp(null);
  const data = await createTestData();
  // Ids of tests count up, on every device alike.
  for (let id = 0; id < 100; id += 1) data.env.newId();
  await data.entries.create({ title: 'Mine', content: 'x', tags: [] });
  const before = data.rows();
  data.failNextWrite('store.full');
  await expect(data.backups.restore(file, { passphrase: null })).rejects.toThrow(
    'backup.device-full',
  );
  expect(data.rows()).toBe(before);
  await data.backups.restore(file, { passphrase: null });
  expect((await data.entries.list()).items).toHaveLength(41);
});

test('all text is restored even if the recordings do not fit', async () => {
  const from = await createTestData();
  const id = await from.recordings.begin();
  await from.recordings.append(id, new Int16Array(70_000).fill(3));
  const { recording } = await from.recordings.finish(id);
  await from.entries.create({ title: 'Said', content: '', tags: [], type: 'audio', recording });
  const { file } = await from.backups.create({ passphrase: null });
  const data = await createTestData();
  let writes = 0;
  // The first write brings the words, the second the sound.
  data.watch(['journal_entries'], () => {
    writes += 1;
    data.failNextWrite('store.full');
  });
  await expect(data.backups.restore(file, { passphrase: null })).rejects.toThrow(
    'backup.device-full',
  );
  expect(writes).toBe(1);
  expect((await data.entries.list()).items).toMatchObject([{ title: 'Said' }]);
  expect(await data.backups.restore(file, { passphrase: null })).toMatchObject({ added: 1 });
  expect(recording && (await data.recordings.open(recording)).isComplete).toBe(true);
});

test('a restore that is stopped before it writes has changed nothing', async () => {
  const { file } = await backedUp(null);
  const data = await createTestData();
  const before = data.rows();
  const stop = new AbortController();
  const restoring = data.backups.restore(file, {
    passphrase: null,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(restoring).rejects.toThrow(/abort/i);
  expect(data.rows()).toBe(before);
});
