import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { injectedScript } from './injected-script.ts';

/** One tab, in WebDriver's terms. */
export type Tab = {
  /** Where the page was at the last command. */
  address: string;
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /**
   * Runs the body of a function in the page. `args` are its arguments; `injected` in it is Playwright's script. It may
   * return a promise.
   */
  run(body: string, ...args: unknown[]): Promise<unknown>;
};

/** How WebDriver names an element in JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export const elementIn = z.object({ [elementKey]: z.string() });
export type Element = z.infer<typeof elementIn>;

const outcome = z.union([
  z.object({ value: z.unknown(), address: z.string() }),
  z.object({ error: z.string() }),
  z.object({ injected: z.literal('missing') }),
]);
/** The page was replaced while the script ran in it. The new page may be asked again. */
const replaced = /unload|navigat|detached|stale frame|Callback was not called/i;

/** A tab whose commands are sent by `send`, one after another. */
export function openTab(send: Tab['send']): Tab {
  const execute = async (body: string, args: unknown[]) => {
    const needsScript = body.includes('injected');
    const check = needsScript
      ? "if (!window.playwrightInjected) return done({ injected: 'missing' });"
      : '';
    const script = `const done = arguments[arguments.length - 1];
      ${check}
      const injected = window.playwrightInjected;
      (async (...args) => { ${body} })(...[...arguments].slice(0, -1)).then(
        (value) => done({ value: value === undefined ? null : value, address: location.href }),
        (error) => done({ error: String((error && error.stack) || error) + ' ' + String(error) }),
      );`;
    return outcome.parse(await send('POST', '/execute/async', { script, args }));
  };
  const tab: Tab = {
    address: 'about:blank',
    send,
    async run(body, ...args) {
      for (let tries = 0; ; tries += 1) {
        try {
          const result = await execute(body, args);
          if ('error' in result) throw new Error(result.error);
          if ('value' in result) {
            tab.address = result.address;
            return result.value;
          }
          await send('POST', '/execute/sync', { script: injectedScript, args: [] });
        } catch (error) {
          if (tries >= 8 || !replaced.test(String(error))) throw error;
          await pause(100);
        }
      }
    },
  };
  return tab;
}
