import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The result of a build. `ended`: its process is gone and builds no more. */
export type BuildResult = { state: 'built' | 'failed' | 'ended'; ms: number };

export type BuildWatcher = {
  /** Resolves when no build is under way. True when there is a good build, this one or an earlier one. */
  settled(): Promise<boolean>;
  stop(): void;
};

export type BuildWatcherOptions = {
  /** The folder used in place of `dist/`. */
  out: string;
  /** Called after each build; `settled()` waits for it as well. */
  onResult: (result: BuildResult) => Promise<void> | void;
  /** Prints nothing, for tests. */
  quiet?: boolean;
};

const program = fileURLToPath(new URL('build-watcher-process.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/**
 * Keeps a package built: once now, and again after every change of a file it is made of. Vite prints what is wrong.
 *
 * @param folder the package, with its Vite config
 */
export function watchBuild(folder: string, options: BuildWatcherOptions): BuildWatcher {
  const { out, onResult, quiet = false } = options;
  const child = fork(program, {
    cwd: folder,
    execArgv: ['--import', tsx],
    silent: quiet,
    env: { ...process.env, MOORING_OUT: out, MOORING_WATCH: '1' },
  });
  let building = true;
  let good = false;
  let startedAt = performance.now();
  let waiting: (() => void)[] = [];

  const start = () => {
    building = true;
    startedAt = performance.now();
  };
  const settle = async (state: BuildResult['state']) => {
    const started = startedAt;
    if (state === 'built') good = true;
    await onResult({ state, ms: performance.now() - started });
    // Another build began meanwhile: wait for that one.
    if (started !== startedAt) return;
    building = false;
    for (const go of waiting) go();
    waiting = [];
  };
  child.on('message', (message) => {
    if (message === 'building') start();
    if (message === 'built' || message === 'failed') void settle(message);
  });
  child.on('exit', () => void settle('ended'));

  return {
    async settled() {
      while (building) await new Promise<void>((go) => waiting.push(go));
      return good;
    },
    stop: () => void child.kill(),
  };
}
