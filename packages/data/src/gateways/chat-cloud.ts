import { AppError } from '@mooring/contract';
import type { Engine, Turn } from '@mooring/listening';
import { chatError } from './chat-failure.ts';
import { type ChatPayload, payloadOf } from './chat-payload.ts';
import { createStreamReader, readReply } from './chat-stream.ts';
import { watchContentPolicy } from './content-policy.ts';

/** Where a chat-completion service answers. */
export type CloudAddress = {
  url: string;
  /** Empty where the service chooses by itself. */
  model: string;
  key: string | null;
  /** Creates the headers that identify the person, for each call. */
  signHeaders?: () => Promise<Record<string, string>>;
};

/** From the specification, in ms: the maximum wait for the first text and between two chunks. */
export const maxWaitMs = 30_000;

/** More than 800 tokens can have. Stops a service that never ends its reply. */
const maxCharacters = 20_000;

type Options = {
  address: CloudAddress;
  wait?: number;
  /** Creates the request body. Defaults to the payload of a conversation. */
  payload?: (turn: Turn, model: string) => ChatPayload;
};

/**
 * The chat call of the specification. Throws AppError with the sentence for the failure; after an abort it ends without
 * an error.
 */
export function createCloudEngine({
  address,
  wait = maxWaitMs,
  payload = payloadOf,
}: Options): Engine {
  return {
    async *reply(turn, { signal }) {
      const slow = createStallTimer(wait);
      const stop = AbortSignal.any([signal, slow.signal]);
      const policy = watchContentPolicy(address.url);
      try {
        const body = payload(turn, address.model);
        yield* streamReply({ address, body, stop, onProgress: slow.moved });
      } catch (error) {
        if (signal.aborted) return;
        if (slow.signal.aborted) throw chatError({ kind: 'slow' });
        if (error instanceof AppError) throw error;
        if (await policy.isViolated()) throw chatError({ kind: 'not-allowed' });
        throw chatError({ kind: 'thrown', error });
      } finally {
        slow.end();
        policy.end();
      }
    },
  };
}

type ChatCall = { address: CloudAddress; body: ChatPayload; stop: AbortSignal; onProgress(): void };

async function* streamReply({ address, body, stop, onProgress }: ChatCall): AsyncGenerator<string> {
  const signed = await orAborted(address.signHeaders?.(), stop);
  const response = await fetch(address.url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(address.key ? { Authorization: `Bearer ${address.key}` } : {}),
      ...signed,
    },
    body: JSON.stringify(body),
    signal: stop,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) {
    const text = await response.text().catch(() => '');
    throw chatError({ kind: 'refused', status: response.status, text: text.slice(0, 2_000) });
  }
  const streamed = response.headers.get('content-type')?.includes('text/event-stream');
  if (!streamed || !response.body) {
    yield readReply(await response.text());
    return;
  }
  const reader = createStreamReader();
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of readChunks(response.body)) {
    const words = reader.feed(decoder.decode(bytes, { stream: true }));
    if (words === '') continue;
    onProgress();
    length += words.length;
    yield words;
    if (length > maxCharacters) return;
  }
  reader.end();
}

/** Rejects when the signal aborts. The work itself cannot be cancelled and is no longer waited for. */
function orAborted<T>(work: Promise<T> | undefined, stop: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason), { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}

/** Not every browser supports `for await` over a stream. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Closes the connection also when the consumer stopped early.
    await reader.cancel().catch(() => undefined);
  }
}

/** Aborts after `wait` ms without progress. */
function createStallTimer(wait: number) {
  const controller = new AbortController();
  const stall = () => controller.abort();
  let timer = setTimeout(stall, wait);
  return {
    signal: controller.signal,
    moved() {
      clearTimeout(timer);
      timer = setTimeout(stall, wait);
    },
    end: () => clearTimeout(timer),
  };
}
