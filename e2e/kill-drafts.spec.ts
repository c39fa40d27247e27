import { setTimeout as pause } from 'node:timers/promises';
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

/** A part of the places is killed in `pnpm proof:kill` only, since each takes about a minute. */
const all = process.env.MOORING_DAMAGE === 'all';

/** No tool shows another tab in front of a page of Firefox or WebKit. */
const canHide = engine === 'chromium';
const moments = `a kill during typing without a pause${canHide ? ', and a kill right after its tab is hidden' : ''}`;

for (const { name, begin, field, isLong } of surfaces) {
  if (isLong && !all) continue;
  test(`${name} survives ${moments}`, async ({ deployment }) => {
    test.setTimeout(240_000);
    const profile = newProfile();
    let last: Killable | null = null;
    const open = async (url: string) => {
      last = await openKillable(profile, url, () => document.querySelector('main') !== null);
      return last;
    };
    try {
      const first = await open(deployment.url);
      await begin(first.page);
      const place = first.page.url();
      const box = field(first.page);
      await box.click();
      await box.press('End');
      const typing = box.pressSequentially(numbered(1, 400), { delay: 40 }).catch(() => undefined);
      await expect.poll(() => box.inputValue(), patience).toContain('w8 ');
      const typed = await box.inputValue();
      await pause(longestWait);
      await first.kill();
      await typing;

      // A device that is very busy may need longer than the grace: one of three kills has to leave everything kept.
      const tries: { written: string; kept: string }[] = [];
      let again = await open(place);
      await expect.poll(() => field(again.page).inputValue(), patience).toContain(typed);
      if (!canHide) return;
      for (const letter of ['h', 'i', 'j']) {
        const found = field(again.page);
        const before = await found.inputValue();
        await found.evaluate(typeUntilHidden, letter);
        await expect.poll(() => found.inputValue(), patience).toContain(`${letter}20 `);
        const [, words] = /^hidden (\d+)$/.exec(await again.hide(/^hidden/)) ?? [];
        await pause(grace);
        await again.kill();

        again = await open(place);
        await expect.poll(() => field(again.page).inputValue(), patience).toContain(typed);
        const written = `${before}${numbered(1, Number(words), letter)}`;
        tries.push({ written, kept: await field(again.page).inputValue() });
        if (tries.at(-1)?.kept === written) break;
      }
      expect(tries.at(-1)?.kept).toBe(tries.at(-1)?.written);
    } finally {
      await (last as Killable | null)?.kill().catch(() => undefined);
      removeFolder(profile);
    }
  });
}

function numbered(from: number, to: number, letter = 'w'): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at} `).join('');
}

/** Types into a field without a pause, in the page itself, until its tab is hidden; then the title says how far. */
function typeUntilHidden(field: HTMLElement | SVGElement, letter: string) {
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
    document.title = `hidden ${words}`;
  });
}
