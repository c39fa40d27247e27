// @vitest-environment node
import { expect, test } from 'vitest';
import { ana, changeOnBoth, createTestData, type TestData } from '../testing.ts';
import { emptyMuted, mutedSchema } from './muted-schema.ts';

const muteWord = (data: Pick<TestData, 'muted'>, word: string) =>
  data.muted.change((before) => ({ ...before, words: [...before.words, word] }));

test('what is muted is kept sealed, and can be taken back', async () => {
  const data = await createTestData();
  expect(await data.muted.record()).toEqual(emptyMuted);
  await muteWord(data, 'Wilhelmina');
  await data.muted.setItem('one', true);
  await data.muted.setItem('one', true);
  expect(await data.muted.record()).toEqual({
    ...emptyMuted,
    words: ['Wilhelmina'],
    items: ['one'],
  });
  expect((await data.muted.read()).hides({ text: 'Wilhelmina rang.' })).toBe(true);
  expect(data.rows()).not.toContain('Wilhelmina');
  await data.muted.setItem('one', false);
  expect((await data.muted.read()).hides({ id: 'one' })).toBe(false);
});

test('two devices mute together, and what only one took out stays muted', async () => {
  const data = await changeOnBoth({
    async before(one) {
      await muteWord(one, 'Vera');
      await one.muted.setItem('a', true);
    },
    async change(device, _, which) {
      if (which === 'one') return device.muted.setItem('a', false);
      await muteWord(device, 'Rex');
      return device.muted.change((before) => ({
        ...before,
        tags: ['guilt'],
        days: [{ from: '2025-03-12', to: '2025-03-14' }],
      }));
    },
  });
  const record = await data.muted.record();
  expect(record.words.toSorted()).toEqual(['Rex', 'Vera']);
  expect(record.items).toEqual(['a']);
  expect(record.tags).toEqual(['guilt']);
  expect(record.days).toEqual([{ from: '2025-03-12', to: '2025-03-14' }]);
});

test('an older build that changes the record keeps the ids of kinds that it does not know', async () => {
  const data = await createTestData();
  await data.muted.setItem('file-1', true);
  // As it was before pictures could be muted: the same list, read without asking what an id belongs to.
  await muteWord(data, 'Vera');
  expect(mutedSchema.parse(await data.records.get('muted'))).toEqual({
    ...emptyMuted,
    words: ['Vera'],
    items: ['file-1'],
  });
});

test('a backup adds to what is muted, and never takes from it', async () => {
  const data = await createTestData();
  await muteWord(data, 'Vera');
  const { file } = await data.backups.create({ passphrase: null });
  const other = await createTestData();
  await muteWord(other, 'Rex');
  await other.backups.restore(file, { passphrase: null });
  expect((await other.muted.record()).words.toSorted()).toEqual(['Rex', 'Vera']);
});

test('what a visitor muted comes along with an account', async () => {
  const data = await createTestData({ session: 'visitor' });
  await muteWord(data, 'Vera');
  await data.accounts.signUp({ ...ana, home: 'device' });
  expect((await data.muted.record()).words).toEqual(['Vera']);
});

test('the companion uses no fact of an earlier conversation that is not to be brought up', async () => {
  const data = await createTestData();
  await data.memory.remember('on');
  const tell = async (id: string, texts: string[]) => {
    const at = data.env.now().toISOString();
    await data.conversations.begin({
      id,
      startedAt: at,
      checkIn: null,
      emotions: ['Grief'],
      messages: [],
    });
    const messages = texts.map((text, index) => ({
      id: `${id}${index}`,
      role: 'user' as const,
      text,
      at,
    }));
    for (const [index, message] of messages.entries()) {
      await data.conversations.saveMessages(id, [message]);
      await data.memory.learn(id, messages.slice(0, index + 1));
    }
    return messages;
  };
  await tell('c1', ['My mum Vera died. She was 71.', 'My dog Rex died.']);
  await muteWord(data, 'vera');
  const other = await tell('c2', ['The radio helps']);
  const turn = await data.memory.forTurn('c2', other);
  const heard = JSON.stringify(turn);
  expect(heard).toContain('Rex');
  expect(heard).not.toMatch(/Vera|mum|71/);
  const here = await data.memory.forTurn('c1', [
    {
      id: 'c10',
      role: 'user',
      text: 'My mum Vera died. She was 71.',
      at: '2026-11-20T21:10:00.000Z',
    },
  ]);
  expect(JSON.stringify(here)).toContain('Vera');
  await data.muted.change(() => emptyMuted);
  expect(JSON.stringify(await data.memory.forTurn('c2', other))).toContain('Vera');
});
