import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { engine } from './engines/engine.ts';
import { surfaces } from './kill-surfaces.ts';
import { type Killable, newProfile, openKillable } from './killable.ts';
import { expect, test } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

/** ms after which what is typed without a pause is kept, and some for a busy machine. */
const longestWait = 3_000 + 2_000;

/** ms in which a busy machine has typed so many words, or opened a page on a profile of its own. */
const patience = { timeout: 60_000 };

/** ms of grace that a hidden tab has before it is killed: less than the pause after which typing is kept anyway. */
const grace = 400;

/** A part of the places is killed in `pnpm proof:kill` only. */
const all = process.env.MOORING_DAMAGE === 'all';

/** No tool shows another tab in front of a page of Firefox or WebKit. */
const canHide = engine === 'chromium';
const moments = `a kill during typing without a pause${canHide ? ', and a kill right after its tab is hidden' : ''}`;

/** Places that are written in at once, each in a tab of its own: browsers in which three tabs are open start a third as often. */
const inOneBrowser = 3;
const chosen = surfaces.filter(({ isLong }) => all || !isLong);
const browsers = Math.ceil(chosen.length / inOneBrowser);
const groups = Array.from({ length: browsers }, (_, at) =>
  chosen.filter((_, index) => index % browsers === at),
);

for (const group of groups) {
  test(`${group.map(({ name }) => name).join(', ')}: what is typed survives ${moments}`, async ({
    deployment,
  }) => {
    test.setTimeout(300_000);
    const profile = newProfile();
    let last: Killable | null = null;
    /** Opens the browser, and each address in a tab of its own. */
    const open = async (addresses: string[]) => {
      last = await openKillable(profile, deployment.url, isDrawn);
      const tabs: Page[] = [];
      for (const address of addresses) {
        const page = tabs.length === 0 ? last.page : await last.page.context().newPage();
        await page.goto(address);
        await page.waitForFunction(isDrawn);
        tabs.push(page);
      }
      return { browser: last, tabs };
    };
    const fieldsOf = (tabs: Page[]) =>
      group.flatMap(({ field }, at) => (tabs[at] ? field(tabs[at]) : []));
    try {
      const first = await open(group.map(() => deployment.url));
      for (const [at, { begin }] of group.entries())
        if (first.tabs[at]) await begin(first.tabs[at]);
      const places = first.tabs.map((page) => page.url());
      const boxes = fieldsOf(first.tabs);
      const typing = boxes.map(async (box) => {
        await box.click();
        await box.press('End');
        await box.pressSequentially(numbered(1, 400), { delay: 40 }).catch(() => undefined);
      });
      const typed: string[] = [];
      for (const box of boxes) {
        await expect.poll(() => box.inputValue(), patience).toContain('w8 ');
        typed.push(await box.inputValue());
      }
      await pause(longestWait);
      await first.browser.kill();
      await Promise.all(typing);

      /** Opens the places again. Resolves with the fields, once each has what was typed first. */
      const openAgain = async () => {
        const { browser, tabs } = await open(places);
        const fields = fieldsOf(tabs);
        for (const [at, field] of fields.entries())
          await expect.poll(() => field.inputValue(), patience).toContain(typed[at]);
        return { browser, fields };
      };
      let again = await openAgain();
      if (!canHide) return;
      // A device that is very busy may need longer than the grace: one of three kills has to leave everything kept, for each place.
      const missing = new Map(group.map(({ name }) => [name, 'not tried']));
      for (const letter of ['h', 'i', 'j']) {
        const before: string[] = [];
        for (const [at, field] of again.fields.entries()) {
          before.push(await field.inputValue());
          await field.evaluate(typeUntilHidden, { letter, at });
        }
        for (const field of again.fields)
          await expect.poll(() => field.inputValue(), patience).toContain(`${letter}20 `);
        const titles = await again.browser.hide(/^hidden/, group.length);
        await pause(grace);
        await again.browser.kill();

        again = await openAgain();
        for (const [at, { name }] of group.entries()) {
          const words = titles
            .map((title) => title.split(' '))
            .find(([, tab]) => Number(tab) === at);
          const written = `${before[at]}${numbered(1, Number(words?.[2]), letter)}`;
          const kept = await again.fields[at]?.inputValue();
          if (kept === written) missing.delete(name);
          else if (missing.has(name)) missing.set(name, `${written} was kept as ${kept}`);
        }
        if (missing.size === 0) break;
      }
      expect([...missing]).toEqual([]);
    } finally {
      await (last as Killable | null)?.kill().catch(() => undefined);
      removeFolder(profile);
    }
  });
}

const isDrawn = () => document.querySelector('main') !== null;

function numbered(from: number, to: number, letter = 'w'): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at} `).join('');
}

/** Types into a field without a pause, in the page itself, until its tab is hidden; then the title says which tab, and how far. */
function typeUntilHidden(
  field: HTMLElement | SVGElement,
  { letter, at }: { letter: string; at: number },
) {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  let text = (field as HTMLTextAreaElement).value;
  let words = 0;
  const timer = setInterval(() => {
    words += 1;
    text += `${letter}${words} `;
    own?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, 50);
  document.addEventListener('visibilitychange', () => {
    clearInterval(timer);
    document.title = `hidden ${at} ${words}`;
  });
}
