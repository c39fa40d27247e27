import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath } from './path-reply.ts';

const checkpoint = (title: string, icon = 'leaf') => ({
  title,
  description: 'Look closely.',
  icon,
});
const good = {
  checkpoints: ['A letter', 'A memory', 'A ritual', 'Your future self'].map((title) =>
    checkpoint(title),
  ),
  weeklyAnchor: { message: 'You may rest.', prompt: 'This week: where was it quiet?' },
};
const json = JSON.stringify(good);

describe('a path is found in', () => {
  test.each([
    ['bare JSON', json],
    ['a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['prose around it', `Of course. Here is {a path} for you:\n${json}\nTake your time.`],
    ['more keys than asked for', JSON.stringify({ ...good, note: { deep: ['x'] } })],
    ['strings with braces and quotes', json.replace('You may rest.', 'A \\"}{\\" is only a sign.')],
  ])('%s', (_, reply) => {
    const path = readPath(reply);
    expect(path?.customPath.map(({ id, title, completed }) => [id, title, completed])).toEqual([
      [1, 'A letter', false],
      [2, 'A memory', false],
      [3, 'A ritual', false],
      [4, 'Your future self', false],
    ]);
    expect(path?.weeklyAnchor.prompt).toBe('This week: where was it quiet?');
  });
});

test('an icon nobody knows becomes the usual one', () => {
  const checkpoints = [checkpoint('A', 'dragon'), ...good.checkpoints.slice(1)];
  expect(readPath(JSON.stringify({ ...good, checkpoints }))?.customPath[0]?.icon).toBe('star');
});

describe('no path is found in', () => {
  test.each([
    ['nothing', ''],
    ['prose', 'I am sorry, I cannot do that.'],
    ['a reply that was cut off', json.slice(0, -20)],
    ['three checkpoints', JSON.stringify({ ...good, checkpoints: good.checkpoints.slice(1) })],
    ['five', JSON.stringify({ ...good, checkpoints: [...good.checkpoints, checkpoint('E')] })],
    ['no anchor', JSON.stringify({ checkpoints: good.checkpoints })],
    ['an empty title', json.replace('A letter', '   ')],
    ['wrong types', json.replace('"A letter"', '7')],
    ['a title without end', json.replace('A letter', 'a'.repeat(5000))],
    ['a list', `[${json.slice(1, -1)}]`],
    ['an ocean', `${' '.repeat(50_000)}${json}`],
    ['nothing but braces', '{'.repeat(39_000)],
  ])('%s', (_, reply) => {
    expect(readPath(reply)).toBeNull();
  });
});

test('whatever a model answers gives a valid path or none, and never a crash', () => {
  const damaged = fc
    .tuple(fc.nat(json.length), fc.nat(20), fc.string({ maxLength: 30, unit: 'binary' }))
    .map(([at, cut, put]) => json.slice(0, at) + put + json.slice(at + cut));
  const dressed = fc
    .tuple(
      fc.string(),
      fc.constantFrom(json, JSON.stringify({ path: good }), '{}', '{"a":{'),
      fc.string(),
    )
    .map((parts) => parts.join(''));
  const replies = fc.oneof(
    damaged,
    dressed,
    fc.json({ maxDepth: 6 }),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('{', '}', '"', '\\', '[', ']', ':', ',', 'a'),
      maxLength: 200,
    }),
  );
  let found = 0;
  fc.assert(
    fc.property(replies, (reply) => {
      const path = readPath(reply);
      if (!path) return;
      found += 1;
      expect(path.customPath.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
      for (const { title, description, icon } of path.customPath) {
        expect(title.trim()).not.toBe('');
        expect(description.trim()).not.toBe('');
        expect(['flower', 'leaf', 'star']).toContain(icon);
      }
      expect(path.weeklyAnchor.message.trim()).not.toBe('');
    }),
    { numRuns: 3000, seed: 20_261_121 },
  );
  expect(found).toBeGreaterThan(100);
});
