// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { browserTabChannel, memoryTabChannel, type TabMessage } from './tab-channel.ts';

test('a tab receives the messages of the others and not its own, until it unsubscribes', async () => {
  const tabs: Parameters<typeof memoryTabChannel>[0] = new Set();
  const [one, two] = [memoryTabChannel(tabs), memoryTabChannel(tabs)];
  const received: string[] = [];
  const unsubscribe = one.listen(({ type }) => received.push(`one ${type}`));
  two.listen(({ type }) => received.push(`two ${type}`));
  one.post({ type: 'locked', accountId: 'ana' });
  await Promise.resolve();
  expect(received).toEqual(['two locked']);
  two.post({ type: 'rows-changed', userId: 'ana', tables: ['journal_entries'] });
  await Promise.resolve();
  unsubscribe();
  two.post({ type: 'session-changed' });
  await Promise.resolve();
  expect(received).toEqual(['two locked', 'one rows-changed']);
});

test('tabs of one browser receive messages, and anything else on the channel is ignored', async () => {
  const [one, two] = [browserTabChannel(), browserTabChannel()];
  const stranger = new BroadcastChannel('mooring');
  const received: TabMessage[] = [];
  const arrived = new Promise<void>((resolve) => {
    two.listen((message) => {
      received.push(message);
      resolve();
    });
  });
  stranger.postMessage('hello');
  stranger.postMessage(null);
  one.post({ type: 'locked', accountId: 'ana' });
  await arrived;
  expect(received).toEqual([{ type: 'locked', accountId: 'ana' }]);
  stranger.close();
});
