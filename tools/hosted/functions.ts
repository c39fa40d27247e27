/**
 * The Edge Functions on this machine, each in a Deno of its own as the platform runs them: nothing is fetched from anywhere,
 * what they import comes from `node_modules`, and they may speak only to the hosts their own settings name.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forward } from './forward.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'supabase/functions');

export const functionNames = ['companion-chat', 'speech'] as const;
export type FunctionName = (typeof functionNames)[number];

export type RunningFunction = {
  url: string;
  /** Everything it has written, to both of its streams. */
  logs(): string;
  stop(): Promise<void>;
};

type Settings = Record<string, string>;

/** Starts one function on a free port. Throws with its output where it does not start. */
export async function startFunction(
  name: FunctionName,
  settings: Settings,
): Promise<RunningFunction> {
  const child = spawn(
    denoProgram(),
    [
      'run',
      '--no-prompt',
      `--allow-net=${hostsIn(settings).join(',')}`,
      '--allow-env=MOORING_*,SUPABASE_*',
      ...apart(name),
      join(folder, name, 'index.ts'),
    ],
    {
      cwd: root,
      env: { ...denoEnv, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let written = '';
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (piece: Buffer) => {
      written += piece.toString();
      const at = /Listening on (http:\/\/127\.0\.0\.1:\d+)\//.exec(written)?.[1];
      if (at) resolve(at);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${name} did not start.\n${written}`)));
  });
  return {
    url,
    logs: () => written,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export type RunningFunctions = {
  /** Answers `/functions/v1/<name>` as the platform's gateway does. */
  answer(request: Request): Promise<Response>;
  logs(): string;
  stop(): Promise<void>;
};

/** Both functions behind one gateway. `settings` are the operator's `MOORING_…`; the project's own are added. */
export async function startFunctions(
  project: { url: string; anonKey: string },
  settings: Settings,
): Promise<RunningFunctions> {
  const all = { ...settings, SUPABASE_URL: project.url, SUPABASE_ANON_KEY: project.anonKey };
  const running = await Promise.all(
    functionNames.map(async (name) => [name, await startFunction(name, all)] as const),
  );
  const byName = new Map<string, RunningFunction>(running);
  return {
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      const [, name = ''] = /^\/functions\/v1\/([\w-]+)/.exec(pathname) ?? [];
      const to = byName.get(name);
      if (!to) return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
      return forward(request, `${to.url}/${name}${search}`);
    },
    logs: () => running.map(([, one]) => one.logs()).join('\n'),
    async stop() {
      await Promise.all(running.map(([, one]) => one.stop()));
    },
  };
}

/** Type-checks every function with Deno. Returns its errors, or an empty text. */
export async function checkFunctions(): Promise<string> {
  const files = functionNames.map((name) => join(folder, name, 'index.ts'));
  const child = spawn(denoProgram(), ['check', ...apart('companion-chat'), ...files], {
    cwd: root,
    env: denoEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (piece: Buffer) => {
    said += piece.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return code === 0 ? '' : said;
}

/** Deno's arguments for a function: its own config, no registry, no lock file, its own cache. */
const apart = (name: FunctionName) => [
  '--no-remote',
  '--no-lock',
  '--node-modules-dir=manual',
  `--config=${join(folder, name, 'deno.json')}`,
];

const denoEnv = {
  NO_COLOR: '1',
  DENO_NO_UPDATE_CHECK: '1',
  DENO_DIR: join(root, '.cache/deno'),
};

/** The hosts that it may connect to: its project and its provider. */
const hostsIn = (settings: Settings) =>
  Object.entries(settings)
    .filter(([name, value]) => /_(URL|PROVIDER)$/.test(name) && URL.canParse(value))
    .map(([, value]) => new URL(value).host)
    .concat('127.0.0.1');

/** The path of the deno binary: npm's wrapper process would survive a stop. */
function denoProgram(): string {
  const { runInstall }: { runInstall(): string } = createRequire(import.meta.url)(
    'deno/install_api.cjs',
  );
  return runInstall();
}
