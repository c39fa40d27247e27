import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Runs the work and returns only a weak reference to its result. */
const resultOf = async (withMutex: ReturnType<typeof createMutex>) =>
  new WeakRef(await withMutex(async () => ({ text: 'decrypted' })));

test('one piece of work follows the other, also after one that failed', async () => {
  const withMutex = createMutex();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('It failed.');
    return name;
  };
  const [first, second] = await Promise.allSettled([
    withMutex(work('first')),
    withMutex(work('second')),
  ]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'second' });
});

test.each([true, false])(
  'the first piece of work begins within the call: %s',
  async (startsAtOnce) => {
    const withMutex = createMutex(startsAtOnce);
    let begun = false;
    const work = async () => {
      begun = true;
    };
    const done = withMutex(work);
    expect(begun).toBe(startsAtOnce);
    await done;
    begun = false;
    await Promise.resolve();
    const again = withMutex(work);
    expect(begun).toBe(startsAtOnce);
    await again;
  },
);

test('the last result is not kept: it may be decrypted text', async () => {
  const withMutex = createMutex();
  const result = await resultOf(withMutex);
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  expect(result.deref()).toBeUndefined();
  // The mutex itself is still in use.
  expect(await withMutex(async () => 1)).toBe(1);
});
