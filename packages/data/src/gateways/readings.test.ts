import { type ChatMessage, nothingAbout, type Reading } from '@mooring/listening';
import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { createReadings } from './readings.ts';

const reading: Reading = {
  level: 0,
  kinds: [],
  whose: '-',
  act: 'tell',
  asksForText: 0,
  language: 'en',
  danger: 0,
  about: nothingAbout,
};

const conversation = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => [
    { id: `u${at}`, role: 'user' as const, text: `words ${at}` },
    { id: `c${at}`, role: 'companion' as const, text: 'I am here.' },
  ])
    .flat()
    .slice(0, -1);

test('reads the first and the newest messages of a long conversation, each once and with what came before', async () => {
  let calls = 0;
  const asked: [string, string][] = [];
  const forReply: string[] = [];
  const readings = createReadings({
    readAll: async (said) => {
      calls += 1;
      asked.push(...said.map(({ text, before }): [string, string] => [text, before]));
      forReply.push(...said.flatMap((one) => (one.forReply ? one.text : [])));
      return said.map(() => reading);
    },
  });
  const read = await readings.of(conversation(50));
  expect([...read.keys()].slice(0, 5)).toEqual(['u0', 'u1', 'u2', 'u3', 'u40']);
  expect(asked).toHaveLength(14);
  // The newest first, because without it no other is read; then all others in one go.
  expect(calls).toBe(2);
  expect(asked).toContainEqual(['words 41', 'words 40']);
  // What may be said to it is read of the newest alone.
  expect(forReply).toEqual(['words 49']);
  await readings.of(conversation(51));
  expect(asked).toHaveLength(15);
});

test('reads nothing more where the newest message cannot be read', async () => {
  let tries = 0;
  const readings = createReadings({
    readAll: async (said) => {
      tries += 1;
      return said.map(() => null);
    },
  });
  expect((await readings.of(conversation(9))).size).toBe(0);
  expect(tries).toBe(1);
});

test('at the end of the session what was read is forgotten, and read again at the next', async () => {
  const data = await createTestData();
  let asked = 0;
  const readings = createReadings(
    {
      readAll: async (said) => {
        asked += 1;
        return said.map(() => reading);
      },
    },
    data.session,
  );
  await readings.of(conversation(1));
  await readings.of(conversation(1));
  expect(asked).toBe(1);
  await data.accounts.lock();
  await readings.of(conversation(1));
  expect(asked).toBe(2);
});
