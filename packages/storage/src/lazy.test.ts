import { expect, test } from 'vitest';
import { lazyMethods } from './lazy.ts';

test('nothing is loaded before the first call, and everything is loaded only once', async () => {
  let loads = 0;
  const counter = lazyMethods(async () => {
    loads += 1;
    return { double: async (n: number) => n * 2 };
  });
  expect(loads).toBe(0);
  expect(await Promise.all([counter.double(2), counter.double(3)])).toEqual([4, 6]);
  expect(loads).toBe(1);
});

test('a failed load is tried again', async () => {
  let loads = 0;
  const counter = lazyMethods(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return { one: async () => 1 };
  });
  await expect(counter.one()).rejects.toThrow('offline');
  expect(await counter.one()).toBe(1);
});
