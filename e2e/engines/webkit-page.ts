import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import type { Events } from './webkit-context.ts';
import { type Expected, expectOn } from './webkit-expect.ts';
import { keyboardOf } from './webkit-keyboard.ts';
import { findersIn } from './webkit-locator.ts';
import { moveTo, pointer, pressAt } from './webkit-press.ts';
import type { Tab } from './webkit-tab.ts';

/** What of Playwright's page the promises use. Another method fails as 'not a function'. */
type Own = Partial<Record<keyof Page, unknown>>;

export function pageIn(tab: Tab, context: () => BrowserContext, baseUrl: string, events: Events) {
  const read = async () => {
    tab.address = z.string().parse(await tab.send('GET', '/url'));
    return tab.address;
  };
  const expectPage = async (expression: string, expected: Expected) => {
    const answer = await expectOn(tab, ':root', expression, expected);
    await read();
    return answer;
  };
  // What has no form in JSON comes back as nothing.
  const evaluate = (inPage: unknown, value?: unknown) =>
    tab.run(
      `const value = await ${typeof inPage === 'string' ? `(${inPage})` : `(${inPage})(args[0])`};
      try { return JSON.parse(JSON.stringify(value)); } catch { return null; }`,
      value ?? null,
    );
  const whenTrue = async (isTrue: () => Promise<unknown>, what: string, timeout = 30_000) => {
    const until = Date.now() + timeout;
    while (!(await isTrue())) {
      if (Date.now() > until) throw new Error(`${what} did not come in time.`);
      await pause(60);
    }
  };
  const step = async (path: string) => {
    await tab.send('POST', path, {});
    await pause(100);
    await read();
  };
  const own: Own & Record<string, unknown> = {
    _apiName: 'Page',
    ...findersIn(tab),
    mainFrame: () => ({ _expect: expectPage }),
    context,
    keyboard: keyboardOf(tab),
    mouse: {
      wheel: (x: number, y: number) => tab.run('scrollBy(args[0], args[1]);', x, y),
      move: (x: number, y: number) => pointer(tab, [moveTo(x, y)]),
      down: () => pointer(tab, [{ type: 'pointerDown', button: 0 }]),
      up: () => pointer(tab, [{ type: 'pointerUp', button: 0 }]),
      click: (x: number, y: number) => pressAt(tab, x, y),
    },
    addInitScript: (script: () => void) => context().addInitScript(script),
    url: () => tab.address,
    title: () => tab.send('GET', '/title'),
    async goto(url: string) {
      await tab.send('POST', '/url', { url: new URL(url, baseUrl).href });
      await read();
    },
    reload: () => step('/refresh'),
    goBack: () => step('/back'),
    goForward: () => step('/forward'),
    evaluate,
    waitForFunction: (inPage: unknown, value?: unknown) =>
      whenTrue(() => evaluate(inPage, value), 'What the function waits for'),
    waitForTimeout: (ms: number) => pause(ms),
    waitForURL: (wanted: RegExp) => whenTrue(async () => wanted.test(await read()), `${wanted}`),
    on: events.on,
    async waitForEvent(kind: string) {
      if (kind !== 'download') throw new Error(`WebKit's window does not say when ${kind} is.`);
      const path = await events.download();
      return { suggestedFilename: () => basename(path), path: async () => path };
    },
    async setViewportSize({ width, height }: { width: number; height: number }) {
      await tab.send('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    async screenshot({ path }: { path?: string } = {}) {
      const picture = Buffer.from(z.string().parse(await tab.send('GET', '/screenshot')), 'base64');
      if (path) writeFileSync(path, picture);
      return picture;
    },
    close: () => tab.send('DELETE', '/window'),
  };
  // The methods are those of Playwright's type; what is left out of it fails loudly where it is called.
  return own as unknown as Page;
}
