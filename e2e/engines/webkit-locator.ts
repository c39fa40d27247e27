import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { z } from 'zod';
import {
  byLabel,
  byRole,
  byText,
  hasText,
  type RoleOptions,
  type TextOptions,
} from './selectors.ts';
import { type Expected, expectOn } from './webkit-expect.ts';
import { choose, chooseFiles, fill, isChecked } from './webkit-fields.ts';
import { all, findOne } from './webkit-find.ts';
import { keyboardOf } from './webkit-keyboard.ts';
import { moveTo, type PressOptions, pointer, press } from './webkit-press.ts';
import type { Tab } from './webkit-tab.ts';

/** What of Playwright's locator the promises use. Another method fails as 'not a function'. */
type Own = Partial<Record<keyof Locator, unknown>>;
type Inside = { _selector: string };
type Filter = {
  hasText?: string | RegExp;
  has?: Locator & Partial<Inside>;
  visible?: boolean;
};

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const texts = z.array(z.string());

/** Ways to find elements, from the page or from an element. */
export const findersIn = (tab: Tab, within = '') => {
  const next = (selector: string) => locatorIn(tab, within ? `${within} >> ${selector}` : selector);
  return {
    locator: (target: string | (Locator & Partial<Inside>)) =>
      next(
        typeof target === 'string' ? target : `internal:chain=${JSON.stringify(target._selector)}`,
      ),
    getByRole: (role: string, options?: RoleOptions) => next(byRole(role, options)),
    getByLabel: (label: string | RegExp, options?: TextOptions) => next(byLabel(label, options)),
    getByText: (words: string | RegExp, options?: TextOptions) => next(byText(words, options)),
  };
};

export function locatorIn(tab: Tab, selector: string): Locator {
  const next = (more: string) => locatorIn(tab, `${selector} >> ${more}`);
  const one = (states?: string[], timeout?: number) => findOne(tab, selector, states, timeout);
  const ask = async (body: string, ...args: unknown[]) => tab.run(body, await one(), ...args);
  const every = (body: string, ...args: unknown[]) =>
    tab.run(`const all = ${all}; ${body}`, selector, ...args);
  const joined = (way: string, other: Locator & Partial<Inside>) =>
    next(`internal:${way}=${JSON.stringify(other._selector)}`);
  const count = async () => z.number().parse(await every('return all.length;'));
  const isVisible = async () =>
    z
      .boolean()
      .parse(
        await every(
          "return !!all[0] && (await injected.elementState(all[0], 'visible', true)).matches;",
        ),
      );
  const set = async (wanted: boolean, options: PressOptions = {}) => {
    if ((await isChecked(tab, selector)) === wanted) return;
    await press(tab, selector, { force: false, ...options });
    if ((await isChecked(tab, selector)) !== wanted) throw new Error(`${selector} did not change.`);
  };
  const focus = () => ask("(injected.retarget(args[0], 'follow-label') || args[0]).focus();");
  const own: Own & Inside & Record<string, unknown> = {
    _apiName: 'Locator',
    _selector: selector,
    _expect: (expression: string, expected: Expected) =>
      expectOn(tab, selector, expression, expected),
    toString: () => selector,
    ...findersIn(tab, selector),
    first: () => next('nth=0'),
    last: () => next('nth=-1'),
    nth: (index: number) => next(`nth=${index}`),
    or: (other: Locator) => joined('or', other),
    and: (other: Locator) => joined('and', other),
    filter: ({ hasText: words, has, visible }: Filter) =>
      locatorIn(
        tab,
        [
          selector,
          ...(words === undefined ? [] : [hasText(words)]),
          ...(has ? [`internal:has=${JSON.stringify(has._selector)}`] : []),
          ...(visible === undefined ? [] : [`visible=${visible}`]),
        ].join(' >> '),
      ),
    all: async () => Array.from({ length: await count() }, (_, index) => next(`nth=${index}`)),
    count,
    click: (options?: PressOptions) => press(tab, selector, options),
    check: (options?: PressOptions) => set(true, options),
    uncheck: (options?: PressOptions) => set(false, options),
    isChecked: () => isChecked(tab, selector),
    isVisible,
    fill: (text: string, { timeout }: PressOptions = {}) => fill(tab, selector, text, timeout),
    selectOption: (choice: Parameters<typeof choose>[2]) => choose(tab, selector, choice),
    setInputFiles: (files: Parameters<typeof chooseFiles>[2]) => chooseFiles(tab, selector, files),
    focus,
    blur: () => ask('args[0].blur();'),
    async press(key: string) {
      await focus();
      await keyboardOf(tab).press(key);
    },
    async hover() {
      const { x, y, width, height } = box.parse(await ask(boxOf));
      await pointer(tab, [moveTo(x + width / 2, y + height / 2)]);
    },
    boundingBox: async () => box.parse(await ask(boxOf)),
    textContent: () => ask('return args[0].textContent;'),
    innerText: () => ask('return args[0].innerText;'),
    inputValue: () => ask('return args[0].value;'),
    getAttribute: (name: string) => ask('return args[0].getAttribute(args[1]);', name),
    allInnerTexts: async () => texts.parse(await every('return all.map((one) => one.innerText);')),
    scrollIntoViewIfNeeded: () =>
      ask("args[0].scrollIntoView({ block: 'center', behavior: 'instant' });"),
    evaluate: (inPage: unknown, value?: unknown) =>
      ask(`return (${inPage})(args[0], args[1]);`, value ?? null),
    async waitFor({ state = 'visible', timeout = 30_000 } = {}) {
      const until = Date.now() + timeout;
      const isReached = async () => {
        if (state === 'visible') return isVisible();
        if (state === 'hidden') return !(await isVisible());
        return (await count()) > 0 === (state === 'attached');
      };
      while (!(await isReached())) {
        if (Date.now() > until) throw new Error(`${selector} is not ${state}.`);
        await pause(50);
      }
    },
  };
  // The methods are those of Playwright's type; what is left out of it fails loudly where it is called.
  return own as unknown as Locator;
}

const boxOf =
  'const { x, y, width, height } = args[0].getBoundingClientRect(); return { x, y, width, height };';
