import { refuse } from './refusal.ts';

export type Ending = { how: 'whole' | 'hung-up' | 'broken'; bytes: number };

export type ProviderCall = {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** What the answer has to be, as the beginning of its content type. */
  type: string;
  /** ms to the first byte, and between any two pieces. */
  waitMs: number;
  mostBytes: number;
  /** Aborts when whoever asked has gone. */
  signal: AbortSignal;
  /** Told the status of the answer, for the log. */
  onStatus(status: number): void;
  onEnd(ending: Ending): void;
};

/** However it moves: nothing is held open for longer. */
const longestAnswer = 140_000;

/**
 * Asks the provider and hands its answer through as it comes. Nothing begins before the first byte is here, so that every
 * failure until then still has a status of its own. Cancelling the stream ends the provider's work too.
 */
export async function askProvider(call: ProviderCall): Promise<ReadableStream<Uint8Array>> {
  const stall = createStall(call.waitMs);
  const signal = AbortSignal.any([call.signal, stall.signal, AbortSignal.timeout(longestAnswer)]);
  try {
    const response = await fetch(call.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      signal,
      redirect: 'error',
    });
    call.onStatus(response.status);
    await refuseUnless(response, call.type);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    if (!reader || !first || first.done) throw refuse('provider-failed');
    return handThrough(reader, first.value, { ...call, stall });
  } catch (error) {
    stall.end();
    if (error instanceof Error && 'refusal' in error) throw error;
    throw refuse(stall.signal.aborted ? 'provider-slow' : 'provider-failed');
  }
}

/** What a provider says about a failure may quote what it was asked, or its key: it stays here. */
async function refuseUnless(response: Response, type: string) {
  const right = response.headers.get('content-type')?.startsWith(type) ?? false;
  if (response.ok && right) return;
  await response.body?.cancel();
  if (response.status !== 429) throw refuse('provider-failed');
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw refuse('provider-busy', Number.isInteger(wait) && wait > 0 ? wait : undefined);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Handing = Pick<ProviderCall, 'mostBytes' | 'onEnd'> & { stall: Stall };

function handThrough(reader: Reader, first: Uint8Array, { mostBytes, onEnd, stall }: Handing) {
  let bytes = 0;
  let ended = false;
  const end = (how: Ending['how']) => {
    stall.end();
    // Hanging up also breaks the reading that is under way.
    if (!ended) onEnd({ how, bytes });
    ended = true;
  };
  const give = (to: ReadableStreamDefaultController<Uint8Array>, piece: Uint8Array) => {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new Error('too-large');
    to.enqueue(piece);
  };
  stall.hold();
  return new ReadableStream<Uint8Array>(
    {
      start: (to) => give(to, first),
      async pull(to) {
        stall.watch();
        try {
          const { done, value } = await reader.read();
          stall.hold();
          if (!done) return give(to, value);
          end('whole');
          to.close();
        } catch {
          await reader.cancel().catch(() => undefined);
          end('broken');
          to.error(new Error('The answer broke off'));
        }
      },
      async cancel() {
        end('hung-up');
        await reader.cancel().catch(() => undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

type Stall = ReturnType<typeof createStall>;

/** Aborts when it has been watching for `waitMs`. Holds still while whoever asked is the slow one. */
function createStall(waitMs: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), waitMs);
  let timer = start();
  const hold = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    hold,
    watch() {
      hold();
      timer = start();
    },
    end: hold,
  };
}
