import { expect, test } from 'vitest';
import { argon2 } from './argon2.ts';
import { utf8 } from './bytes.ts';
import {
  deriveWithFallback,
  isAcceptableKdf,
  isBelowPreferredKdf,
  type Kdf,
  type KdfParams,
} from './kdf.ts';
import { testKdf } from './test-kdf.ts';

const params = (memoryKiB: number, iterations: number): KdfParams => ({
  algorithm: 'argon2id',
  memoryKiB,
  iterations,
  parallelism: 1,
});
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('keys are derived as by the reference implementation', async () => {
  // Argon2id, version 0x13, from test.c of the reference implementation that RFC 9106 describes.
  const vectors = [
    [65536, 2, 'password', '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7'],
    [256, 2, 'password', '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe'],
    [
      65536,
      2,
      'differentpassword',
      '0b84d652cf6b0c4beaef0dfe278ba6a80df6696281d7e0d2891b817d8c458fde',
    ],
  ] as const;
  for (const [memory, iterations, password, expected] of vectors) {
    expect(hex(await argon2.derive(password, utf8('somesalt'), params(memory, iterations)))).toBe(
      expected,
    );
  }
});

test('the preferred parameters derive the known key', async () => {
  expect(argon2.preferred).toEqual(params(65536, 3));
  expect(argon2.floor).toEqual(params(19456, 2));
  // The argon2id of @noble/hashes 2.4.0 gives the same.
  expect(hex(await argon2.derive('quiet water', new Uint8Array(16), argon2.preferred))).toBe(
    '79eadc97306ddf7e7805c39bb3b6bf002517ae57eec29af47b09c7ad6ad51a97',
  );
});

test('a password derives the same key in every Unicode composition', async () => {
  const salt = new Uint8Array(16);
  for (const kdf of [testKdf, argon2]) {
    const composed = await kdf.derive('caf\u00e9 \ufb01n', salt, kdf.floor);
    expect(await kdf.derive('cafe\u0301 fin', salt, kdf.floor)).toEqual(composed);
  }
});

test('when memory runs out the floor is used once and returned', async () => {
  const asked: KdfParams[] = [];
  const short: Kdf = {
    ...testKdf,
    async derive(password, salt, given) {
      asked.push(given);
      if (given.memoryKiB > testKdf.floor.memoryKiB) throw new RangeError('no memory');
      return testKdf.derive(password, salt, given);
    },
  };
  const { params: used } = await deriveWithFallback(short, 'password', new Uint8Array(16));
  expect(used).toEqual(testKdf.floor);
  expect(asked).toEqual([testKdf.preferred, testKdf.floor]);
});

test('other failures do not fall back to a weaker key', async () => {
  const broken: Kdf = { ...testKdf, derive: () => Promise.reject(new Error('no Worker')) };
  await expect(deriveWithFallback(broken, 'password', new Uint8Array(16))).rejects.toThrow(
    'no Worker',
  );
});

test('parameters below the floor or above the ceiling are refused', () => {
  expect(isAcceptableKdf(argon2.floor, argon2)).toBe(true);
  expect(isAcceptableKdf(argon2.preferred, argon2)).toBe(true);
  expect(isAcceptableKdf(params(8192, 10), argon2)).toBe(false);
  expect(isAcceptableKdf(params(65536, 1), argon2)).toBe(false);
  expect(isAcceptableKdf(params(65536, 3_000_000), argon2)).toBe(false);
  expect(isAcceptableKdf(params(2 ** 31, 3), argon2)).toBe(false);
  expect(isBelowPreferredKdf(argon2.floor, argon2)).toBe(true);
  expect(isBelowPreferredKdf(argon2.preferred, argon2)).toBe(false);
});
