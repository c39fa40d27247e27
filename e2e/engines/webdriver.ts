import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A session of W3C WebDriver with one WebKitGTK browser. */
export type Driver = {
  /** Sends a command. `path` begins after the session. Throws with WebDriver's own words. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** The window closes as by a person. */
  close(): Promise<void>;
  /** SIGKILL to every process of the browser at once, as by a dead battery. */
  kill(): Promise<void>;
};

export type Window = { profile: string; width: number; height: number };

const binary = fileURLToPath(new URL('webkit-window.py', import.meta.url));
const reply = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const session = z.object({ sessionId: z.string() });

/** Opens WebKitGTK over a profile folder, on a screen of its own. */
export async function openWindow({ profile, width, height }: Window): Promise<Driver> {
  rmSync(join(profile, 'window.log'), { force: true });
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // A process group of its own: killing only the driver would leave the browser.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  const at = `http://127.0.0.1:${port}`;
  await answers(at, driver);
  const args = [`--profile=${profile}`, `--size=${width}x${height}`];
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary, args },
      timeouts: { script: 120_000, pageLoad: 60_000, implicit: 0 },
    },
  };
  const { sessionId } = session.parse(await ask('POST', `${at}/session`, { capabilities }));
  const send: Driver['send'] = (method, path, body) =>
    ask(method, `${at}/session/${sessionId}${path}`, body);
  const killAll = () => {
    process.kill(-(driver.pid ?? 0), 'SIGKILL');
    screen.process.kill('SIGKILL');
  };
  // A test that fails does not always close what it opened.
  process.once('exit', killAll);
  let ending: Promise<unknown> | undefined;
  /** Once: a test and the fixture that made the browser may both end it. */
  const end = async () => {
    if (!ending) {
      process.off('exit', killAll);
      ending = Promise.all([driver, screen.process].map(gone));
      killAll();
    }
    await ending;
  };
  return {
    send,
    kill: end,
    async close() {
      await send('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = reply.parse(await answer.json());
  if (answer.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${error}: ${message}`);
}

/** A screen in memory. The X server chooses a free number for it and says which. */
async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { display: `:${number}`, process: child };
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('There is no free port.'));
    });
  });

async function answers(url: string, driver: ChildProcess) {
  for (let tries = 0; tries < 300 && driver.exitCode === null; tries += 1) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return;
    await pause(50);
  }
  throw new Error('WebKitWebDriver did not start.');
}

const gone = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));
