import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerUsed } from './used-files.ts';
import type { FetchEvent } from './worker-scope.ts';

const url = 'https://mooring.example/assets/model-abc.bin';
const file = (text: string) => new Response(text);

let kept: Map<string, Response>;
let host: () => Promise<Response>;
let waiting: Promise<unknown>[];

beforeEach(() => {
  kept = new Map();
  waiting = [];
  const cache = {
    put: async (at: string, response: Response) => void kept.set(at, response),
    delete: async (at: string) => kept.delete(at),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (at: string) => kept.get(at)?.clone(),
  });
  vi.stubGlobal('fetch', () => host());
});
afterEach(() => vi.unstubAllGlobals());

/** What a page gets that requests the file. */
async function asked(cache: RequestCache = 'default'): Promise<string> {
  const event = {
    request: { url, cache },
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  } as unknown as FetchEvent;
  const answer = await answerUsed(event);
  await Promise.all(waiting);
  return answer.text();
}

test('a file is kept at its first use, and comes from the cache from then on', async () => {
  host = async () => file('whole');
  expect(await asked()).toBe('whole');
  host = () => Promise.reject(new TypeError('offline'));
  expect(await asked()).toBe('whole');
});

test('a page that found it damaged gets it from the host, and the next page as well', async () => {
  kept.set(url, file('damaged'));
  host = async () => file('whole');
  expect(await asked('reload')).toBe('whole');
  expect(await asked()).toBe('whole');
});

test('damaged bytes are gone even where the host does not answer', async () => {
  kept.set(url, file('damaged'));
  host = () => Promise.reject(new TypeError('offline'));
  await expect(asked('reload')).rejects.toThrow('offline');
  expect(kept.has(url)).toBe(false);
});
