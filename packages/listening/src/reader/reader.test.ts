import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEncoder } from './encoder.ts';
import { createKernel } from './kernel.ts';
import { parseModel } from './model-file.ts';
import { modelHash } from './model-hash.ts';
import { createPieceReader } from './pieces.ts';
import { createReader, type Reader } from './reader.ts';
import { letterGroups, tokensOf } from './tokens.ts';
import { windowsOf } from './windows.ts';

const file = readFileSync(new URL('./model.bin', import.meta.url));
const bytes = () => new Uint8Array(file).buffer;

test('the model is the one whose hash is written beside it, and at most 8 MB', () => {
  expect(createHash('sha256').update(file).digest('hex')).toBe(modelHash);
  expect(file.byteLength).toBeLessThanOrEqual(8 * 1024 ** 2);
});

describe('the reader', () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await createReader(bytes());
  });

  test('hears plain danger, and leaves plain grief in peace', () => {
    for (const text of ['I want to kill myself tonight', 'I took all of the pills an hour ago'])
      expect(reader.read(text), text).toMatchObject({ level: 3 });
    for (const text of ['I miss my dog so much', 'We walked along the harbour today.'])
      expect(reader.read(text), text).toMatchObject({ level: 0, kinds: [] });
  });

  test('the same text is read the same way each time', () => {
    const text = 'I set two cups out again this morning.';
    expect(reader.read(text)).toEqual(reader.read(text));
  });

  test('reading for remarks and questions leaves what danger is read by as it was', async () => {
    const encoder = await createEncoder(parseModel(bytes()));
    const text = 'I still set two cups out every morning before I remember.';
    const before = encoder.read(text, '');
    const replies = encoder.readForReplies(text);
    expect(encoder.read(text, '')).toEqual(before);
    expect(replies.remark.length).toBeGreaterThan(50);
    expect(encoder.readForReplies(text)).toEqual(replies);
  });

  test.each([
    ['I still set two cups out every morning before I remember', 'habit'],
    ['my aunt said at least he is in a better place now', 'clumsy-words'],
    ['I miss her so much, I just want one more day with her', 'longing'],
  ])('after %j a good listener might say something of %s', (text, remark) => {
    expect(reader.read(text, '', true).about.remarks[0]?.id).toBe(remark);
    expect(reader.read(text).about.remarks).toEqual([]);
  });

  test.each([
    ['why did he go without a word, I keep asking', 'want-why'],
    ['would she be alive if I had phoned earlier', 'want-what-if'],
    ['tell me a joke please, anything silly', 'want-distract'],
    ["don't ask me anything, just let me write", 'want-just-listen'],
  ])('what a message wants is heard: %s', (text, wish) => {
    const { wishes } = reader.read(text).about;
    const [first] = Object.entries(wishes ?? {}).sort(([, one], [, other]) => other - one);
    expect(first?.[0]).toBe(wish);
  });

  test('who only tells wants nothing', () => {
    const told = 'I know why he left. He told me on the stairs, with his coat on already.';
    expect(reader.read(told).about.wishes).toEqual({});
  });

  test.each([
    'my cousin took her own life at christmas. Mi just wan dead an go where she deh.',
    "I'm going to do meself in when the shift's over, cousin Marek hanged himself in barn 1999.",
  ])('a wish beside another’s suicide is heard: %s', (text) => {
    const reading = reader.read(text);
    expect(reading).toMatchObject({ level: 2, whose: 'mine' });
    expect(reading.kinds).toContain('bereaved-by-suicide');
  });

  test('another language is known by its letters', () => {
    expect(reader.read('Ich vermisse meine Mutter so sehr').language).toBe('de');
    expect(reader.read('お母さんに会いたい').language).toBe('ja');
    expect(reader.read('Я скучаю по маме, каждый день').language).toBe('ru');
    expect(reader.read('I miss my mum').language).toBe('en');
  });

  test.each([
    ['nothing', ''],
    ['white space', '   \n '],
    ['an emoji', '💔'],
    ['a lone surrogate', 'I miss \ud83d him'],
    ['ten thousand combining marks', `a${'\u0301'.repeat(10_000)}`],
    ['right to left', 'أشتاق إليها كل يوم'],
    ['one word of a hundred thousand letters', 'a'.repeat(100_000)],
    ['a novel', 'She put the kettle on and waited. '.repeat(3000)],
  ])('%s is read without a fault', (_, text) => {
    const { level } = reader.read(text);
    expect(level).toBeGreaterThanOrEqual(0);
    expect(level).toBeLessThanOrEqual(3);
  });
});

test('bytes that are no model are refused', async () => {
  await expect(createReader(new ArrayBuffer(0))).rejects.toThrow();
  await expect(createReader(new Uint8Array(4000).fill(7).buffer)).rejects.toThrow();
});

test('the kernel multiplies as the plain sum does, for odd and even numbers of rows', async () => {
  const kernel = await createKernel();
  for (const rows of [1, 2, 5]) {
    const [columns, outputs] = [8, 4];
    const filled = (length: number, at: (index: number) => number) => {
      const place = kernel.reserve(length);
      kernel.view(place).set(Array.from({ length }, (_, index) => at(index)));
      return place;
    };
    const x = filled(rows * columns, (index) => Math.sin(index));
    const weight = filled(outputs * columns, (index) => Math.cos(index));
    const bias = filled(outputs, (index) => index);
    const out = kernel.reserve(rows * outputs);
    kernel.linear(x, weight, bias, out, rows);
    for (let row = 0; row < rows; row += 1) {
      for (let output = 0; output < outputs; output += 1) {
        let sum = output;
        for (let column = 0; column < columns; column += 1)
          sum += Math.sin(row * columns + column) * Math.cos(output * columns + column);
        expect(kernel.view(out)[row * outputs + output]).toBeCloseTo(sum, 4);
      }
    }
  }
});

test('a text is cut the most likely way, and what no piece covers is one unknown', () => {
  const pieces: [string, number][] = [
    ...Array.from({ length: 6 }, (): [string, number] => ['', 0]),
    ['▁I', -1],
    ['▁m', -4],
    ['iss', -4],
    ['▁miss', -3],
  ];
  const read = createPieceReader(pieces);
  expect(read('I miss')).toEqual([6, 9]);
  expect(read(' I  miss ')).toEqual([6, 9]);
  expect(read('I ☂☂')).toEqual([6, 0]);
});

test('words are cut in every script, in one form', () => {
  const words = (text: string) => tokensOf(text).map(({ text: word }) => word);
  expect(words('I can’t, Sooooo 12345 😢')).toEqual(['i', "can't", ',', 'soo', '#', '😢']);
  expect(words('会いたい')).toEqual(['会', 'い', 'た', 'い']);
  expect(letterGroups('mum')).toEqual(letterGroups('mum'));
  expect(letterGroups('mum')).not.toEqual(letterGroups('dad'));
});

test('windows cover the whole text, overlap, and end between sentences', () => {
  const text = 'She put the kettle on and waited for him. '.repeat(40);
  const windows = windowsOf(text);
  expect(windows[0]?.from).toBe(0);
  expect(windows.at(-1)?.to).toBe(text.length);
  for (const [at, { from, to }] of windows.entries()) {
    expect(to - from).toBeLessThanOrEqual(260);
    expect(from).toBeLessThanOrEqual(windows[at - 1]?.to ?? 0);
    expect(text.slice(0, from)).toMatch(/^$|\. $/);
  }
  expect(windowsOf('Short.')).toEqual([{ from: 0, to: 6 }]);
  expect(windowsOf('a'.repeat(1000)).at(-1)?.to).toBe(1000);
});
