import { expect, test } from 'vitest';
import { ana, createTestData, type TestData } from '../testing.ts';

const ben = { name: 'Ben', email: 'ben@example.org', password: 'a boat by the shore' };

/** Another account on another device. */
async function elsewhere() {
  const data = await createTestData({ session: 'signed-out' });
  await data.accounts.signUp(ben);
  // Ids of tests count up, on every device alike.
  for (let id = 0; id < 1000; id += 1) data.env.newId();
  return data;
}

/** One of everything there is. */
async function fill(data: TestData) {
  await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: ['hope'] });
  const voice = await data.recordings.begin();
  await data.recordings.append(voice, new Int16Array(70_000).fill(7));
  const { recording } = await data.recordings.finish(voice);
  await data.entries.create({ title: 'Said', content: '', tags: [], type: 'audio', recording });
  await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'Heavy.' });
  await data.moments.add({ content: 'Kept.', source: 'manual', tags: ['hope'] });
  await data.drafts.keep('new', { title: 'Half', content: 'of it', tags: [] });
  await data.records.put('onboarding', { support: 'quiet' });
}

/** All that can be read, to compare two accounts. */
async function everything(data: TestData) {
  const entries = (await data.entries.list()).items;
  return {
    entries,
    sounds: await Promise.all(
      entries.flatMap(({ recording }) =>
        recording ? [data.recordings.open(recording).then(({ wav }) => wav.size)] : [],
      ),
    ),
    checkIns: (await data.checkIns.recent()).items,
    moments: (await data.moments.list()).items,
    draft: await data.drafts.get('new'),
    answers: await data.records.get('onboarding'),
    streak: await data.streak.count(),
  };
}

test.each([[null], ['four words by heart']])(
  'a backup brings everything to another account (passphrase: %s)',
  async (passphrase) => {
    const data = await createTestData();
    await fill(data);
    const { file, rows, unreadable } = await data.backups.create({ passphrase });
    expect([rows, unreadable]).toEqual([9, 0]);
    const other = await elsewhere();
    const shares: number[] = [];
    const restored = await other.backups.restore(file, {
      passphrase,
      onProgress: (share) => shares.push(share),
    });
    expect(restored).toEqual({ added: 7, updated: 0, same: 0, keptNewer: 0 });
    expect(await everything(other)).toEqual(await everything(data));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort());
    const owners = new Set(JSON.parse(other.rows()).map((row: { user_id: string }) => row.user_id));
    expect(owners.size).toBe(1);
  },
);

test('a backup says what is in it before anything is written', async () => {
  const data = await createTestData();
  await fill(data);
  const { file } = await data.backups.create({ passphrase: 'by heart' });
  expect(await data.backups.readHeader(file)).toEqual({ sealed: true });
  const other = await elsewhere();
  const before = other.rows();
  expect(await other.backups.inspect(file, { passphrase: 'by heart' })).toMatchObject({
    createdAt: data.env.now().toISOString(),
    entries: 2,
    checkIns: 1,
    moments: 1,
    recordings: 1,
    documents: 2,
    first: data.env.now().toISOString(),
  });
  expect(other.rows()).toBe(before);
});

test('an open backup is JSON that anybody can read; a sealed one tells nothing', async () => {
  const data = await createTestData();
  await fill(data);
  const open = await data.backups.create({ passphrase: null });
  const lines = JSON.parse(await open.file.text());
  expect(lines[0]).toMatchObject({ format: 'mooring-backup', version: 1 });
  expect(lines).toContainEqual(
    expect.objectContaining({ row: expect.objectContaining({ title: 'Lilies' }) }),
  );
  expect(JSON.stringify(lines)).not.toContain('user_id');
  const sealed = await data.backups.create({ passphrase: 'by heart' });
  const bytes = Buffer.from(await sealed.file.arrayBuffer()).toString('latin1');
  for (const word of ['Lilies', 'Grief', 'journal_entries', 'createdAt'])
    expect(bytes).not.toContain(word);
});

test('restoring twice changes nothing', async () => {
  const data = await createTestData();
  await fill(data);
  const { file } = await data.backups.create({ passphrase: null });
  const other = await elsewhere();
  await other.backups.restore(file, { passphrase: null });
  const before = other.rows();
  const again = await other.backups.restore(file, { passphrase: null });
  expect(again).toEqual({ added: 0, updated: 0, same: 7, keptNewer: 0 });
  expect(other.rows()).toBe(before);
});

