import { expect, test } from 'vitest';
import {
  deriveWithFallback,
  isAcceptableKdf,
  isBelowPreferredKdf,
  type Kdf,
  type KdfParams,
} from './kdf.ts';

const cost = (memoryKiB: number, iterations: number, parallelism = 1): KdfParams => ({
  algorithm: 'argon2id',
  memoryKiB,
  iterations,
  parallelism,
});

const [preferred, floor] = [cost(65_536, 3), cost(19_456, 2)];
const salt = new Uint8Array(16);

/** Derives nothing; says which cost it was asked for. */
function fakeKdf(fails: (params: KdfParams) => Error | null = () => null): Kdf {
  return {
    ...{ preferred, floor },
    async derive(_password, _salt, params) {
      const error = fails(params);
      if (error) throw error;
      return new Uint8Array(32).fill(params.iterations);
    },
  };
}

test.each([
  ['the floor itself', floor, true],
  ['more than the floor', preferred, true],
  ['the most that is accepted', cost(1_048_576, 16, 4), true],
  ['less memory than the floor', cost(19_455, 2), false],
  ['fewer turns than the floor', cost(19_456, 1), false],
  ['no lanes', cost(19_456, 2, 0), false],
  ['too much memory', cost(1_048_577, 3), false],
  ['too many turns', cost(65_536, 17), false],
  ['too many lanes', cost(65_536, 3, 5), false],
  ['another algorithm', { ...floor, algorithm: 'pbkdf2' } as unknown as KdfParams, false],
] as const)(
  'a stored cost with %s is taken or refused, whoever stored it',
  (_what, params, isTaken) => {
    expect(isAcceptableKdf(params, fakeKdf())).toBe(isTaken);
  },
);

test('a cost below the preferred one is raised at the next chance, and no other', () => {
  expect(isBelowPreferredKdf(preferred, fakeKdf())).toBe(false);
  expect(isBelowPreferredKdf(floor, fakeKdf())).toBe(true);
  expect(isBelowPreferredKdf(cost(65_535, 3), fakeKdf())).toBe(true);
});

test('where the memory runs out a password still opens, at the lowest cost that is accepted', async () => {
  const plenty = await deriveWithFallback(fakeKdf(), 'a lamp', salt);
  expect(plenty.params).toEqual(preferred);
  const isTooMuch = ({ memoryKiB }: KdfParams) => memoryKiB > 19_456;
  const small = fakeKdf((params) => (isTooMuch(params) ? new RangeError('memory') : null));
  const { params, key } = await deriveWithFallback(small, 'a lamp', salt);
  expect(params).toEqual(floor);
  expect(key).toEqual(new Uint8Array(32).fill(floor.iterations));
});

test('any other failure of the derivation is no reason to use a lower cost', async () => {
  const broken = fakeKdf((params) => (params === preferred ? new Error('stopped') : null));
  await expect(deriveWithFallback(broken, 'a lamp', salt)).rejects.toThrow('stopped');
});
