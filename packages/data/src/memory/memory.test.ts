// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { Conversation, ConversationMessage } from '../repositories/conversations-schema.ts';
import { ana, changeOnBoth, createTestData, type TestData } from '../testing.ts';

let minute = 0;
const said = (id: string, text: string, part: Partial<ConversationMessage> = {}) => ({
  id,
  role: 'user' as const,
  text,
  at: new Date(Date.UTC(2026, 10, 20, 21, minute++)).toISOString(),
  ...part,
});

const conversationOf = (id: string, messages: ConversationMessage[]): Conversation => ({
  id,
  startedAt: '2026-11-20T21:00:00.000Z',
  checkIn: null,
  emotions: ['Grief'],
  messages,
});

/** Begins a conversation and says all of it, as the page does. */
async function talk(data: TestData, id: string, messages: ConversationMessage[]) {
  await data.conversations.begin(conversationOf(id, []));
  for (const [at, message] of messages.entries()) {
    await data.conversations.saveMessages(id, [message]);
    await data.memory.learn(id, messages.slice(0, at + 1));
  }
}

const lines = async (data: TestData) => (await data.memory.facts()).map(({ line }) => line);
const vera = () => [said('v1', 'My mum Vera died. She was 71.'), said('v2', 'The radio helps')];
const veraLines = [
  'Your mum’s name is Vera.',
  'Your mum died.',
  'Your mum’s age: 71.',
  'This helps: The radio.',
];

describe('within a conversation', () => {
  test('what is told is known at once, with its sentence, and sealed', async () => {
    const data = await createTestData();
    await talk(data, 'c1', vera());
    expect(await lines(data)).toEqual(veraLines);
    const [first] = await data.memory.facts();
    expect(first).toMatchObject({ sentence: 'My mum Vera died', isEarlier: false });
    expect(data.rows()).not.toContain('Vera');
  });

  test('words of danger are not taken in', async () => {
    const data = await createTestData();
    await talk(data, 'c1', [said('d', 'My mum Vera died and I want to die', { crisis: true })]);
    expect(await lines(data)).toEqual([]);
  });

  test('a fact that was forgotten is in no reply any more, wherever it was said', async () => {
    const data = await createTestData();
    const messages = [...vera(), said('v3', 'Vera loved roses. I miss my mum.')];
    await talk(data, 'c1', messages);
    const [name] = await data.memory.facts();
    await data.memory.forget(name?.id ?? '');
    const next = said('v4', 'hello');
    const turn = await data.memory.forTurn('c1', [...messages, next]);
    expect(JSON.stringify(turn)).not.toContain('Vera');
    expect(turn.messages.map(({ text }) => text)).toEqual([
      'She was 71.',
      'The radio helps',
      'I miss my mum.',
      'hello',
    ]);
  });

  test('‘forget that’ forgets the last message whole', async () => {
    const data = await createTestData();
    const messages = [
      ...vera(),
      said('v3', 'I told nobody about Paris'),
      said('v4', 'forget that'),
    ];
    await talk(data, 'c1', messages);
    const turn = await data.memory.forTurn('c1', [...messages, said('v5', 'hello')]);
    expect(JSON.stringify(turn.messages)).not.toContain('Paris');
    expect(await lines(data)).toEqual(veraLines);
  });

  test('‘forget everything’ leaves nothing to build on', async () => {
    const data = await createTestData();
    const messages = [...vera(), said('v3', 'please forget everything')];
    await talk(data, 'c1', messages);
    expect(await lines(data)).toEqual([]);
    const next = said('v4', 'hello');
    expect((await data.memory.forTurn('c1', [...messages, next])).messages).toEqual([next]);
  });

  test('a changed fact is said anew, and the old word is not', async () => {
    const data = await createTestData();
    const messages = vera();
    await talk(data, 'c1', messages);
    const [name] = await data.memory.facts();
    await data.memory.change(name?.id ?? '', 'Vira');
    expect((await lines(data))[0]).toBe('Your mum’s name is Vira.');
    const turn = await data.memory.forTurn('c1', [...messages, said('v5', 'hello')]);
    expect(turn.remembered).toEqual(['My mum’s name is Vira.']);
    expect(JSON.stringify(turn)).not.toContain('Vera');
  });
});

