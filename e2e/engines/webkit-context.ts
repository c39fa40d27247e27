import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { openWindow } from './webdriver.ts';
import { pageIn } from './webkit-page.ts';
import { openTab } from './webkit-tab.ts';
import { type Heard, readLog } from './window-log.ts';

/** What a page hears: the log of the window, read after every command. */
export type Events = {
  on(kind: string, listener: (event: unknown) => void): void;
  /** The path of the next download. */
  download(): Promise<string>;
};

type Options = {
  /** Kept after closing. Without it the profile is removed. */
  profile?: string;
  baseUrl?: string;
  width?: number;
  height?: number;
  /** Blocked unless a test asks for it, as in the other engines: every new profile would fetch the whole app for offline use. */
  serviceWorkers?: 'allow' | 'block' | undefined;
};

export type WebKitContext = BrowserContext & { kill(): Promise<void> };

/** A WebKitGTK browser with a profile of its own, in Playwright's words. */
export async function openWebKit(options: Options = {}): Promise<WebKitContext> {
  const { baseUrl = 'http://localhost', width = 390, height = 844 } = options;
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'mooring-webkit-'));
  const driver = await openWindow({ profile, width, height });
  const read = readLog(join(profile, 'window.log'));
  const listeners: { kind: string; tell(event: unknown): void }[] = [];
  const downloads: string[] = [];
  const inits = new Set<string>();
  const pages: Page[] = [];
  let scripts = 0;
  let current = '';
  let turn: Promise<unknown> = Promise.resolve();

  const tell = (kind: string, event: unknown) => {
    for (const listener of listeners) if (listener.kind === kind) listener.tell(event);
  };
  const hear = (heard: Heard) => {
    if (heard.kind === 'console')
      tell('console', { type: () => heard.type, text: () => heard.text });
    if (heard.kind === 'request') tell('request', { url: () => heard.url });
    if (heard.kind === 'download') downloads.push(heard.path);
    if (heard.kind === 'init') inits.add(heard.name);
  };
  const listen = () => read().forEach(hear);
  // A page speaks also while no command is sent.
  const listening = setInterval(listen, 100).unref();
  /** One command after another: WebDriver has one current window. */
  const withLock = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result.finally(listen);
  };
  const events: Events = {
    on: (kind, listener) => listeners.push({ kind, tell: listener }),
    async download() {
      listen();
      const before = downloads.length;
      for (let tries = 0; tries < 600; tries += 1) {
        listen();
        const path = downloads[before];
        if (path) return path;
        await pause(100);
      }
      throw new Error('No download came.');
    },
  };
  const context = () => own as unknown as WebKitContext;
  const own: Partial<Record<keyof WebKitContext, unknown>> & Record<string, unknown> = {
    // Playwright's matcher of addresses reads it there.
    _options: { baseURL: baseUrl },
    pages: () => pages,
    browser: () => null,
    on: events.on,
    async newPage() {
      const handle = await withLock(async () => {
        if (pages.length === 0) return z.string().parse(await driver.send('GET', '/window'));
        const opened = await driver.send('POST', '/window/new', { type: 'tab' });
        return z.object({ handle: z.string() }).parse(opened).handle;
      });
      const tab = openTab((method, path, body) =>
        withLock(async () => {
          if (current !== handle) await driver.send('POST', '/window', { handle });
          current = handle;
          return driver.send(method, path, body);
        }),
      );
      const page = pageIn(tab, context, baseUrl, events);
      pages.push(page);
      return page;
    },
    async addInitScript(script: string | ((value: unknown) => void), value?: unknown) {
      const text =
        typeof script === 'string' ? script : `(${script})(${JSON.stringify(value) ?? ''});`;
      scripts += 1;
      const name = `${String(scripts).padStart(3, '0')}.js`;
      writeFileSync(join(profile, 'init-scripts', name), text);
      while (!inits.has(name)) {
        await pause(20);
        listen();
      }
    },
    async close() {
      await turn;
      clearInterval(listening);
      await driver.close();
      listen();
      if (!options.profile) rmSync(profile, { recursive: true, force: true });
    },
    kill() {
      clearInterval(listening);
      return driver.kill();
    },
  };
  if (options.serviceWorkers === 'block') await context().addInitScript(blockServiceWorkers);
  return context();
}

/** With Playwright's own words, which e2e/mooring.ts expects. */
function blockServiceWorkers() {
  if (navigator.serviceWorker)
    Object.defineProperty(navigator.serviceWorker, 'register', {
      value: async () => console.warn('Service Worker registration blocked by Playwright'),
    });
}
