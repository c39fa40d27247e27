// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { browserSignals, memorySignals, type Signal } from './signals.ts';

test('a tab hears the others and not itself, until it stops listening', async () => {
  const hub: Parameters<typeof memorySignals>[0] = new Set();
  const [one, two] = [memorySignals(hub), memorySignals(hub)];
  const heard: string[] = [];
  const stop = one.listen(({ type }) => heard.push(`one ${type}`));
  two.listen(({ type }) => heard.push(`two ${type}`));
  one.post({ type: 'locked', accountId: 'ana' });
  await Promise.resolve();
  expect(heard).toEqual(['two locked']);
  two.post({ type: 'rows-changed', userId: 'ana', tables: ['journal_entries'] });
  await Promise.resolve();
  stop();
  two.post({ type: 'session-changed' });
  await Promise.resolve();
  expect(heard).toEqual(['two locked', 'one rows-changed']);
});

test('tabs of one browser reach each other, and nonsense on the channel is left alone', async () => {
  const [one, two] = [browserSignals(), browserSignals()];
  const stranger = new BroadcastChannel('mooring');
  const heard: Signal[] = [];
  const arrived = new Promise<void>((resolve) => {
    two.listen((signal) => {
      heard.push(signal);
      resolve();
    });
  });
  stranger.postMessage('hello');
  stranger.postMessage(null);
  one.post({ type: 'locked', accountId: 'ana' });
  await arrived;
  expect(heard).toEqual([{ type: 'locked', accountId: 'ana' }]);
  stranger.close();
});

test('a page that comes back from the back-forward cache looks again', () => {
  const heard: Signal[] = [];
  browserSignals().listen((signal) => heard.push(signal));
  const shown = (persisted: boolean) => {
    const event = new Event('pageshow');
    return Object.assign(event, { persisted });
  };
  window.dispatchEvent(shown(false));
  expect(heard).toEqual([]);
  window.dispatchEvent(shown(true));
  expect(heard).toEqual([{ type: 'session-changed' }]);
});