describe('between conversations', () => {
  test('nothing is remembered unless it was switched on', async () => {
    const data = await createTestData();
    await talk(data, 'c1', vera());
    await talk(data, 'c2', [said('n1', 'hello')]);
    expect(await lines(data)).toEqual([]);
    expect((await data.memory.forTurn('c2', [])).remembered).toEqual([]);
  });

  test('switched on, a new conversation begins with what is known', async () => {
    const data = await createTestData();
    await talk(data, 'c1', vera());
    await data.memory.remember('on');
    await talk(data, 'c2', [said('n1', 'hello')]);
    expect(await lines(data)).toEqual(veraLines);
    expect((await data.memory.forTurn('c2', [])).remembered).toEqual([
      'I told you about my mum. My mum’s name is Vera. My mum died. My mum turned 71.',
      'This helps: The radio.',
    ]);
  });

  test('switched off, it is forgotten or kept unused, as the person says', async () => {
    for (const choice of ['forget', 'keep'] as const) {
      const data = await createTestData();
      await data.memory.remember('on');
      await talk(data, 'c1', vera());
      await talk(data, 'c2', [said('n1', 'My dog Rex died')]);
      await data.memory.remember(choice);
      expect((await data.memory.forTurn('c2', [])).remembered).toEqual([]);
      await talk(data, 'c3', [said('o1', 'hello')]);
      expect(await lines(data)).toHaveLength(choice === 'keep' ? 6 : 0);
    }
  });

  test('what a cleared or deleted conversation told goes with it, and undo brings it back', async () => {
    const data = await createTestData();
    await data.memory.remember('on');
    await talk(data, 'c1', vera());
    await data.conversations.clear('c1');
    expect(await lines(data)).toEqual([]);
    await data.conversations.undoClear('c1');
    expect(await lines(data)).toEqual(veraLines);
    await data.conversations.remove('c1');
    expect(await lines(data)).toEqual([]);
  });

  test('two devices keep the facts of both, and what one forgot stays forgotten', async () => {
    const data = await changeOnBoth({
      async before(one) {
        await one.memory.remember('on');
        await talk(one, 'c1', vera());
      },
      async change(device, _, which) {
        if (which === 'one') {
          const [name] = await device.memory.facts();
          return device.memory.forget(name?.id ?? '');
        }
        const message = said('x1', 'My dog Rex died');
        await device.conversations.saveMessages('c1', [message]);
        return device.memory.learn('c1', [message]);
      },
    });
    const known = await lines(data);
    expect(known).toContain('Your dog’s name is Rex.');
    expect(known).toContain('Your mum’s age: 71.');
    expect(known).not.toContain('Your mum’s name is Vera.');
  });

  test('a backup brings it along, and brings nothing back that was forgotten since', async () => {
    const data = await createTestData();
    await data.memory.remember('on');
    await talk(data, 'c1', vera());
    const { file } = await data.backups.create({ passphrase: null });
    const [name] = await data.memory.facts();
    await data.memory.forget(name?.id ?? '');
    const restore = (to: TestData) => to.backups.restore(file, { passphrase: null });
    await restore(data);
    expect(await lines(data)).toEqual(veraLines.slice(1));
    const other = await createTestData();
    await restore(other);
    expect(await lines(other)).toEqual(veraLines);
  });

  test('a visitor’s memory comes along with an account', async () => {
    const data = await createTestData({ session: 'visitor' });
    await data.memory.remember('on');
    await talk(data, 'c1', vera());
    await data.accounts.signUp({ ...ana, home: 'device' });
    expect(await lines(data)).toEqual(veraLines);
  });
});
