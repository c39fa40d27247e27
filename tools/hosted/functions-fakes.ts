/** Fakes around a function in its tests: a project with two people, and a provider with scripted answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FunctionName, type RunningFunction, startFunction } from './functions.ts';

type Call = { path: string; headers: IncomingMessage['headers']; body: unknown };
type Answer = (to: ServerResponse) => void;

export const origin = 'https://mooring.example';
export const anonKey = 'sb_publishable_of_the_project';
/** Keys that may appear only in requests to their provider. */
export const keys = { chat: 'key-canary-chat-7c1f', voice: 'key-canary-voice-7c1f' };
/** Tokens as the project's Auth would have given them. */
export const tokens = { ann: 'e30.ann.sig', ben: 'e30.ben.sig' };

export type Server = { url: string; calls: Call[]; stop(): Promise<void> };

async function open(answer: (call: Call, to: ServerResponse) => void): Promise<Server> {
  const calls: Call[] = [];
  const server = createServer((from, to) => {
    let text = '';
    from.on('data', (piece) => {
      text += piece;
    });
    from.on('end', () => {
      const body: unknown = text === '' ? null : JSON.parse(text);
      const call = { path: from.url ?? '', headers: from.headers, body };
      calls.push(call);
      answer(call, to);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const json = (to: ServerResponse, status: number, body: unknown) => {
  to.writeHead(status, { 'Content-Type': 'application/json' });
  to.end(JSON.stringify(body));
};

/** A fake of a project's Auth and database. `waits`: the seconds that `take_turn` returns, by token. */
export async function openProject() {
  const waits = new Map<string, number>();
  const known: string[] = Object.values(tokens);
  const server = await open(({ path, headers }, to) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!known.includes(token)) json(to, 401, { message: 'JWT invalid' });
    else if (path === '/auth/v1/user')
      json(to, 200, { id: '6a4ef4a0-5f1a-4d83-9a3c-0a8c9ee3c0f1', email: 'ann@example.org' });
    else if (path === '/rest/v1/rpc/take_turn') json(to, 200, waits.get(token) ?? 0);
    else json(to, 404, {});
  });
  return { ...server, waits, turns: () => server.calls.filter(({ path }) => /rpc/.test(path)) };
}

/** A fake provider. `hungUp` counts answers whose connection was closed before the end. */
export async function openProvider() {
  let next: Answer = (to) => to.end();
  const state = { hungUp: 0 };
  const server = await open((_, to) => {
    to.on('close', () => {
      if (!to.writableFinished) state.hungUp += 1;
    });
    next(to);
  });
  return {
    ...server,
    state,
    answers(answer: Answer) {
      next = answer;
    },
  };
}

export type Stand = {
  project: Awaited<ReturnType<typeof openProject>>;
  provider: Awaited<ReturnType<typeof openProvider>>;
  running: RunningFunction;
  ask(body: unknown, options?: Asking): Promise<Response>;
  stop(): Promise<void>;
};

type Asking = {
  token?: string | null;
  origin?: string | null;
  method?: string;
  signal?: AbortSignal;
};

/** One function with everything it needs. Its timeouts are short, so that tests are fast. */
export async function standUp(
  name: FunctionName,
  settings: Record<string, string> = {},
): Promise<Stand> {
  const [project, provider] = await Promise.all([openProject(), openProvider()]);
  const running = await startFunction(name, {
    MOORING_ORIGINS: `${origin}, https://other.example`,
    MOORING_CHAT_KEY: keys.chat,
    MOORING_CHAT_PROVIDER: `${provider.url}/v1/chat/completions`,
    MOORING_CHAT_MODELS: 'model-one, model-two',
    MOORING_CHAT_WAIT_MS: '1500',
    MOORING_VOICE_KEY: keys.voice,
    MOORING_VOICE_PROVIDER: `${provider.url}/v1/text-to-speech`,
    MOORING_VOICE_FEMALE: 'voice-f',
    MOORING_VOICE_MALE: 'voice/m',
    MOORING_VOICE_WAIT_MS: '1500',
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: anonKey,
    ...settings,
  });
  return {
    project,
    provider,
    running,
    ask: (body, asking = {}) => {
      const { token = tokens.ann, method = 'POST', signal } = asking;
      const from = asking.origin === undefined ? origin : asking.origin;
      return fetch(`${running.url}/${name}`, {
        method,
        headers: {
          ...(from === null ? {} : { Origin: from }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          'Content-Type': 'application/json',
          apikey: anonKey,
        },
        ...(method === 'POST'
          ? { body: typeof body === 'string' ? body : JSON.stringify(body) }
          : {}),
        ...(signal ? { signal } : {}),
      });
    },
    async stop() {
      await Promise.all([running.stop(), project.stop(), provider.stop()]);
    },
  };
}

/** The `code` of a small error, and the whole of it. */
export async function errorOf(response: Response) {
  const text = await response.text();
  const { error } = JSON.parse(text) as { error: { code: string; message: string; id: string } };
  return { status: response.status, code: error.code, text };
}
