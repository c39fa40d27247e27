import type { z } from 'zod';
import { allowedOrigin, corsHeaders } from './cors.ts';
import { type Line, log } from './log.ts';
import type { Ending } from './provider.ts';
import { refusalOf, refuse, refusedWith } from './refusal.ts';
import { type CommonSettings, readSettings } from './settings.ts';

/** One request. `signal` aborts when whoever asked has gone. */
export type Asked<S> = {
  request: Request;
  settings: S;
  onStatus(status: number): void;
  onEnd(ending: Ending): void;
};

type Service<S> = {
  name: string;
  settings: z.ZodObject & z.ZodType<S>;
  answer(asked: Asked<S>): Promise<Response>;
};

/** Serves one function: who may ask from where, one line in the log for each answer, and small errors without content. */
export function serve<S extends CommonSettings>(service: Service<S>) {
  const read = readSettings(service.settings);
  Deno.serve((request) => respond(service, read, request));
}

type Read<S> = ReturnType<typeof readSettings<S>>;

async function respond<S extends CommonSettings>(
  { name, answer }: Service<S>,
  read: Read<S>,
  request: Request,
): Promise<Response> {
  // biome-ignore lint/plugin: the functions stand apart from the data layer and have no env of it.
  const id = crypto.randomUUID();
  const came = performance.now();
  const note = (line: Omit<Line, 'id' | 'ms'>) =>
    log(name, { id, ms: Math.round(performance.now() - came), ...line });
  if ('missing' in read) {
    note({ event: 'not-configured', missing: read.missing });
    return refusedWith('not-configured', id);
  }
  const { settings } = read;
  const origin = allowedOrigin(request, settings.MOORING_ORIGINS);
  let provider: number | undefined;
  const finish = (response: Response, line: Partial<Line> = {}) => {
    note({
      event: 'answered',
      status: response.status,
      ...(provider === undefined ? {} : { provider }),
      ...line,
    });
    for (const [header, value] of Object.entries(origin ? corsHeaders(origin) : {}))
      response.headers.set(header, value);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
  try {
    if (!origin) throw refuse('wrong-origin');
    if (request.method === 'OPTIONS') return finish(new Response(null, { status: 204 }));
    if (request.method !== 'POST') throw refuse('wrong-method');
    return finish(
      await answer({
        request,
        settings,
        onStatus(status) {
          provider = status;
        },
        onEnd: ({ how, bytes }) => note({ event: 'ended', how, bytes }),
      }),
    );
  } catch (error) {
    const { code, wait } = refusalOf(error);
    const unforeseen = code === 'failed' && error instanceof Error;
    return finish(refusedWith(code, id, wait), {
      code,
      ...(request.signal.aborted ? { how: 'hung-up' as const } : {}),
      ...(unforeseen ? { kind: error.name } : {}),
    });
  }
}