test('changes since the backup stay, and older versions are updated from it', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'First', content: 'a', tags: [] });
  const early = await data.backups.create({ passphrase: null });
  data.setNow('2026-11-21T09:00:00');
  await data.entries.update(id, { title: 'Second', content: 'b', tags: [] });
  const late = await data.backups.create({ passphrase: null });
  expect(await data.backups.restore(early.file, { passphrase: null })).toMatchObject({
    keptNewer: 1,
    added: 0,
  });
  expect((await data.entries.get(id))?.title).toBe('Second');
  const other = await elsewhere();
  await other.backups.restore(early.file, { passphrase: null });
  expect(await other.backups.restore(late.file, { passphrase: null })).toMatchObject({
    updated: 1,
    added: 0,
  });
  expect((await other.entries.get(id))?.title).toBe('Second');
});

test('an entry that was deleted or damaged since the backup is restored', async () => {
  const data = await createTestData();
  const gone = await data.entries.create({ title: 'Gone', content: 'a', tags: [] });
  const torn = await data.entries.create({ title: 'Torn', content: 'b', tags: [] });
  const { file } = await data.backups.create({ passphrase: null });
  await data.entries.remove(gone.id);
  data.damage(torn.id);
  expect(await data.backups.restore(file, { passphrase: null })).toMatchObject({
    added: 1,
    updated: 1,
  });
  expect((await data.entries.list()).items.map(({ title }) => title).sort()).toEqual([
    'Gone',
    'Torn',
  ]);
});

test('a row that does not open is counted, and hides no other', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Torn', content: 'x', tags: [] });
  await data.entries.create({ title: 'Whole', content: 'y', tags: [] });
  data.damage(id);
  const { file, unreadable } = await data.backups.create({ passphrase: null });
  expect(unreadable).toBe(1);
  expect(await file.text()).toContain('Whole');
});

test('the longer count of days stays, whichever side has it', async () => {
  const data = await createTestData();
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    data.setNow(`${day}T09:00:00`);
    await data.entries.create({ title: day, content: '', tags: [] });
  }
  const long = await data.backups.create({ passphrase: null });
  const other = await elsewhere();
  await other.entries.create({ title: 'One', content: '', tags: [] });
  const short = await other.backups.create({ passphrase: null });
  await other.backups.restore(long.file, { passphrase: null });
  expect(await other.streak.count()).toBe(3);
  await data.backups.restore(short.file, { passphrase: null });
  expect(await data.streak.count()).toBe(3);
});

test('a visitor can make a backup, and it can be restored without a session', async () => {
  const visitor = await createTestData({ session: 'visitor' });
  await fill(visitor);
  const { file } = await visitor.backups.create({ passphrase: null });
  const nobody = await createTestData({ session: 'signed-out' });
  await nobody.backups.restore(file, { passphrase: null });
  expect(await everything(nobody)).toEqual(await everything(visitor));
  const empty = await (await createTestData({ session: 'signed-out' })).backups.create({
    passphrase: null,
  });
  expect(empty.rows).toBe(0);
});

test('locked words are neither backed up nor restored', async () => {
  const data = await createTestData();
  const { file } = await data.backups.create({ passphrase: null });
  await data.accounts.lock();
  await expect(data.backups.create({ passphrase: null })).rejects.toThrow('session.locked');
  await expect(data.backups.restore(file, { passphrase: null })).rejects.toThrow('session.locked');
});

test('whatever is written comes back letter for letter', async () => {
  let seed = 20261120;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  const alphabet = ['a', ' ', '\n', '"', '\\', ',', ']', '}', 'ё', 'ش', '夜', '🪷', '\u2028', '\0'];
  const words = () => Array.from({ length: next(400) }, () => alphabet[next(14)]).join('');
  const [data, other] = [await createTestData(), await elsewhere()];
  for (let turn = 0; turn < 60; turn += 1) {
    await data.entries.create({ title: words(), content: words().repeat(next(9)), tags: [] });
    await data.moments.add({ content: words(), source: words() || 'x', tags: [words()] });
    await data.drafts.keep(`d${turn}`, { title: words(), content: words(), tags: ['grief'] });
  }
  for (const passphrase of [null, 'by heart']) {
    const { file } = await data.backups.create({ passphrase });
    await other.backups.restore(file, { passphrase });
    expect(await everything(other)).toEqual(await everything(data));
    expect(await other.drafts.get('d7')).toEqual(await data.drafts.get('d7'));
  }
});

test('restoring into another account keeps what that account had', async () => {
  const data = await createTestData();
  await fill(data);
  const { file } = await data.backups.create({ passphrase: null });
  const other = await elsewhere();
  await other.entries.create({ title: 'Mine', content: '', tags: [] });
  await other.backups.restore(file, { passphrase: null });
  expect((await other.entries.list()).items).toHaveLength(3);
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
  expect((await data.entries.list()).items).toHaveLength(2);
});
