import { expect, test } from 'vitest';
import { keyOf } from './app-error.ts';
import { openWorker, proxy } from './worker.ts';
import type { TestWorker } from './worker-testing.ts';

const open = () =>
  openWorker<TestWorker>(
    new Worker(new URL('./worker-testing.ts', import.meta.url), { type: 'module' }),
  );

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('It did not fail.'),
    (error: unknown) => error,
  );

test('a question is answered, and questions arrive in the order in which they are asked', async () => {
  const worker = open();
  const first = worker.ask((api) => api.note('one'));
  const second = worker.ask((api) => api.note('two'));
  expect(await first).toEqual(['one']);
  expect(await second).toEqual(['one', 'two']);
  worker.stop();
});

test('a Worker can call back while it works', async () => {
  const worker = open();
  const steps: number[] = [];
  const onStep = proxy(async (step: number) => void steps.push(step));
  expect(await worker.ask((api) => api.count(3, onStep))).toBe('done');
  expect(steps).toEqual([1, 2, 3]);
  worker.stop();
});

test('an error arrives with its name or its key, and without the words it was about', async () => {
  const worker = open();
  const full = await failureOf(worker.ask((api) => api.failFull()));
  expect(full).toMatchObject({ name: 'QuotaExceededError' });
  expect(String(full)).not.toMatch(/lamp/);
  const ours = await failureOf(worker.ask((api) => api.failOurs()));
  expect(keyOf(ours, 'store.failed')).toBe('store.full');
  expect(worker.alive()).toBe(true);
  worker.stop();
});

test('what was asked of a Worker that breaks is refused, and so is all that is asked later', async () => {
  const worker = open();
  const waiting = worker.ask((api) => api.never());
  const breaking = worker.ask((api) => api.die());
  await expect(waiting).rejects.toThrow('The Worker failed.');
  await expect(breaking).rejects.toThrow('The Worker failed.');
  expect(worker.alive()).toBe(false);
  await expect(worker.ask((api) => api.echo('are you there'))).rejects.toThrow();
});

test('a Worker that does not load refuses what was asked', async () => {
  const worker = openWorker<TestWorker>(new Worker('/there-is-none.js', { type: 'module' }));
  await expect(worker.ask((api) => api.echo('hello'))).rejects.toThrow('The Worker failed.');
});

test('what was asked of a Worker that is stopped is refused', async () => {
  const worker = open();
  const waiting = worker.ask((api) => api.never());
  worker.stop();
  await expect(waiting).rejects.toThrow('The Worker was stopped.');
  expect(worker.alive()).toBe(false);
});
