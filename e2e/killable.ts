import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { bootScript } from '../tools/boot-script.ts';
import { chromiumArgs, executablePath } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import { engine } from './engines/engine.ts';
import { killBrowser } from './kill-browser.ts';
import { openProfile } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

/** A browser over a profile folder that can be killed at any moment, as by a dead battery. */
export type Killable = {
  /** A page on the device harness, its data ready as `device`, or on the app. */
  page: Page;
  /**
   * Disconnects from the pages and opens another tab in front of them: a page under Playwright's control counts as visible.
   * Resolves with their titles once `tabs` of them match, which a page has to set when it is hidden.
   */
  hide(title: RegExp, tabs: number): Promise<string[]>;
  /** SIGKILL to every process of the browser at once. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Serves the data layer alone (`e2e/device/`), built as for production, with the product's own headers. */
export async function serveDevice() {
  const dist = mkdtempSync(join(tmpdir(), 'mooring-device-'));
  await build({
    root: fileURLToPath(new URL('device', import.meta.url)),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true, target: 'es2023' },
  });
  // What a deployment writes: no feature, and the one policy that lets Workers start.
  writeFileSync(join(dist, 'remotes.json'), '{}');
  writeFileSync(join(dist, 'boot.js'), bootScript([]));
  const server = await serve(dist, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
      removeFolder(dist);
    },
  };
}

export const newProfile = () => mkdtempSync(join(tmpdir(), 'mooring-profile-'));

/** Whether the device harness has opened its data. */
const onDevice = () => 'device' in globalThis;

/** Opens a browser at `url`, and waits there until `ready` says true. */
export async function openKillable(
  profile: string,
  url: string,
  ready: () => boolean = onDevice,
): Promise<Killable> {
  if (engine !== 'chromium') return openOther(profile, url, ready);
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [
      ...chromiumArgs,
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own: killing only the first process would let the others go on writing.
    { detached: true, stdio: 'ignore' },
  );
  const browser = await connect(child, portFile);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser opened without a profile.');
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(ready);
  return {
    page,
    async kill() {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended(child);
      await browser.close().catch(() => undefined);
    },
    async hide(title, tabs) {
      const port = portIn(portFile);
      await browser.close();
      await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
      for (let tries = 0; tries < 1500; tries += 1) {
        const listed: { title: string }[] = await (
          await fetch(`http://127.0.0.1:${port}/json/list`)
        ).json();
        const hidden = listed.map((tab) => tab.title).filter((one) => title.test(one));
        if (hidden.length === tabs) return hidden;
        await pause(20);
      }
      throw new Error('The pages were not hidden.');
    },
    async close() {
      const gone = ended(child);
      const devtools = await browser.newBrowserCDPSession();
      await devtools.send('Browser.close').catch(() => undefined);
      await gone;
    },
  };
}

/** Firefox or WebKit, as their tools start them. */
async function openOther(profile: string, url: string, ready: () => boolean): Promise<Killable> {
  const context = await openProfile(profile);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(ready);
  return {
    page,
    async kill() {
      await killBrowser(profile);
      await context.close().catch(() => undefined);
    },
    hide: () => Promise.reject(new Error('No tool shows another tab in front here.')),
    close: () => context.close(),
  };
}

const portIn = (portFile: string) =>
  existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : undefined;

async function connect(child: ChildProcess, portFile: string): Promise<Browser> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const port = portIn(portFile);
    if (port) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await pause(100);
  }
  throw new Error('The browser did not open its debugging port.');
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));
