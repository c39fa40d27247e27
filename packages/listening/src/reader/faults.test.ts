import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createReader } from './reader.ts';

const file = readFileSync(new URL('./model.bin', import.meta.url));
const reader = await createReader(new Uint8Array(file).buffer);

test.each([
  ['lone surrogates', '\ud83d I miss her \udc00'.repeat(40)],
  ['ten thousand combining marks', `a${'\u0301'.repeat(10_000)} grief`],
  ['right to left', 'أنا أفتقد أمي كثيرا '.repeat(60)],
  ['controls and overrides', '\u202e\u0000\u0007 I miss her \u2066'.repeat(30)],
  ['one endless word', 'a'.repeat(50_000)],
  ['nothing but signs', '?!… '.repeat(2_000)],
  ['a pasted novel', 'She put the kettle on, and then she stood there. '.repeat(4_000)],
])('%s are read without a crash', (_, text) => {
  const reading = reader.read(text);
  expect(reading.danger).toBeGreaterThanOrEqual(0);
  expect(reading.danger).toBeLessThanOrEqual(1);
});

test('an empty text has nothing to read', () => {
  expect(reader.read('')).toMatchObject({ level: 0, kinds: [] });
});
