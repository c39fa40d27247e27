import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './bytes.ts';

/** Bytes of every value, in an order that repeats only after 256. */
const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 167 + 13) % 256);

test('bytes of any length are written as the standard says, without padding, and read again', () => {
  for (const length of [0, 1, 2, 3, 4, 5, 16, 255, 256, 257, 1_000, 65_536, 100_001]) {
    const bytes = bytesOf(length);
    const text = toBase64Url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    const read = fromBase64Url(text);
    expect(read && Buffer.compare(read, bytes)).toBe(0);
  }
});

test('a view into a longer buffer is written alone', () => {
  expect(toBase64Url(bytesOf(12).subarray(4, 8))).toBe(toBase64Url(bytesOf(12).slice(4, 8)));
});

test('any other way to write the same bytes is refused', () => {
  expect(fromBase64Url('AQ')).toEqual(Uint8Array.of(1));
  for (const text of [
    'AQ==',
    'AR',
    'A',
    'AQI=',
    'AQJ',
    'A+',
    'A/',
    'A Q',
    'AQ\n',
    'AÄ',
    'A漢',
    'A\ud83d',
  ])
    expect(fromBase64Url(text)).toBeNull();
});
