import { expect, test } from 'vitest';
import { compareVersions, decodeVersion, encodeVersion, mergeVersions } from './version-vector.ts';

test('a version that contains another is newer, and two that do not contain each other are concurrent', () => {
  const base = { aaaaaaaa: 3, bbbbbbbb: 1 };
  expect(compareVersions(base, base)).toBe('equal');
  expect(compareVersions({ ...base, aaaaaaaa: 4 }, base)).toBe('newer');
  expect(compareVersions({ bbbbbbbb: 1 }, base)).toBe('older');
  expect(compareVersions({ aaaaaaaa: 4 }, base)).toBe('concurrent');
  expect(mergeVersions({ aaaaaaaa: 4 }, base)).toEqual({ aaaaaaaa: 4, bbbbbbbb: 1 });
});

test('a version of one device is five bytes or a few more, and comes back as it was', () => {
  expect(encodeVersion({ '00ff10a0': 127 })).toHaveLength(5);
  for (let power = 0; power < 45; power += 1) {
    for (const number of [2 ** power - 1, 2 ** power, 2 ** power + 1]) {
      const version = { '00000000': number, ffffffff: power, '12345678': 1 };
      expect(decodeVersion(encodeVersion(version))).toEqual(version);
    }
  }
});

test('bytes that no version encodes are refused', () => {
  for (const bytes of [[], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 200]]) {
    expect(decodeVersion(Uint8Array.from(bytes))).toBeNull();
  }
});
