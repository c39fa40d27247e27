import type { CDPSession, Page } from '@playwright/test';
import { pathsTo } from './heap-paths.ts';

/**
 * Which of `words` are in the memory of a page or of one of its dedicated Workers, each with where it is and what keeps it there.
 * Garbage is collected first. Strings are cut to their first 1,024 characters in a snapshot.
 */
export async function wordsInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const snapshots = await snapshotsOf(page);
  return snapshots.flatMap(({ where, text }) =>
    words.some((word) => text.includes(word))
      ? pathsTo(words, text).map((path) => `${where}: ${path}`)
      : [],
  );
}

/** The heaps of a page and of its dedicated Workers, as JSON. */
export async function snapshotsOf(page: Page): Promise<{ where: string; text: string }[]> {
  const devtools = await page.context().newCDPSession(page);
  const snapshots = [{ where: 'page', text: await snapshotOf(pageTarget(devtools)) }];
  for (const worker of await workersOf(devtools)) {
    snapshots.push({ where: 'worker', text: await snapshotOf(worker) });
  }
  await devtools.detach();
  return snapshots;
}

/** A JavaScript context whose heap can be read. */
type Target = {
  send(method: string): Promise<unknown>;
  /** Pieces of a snapshot. */
  listen(listener: (chunk: string) => void): void;
};

async function snapshotOf(target: Target): Promise<string> {
  const chunks: string[] = [];
  target.listen((chunk) => chunks.push(chunk));
  await target.send('HeapProfiler.enable');
  await target.send('HeapProfiler.collectGarbage');
  await target.send('HeapProfiler.takeHeapSnapshot');
  return chunks.join('');
}

function pageTarget(devtools: CDPSession): Target {
  return {
    send: (method) => devtools.send(method as 'HeapProfiler.enable'),
    listen: (listener) =>
      void devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => listener(chunk)),
  };
}

/** The dedicated Workers of a page, reached by messages through its own session. */
async function workersOf(devtools: CDPSession): Promise<Target[]> {
  const sessionIds: string[] = [];
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') sessionIds.push(sessionId);
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return sessionIds.map((sessionId) => workerTarget(devtools, sessionId));
}

function workerTarget(devtools: CDPSession, sessionId: string): Target {
  let listener = (_chunk: string) => {};
  let lastId = 0;
  const answers = new Map<number, () => void>();
  devtools.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const message: { id?: number; method?: string; params?: { chunk?: string } } = JSON.parse(
      received.message,
    );
    if (message.id !== undefined) answers.get(message.id)?.();
    if (message.method === 'HeapProfiler.addHeapSnapshotChunk')
      listener(message.params?.chunk ?? '');
  });
  return {
    async send(method) {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<void>((resolve) => answers.set(id, resolve));
      await devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
      await answered;
    },
    listen(next) {
      listener = next;
    },
  };
}
