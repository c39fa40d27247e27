import { expect, test } from 'vitest';
import { pad, paddedLength, unpad } from './padding.ts';

test('short texts are padded to the same length', () => {
  for (const word of ['', 'Hope', 'Grief', 'a'.repeat(60)]) expect(pad(word)).toHaveLength(64);
  expect(pad('a'.repeat(61))).toHaveLength(72);
});

test('Padmé lengths are the published ones', () => {
  // Worked out from the algorithm in the PURBs paper, section 4.
  const published = [
    [64, 64],
    [65, 72],
    [100, 104],
    [129, 144],
    [1000, 1024],
    [1025, 1088],
  ];
  for (const [length = 0, padded] of published) expect(paddedLength(length)).toBe(padded);
});

test('padding adds at most an eighth, and a longer text never gets a shorter length', () => {
  let before = 0;
  for (let length = 64; length < 70_000; length += 1) {
    const padded = paddedLength(length);
    expect(padded >= length && padded >= before && padded <= length * 1.125 + 1).toBe(true);
    before = padded;
  }
});

test('every text is unchanged after padding and unpadding', () => {
  const texts = [
    '',
    '\0',
    '\0\0 end\0',
    '\uFEFFmark',
    'žal 悲しみ 🕯️',
    'é'.repeat(5000),
    'line\r\nline',
  ];
  for (const text of texts) expect(unpad(pad(text))).toBe(text);
});

test('bytes that are not a padded text are refused', () => {
  const lengthLies = pad('hello');
  lengthLies[3] = 200;
  const hidden = pad('hello');
  hidden[63] = 1;
  const notUtf8 = pad('hello');
  notUtf8[4] = 0xff;
  const tooLong = new Uint8Array(128);
  for (const bytes of [lengthLies, hidden, notUtf8, tooLong, new Uint8Array(3)]) {
    expect(unpad(bytes)).toBeNull();
  }
});
