/**
 * A hosted Mooring on this machine, behind one port as the real one is: rows by PostgREST and accounts by `@supabase/lite`,
 * over a real PostgreSQL, functions by Deno. Or the real one, where `SUPABASE_URL` and its keys are given.
 */
import { type ServerType, serve } from '@hono/node-server';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import postgres from 'postgres';
import { answerAboutUsers, isAboutUsers } from './admin-users.ts';
import { allowAllOrigins } from './allow-all-origins.ts';
import { startCluster } from './cluster.ts';
import { startFunctions } from './functions.ts';
import { connectLikeHosted } from './like-hosted.ts';
import { type Mail, readMail } from './mail.ts';
import { findPostgrest, isAboutRows, startRealRest } from './real-rest.ts';
import { asSuperuser } from './shared.ts';

export type Stack = {
  url: string;
  anonKey: string;
  serviceKey: string;
  /** What was mailed to an address, oldest first. A real project's mail cannot be read from here: there it is empty. */
  mail(address: string): Mail[];
  /** Runs SQL as the superuser, behind row level security. Against a real project it needs `SUPABASE_DB_URL`. */
  sql<T = Record<string, unknown>>(query: string): Promise<T[]>;
  /** Sets a handler between client and service, or null for none. Tests inject network faults with it. */
  between(pass: Between | null): void;
  stop(): Promise<void>;
};

/** Gets every request, and a function that forwards it. May answer itself, wait, or throw to break the connection. */
export type Between = (
  request: Request,
  through: (request: Request) => Promise<Response>,
) => Promise<Response>;

export type StackOptions = {
  /** Whether an address has to be confirmed by mail before the first log-in. Off unless said. */
  confirmEmail?: boolean;
  /** Settings of the functions; they are started only with this. */
  functions?: Record<string, string>;
  /** Characters of the shortest password. */
  shortestPassword?: number;
  /** The address of a migrated database, for tests that change its schema. */
  database?: string;
  /** Where the links in mails lead. */
  siteUrl?: string;
  /** 0, for any free one, unless said. */
  port?: number;
};

const anonKey = 'sb_publishable_local_stack_00000000000';
/** Only ever signs tokens for this database. */
const jwtSecret = 'a secret of the local stack, known to everyone';
const serviceKey = 'sb_secret_local_stack_000000000000000';

/** Shares the database of the whole test run where there is one (see setup.ts); otherwise it has its own. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = process.env;
  if (SUPABASE_URL && SUPABASE_ANON_KEY) return realProject(SUPABASE_URL, SUPABASE_ANON_KEY);

  const shared = options.database ?? process.env.MOORING_TEST_DATABASE;
  const cluster = shared ? sharedCluster(shared) : await startCluster();
  const connection = connectLikeHosted(cluster.url);
  const outbox = new InMemoryEmailDriver({ maxKeepCount: 10_000 });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      site_url: options.siteUrl ?? 'http://127.0.0.1:4173',
      jwt_secret: jwtSecret,
      publishable_key: anonKey,
      secret_key: serviceKey,
      email: { enable_confirmations: options.confirmEmail ?? false },
      ...(options.shortestPassword ? { minimum_password_length: options.shortestPassword } : {}),
    },
    api: { schemas: ['public'] },
    options: { drivers: { email: outbox } },
  });
  const admin = postgres(cluster.adminUrl, { max: 2, onnotice() {} });
  const program = findPostgrest();
  const rest =
    program &&
    (await startRealRest({ program, adminUrl: cluster.adminUrl, jwtSecret, anonKey, serviceKey }));
  let functions: Awaited<ReturnType<typeof startFunctions>> | undefined;
  let pass: Between | null = null;

  const signUp = async (email: string, password: string) =>
    app.fetch(
      new Request('http://127.0.0.1/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: anonKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
      { peerAddress: '127.0.0.1' },
    );
  const through = async (request: Request): Promise<Response> => {
    if (!new URL(request.url).pathname.startsWith('/functions/v1/')) {
      return allowAllOrigins(request, async (asked) => {
        if (isAboutUsers(asked)) return answerAboutUsers(asked, { serviceKey, admin, signUp });
        if (rest && isAboutRows(asked)) return rest.answer(asked);
        return app.fetch(asked, { peerAddress: '127.0.0.1' });
      });
    }
    return functions?.answer(request) ?? Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  };
  const underWay = new Set<Promise<unknown>>();
  const { server, url } = await listen((request) => {
    const answering = pass ? pass(request, through) : through(request);
    underWay.add(answering);
    answering.catch(() => {}).finally(() => underWay.delete(answering));
    return answering;
  }, options.port ?? 0);
  if (options.functions) functions = await startFunctions({ url, anonKey }, options.functions);
  return {
    url,
    anonKey,
    serviceKey,
    mail: (address) => readMail(outbox, address, url),
    sql: async (query) => (await admin.unsafe(query)) as never,
    between(next) {
      pass = next;
    },
    async stop() {
      await functions?.stop();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      // Requests that are still running write to the database that is about to be deleted.
      await Promise.allSettled(underWay);
      if (rest) await rest.stop();
      await Promise.all([connection.close(), admin.end()]);
      await cluster.stop();
    },
  };
}

function listen(
  answer: (request: Request) => Promise<Response>,
  port: number,
): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve) => {
    const server = serve({ port, hostname: '127.0.0.1', fetch: answer }, (address) =>
      resolve({ server, url: `http://127.0.0.1:${address.port}` }),
    );
  });
}

const sharedCluster = (url: string) => ({
  url,
  adminUrl: asSuperuser(url),
  stop: async () => {},
});

function realProject(url: string, key: string): Stack {
  const database = process.env.SUPABASE_DB_URL;
  const admin = database ? postgres(database, { max: 2, onnotice() {} }) : null;
  return {
    url: url.replace(/\/+$/, ''),
    anonKey: key,
    serviceKey: process.env.SUPABASE_SERVICE_KEY ?? '',
    mail: () => [],
    async sql(query) {
      if (!admin) throw new Error('SUPABASE_DB_URL is not set.');
      return (await admin.unsafe(query)) as never;
    },
    between() {
      throw new Error('Nothing can be put between a client and a real project.');
    },
    stop: async () => admin?.end(),
  };
}
