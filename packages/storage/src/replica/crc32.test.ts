import { crc32 as ofZlib } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('a checksum is that of zip, for every length and wherever the bytes begin', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  const bytes = Uint8Array.from({ length: 600 }, (_, at) => (at * 31 + (at >> 3)) % 256);
  for (let from = 0; from < 9; from += 1) {
    for (let length = 0; length < 40; length += 1) {
      const part = bytes.subarray(from, from + length);
      expect(crc32(part)).toBe(ofZlib(part));
    }
  }
  expect(crc32(bytes)).toBe(ofZlib(bytes));
});
