import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Killable, newProfile, openKillable } from './killable.ts';
import { expect, test } from './mooring.ts';

/** ms after which what is typed without a pause is kept, and some for a busy machine. */
const longestWait = 3_000 + 2_000;

/** ms in which a busy machine has typed twenty words, or opened a page on a profile of its own. */
const patience = { timeout: 60_000 };

/** ms of grace that a hidden tab has before it is killed: less than the pause after which typing is kept anyway. */
const grace = 400;

type Surface = {
  name: string;
  /** From the app's first address to where one writes. */
  begin(page: Page): Promise<void>;
  field(page: Page): Locator;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const thoughts = (page: Page) => page.getByLabel('Your thoughts');
const ownWords = (page: Page) => page.getByLabel(/In your own words/);
const anywhere = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

const surfaces: Surface[] = [
  {
    name: 'a new entry',
    begin: async (page) => void (await anywhere(page, '/write')),
    field: thoughts,
  },
  {
    name: 'an entry that is edited',
    async begin(page) {
      await anywhere(page, '/write');
      await page.getByLabel('Title').fill('Tea');
      await thoughts(page).fill('It steamed. ');
      await press(page, 'Save Entry');
      await page.getByRole('link', { name: /Tea/ }).click();
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(thoughts(page)).toHaveValue('It steamed. ');
    },
    field: thoughts,
  },
  {
    name: 'the note of a check-in',
    begin: async (page) => void (await anywhere(page, '/emotions')),
    field: (page) => page.getByRole('textbox', { name: 'Notes' }),
  },
  {
    name: 'the box of the companion',
    async begin(page) {
      await anywhere(page, '/companion');
      const grief = page.getByRole('checkbox', { name: 'Grief' });
      // The page may still be laid out when the box is found.
      await expect(() => grief.check({ force: true, timeout: 2000 })).toPass();
      await press(page, 'Begin Conversation');
      await expect(page).toHaveURL(/conversation=/);
    },
    field: (page) => page.getByRole('textbox', { name: 'Message' }),
  },
  {
    name: 'the vision of a path',
    begin: async (page) => void (await anywhere(page, '/healing-path?step=2')),
    field: ownWords,
  },
  {
    name: 'the reflection at a checkpoint',
    async begin(page) {
      await anywhere(page, '/healing-path?step=2');
      await ownWords(page).fill('Rest');
      for (const name of ['Continue', 'Show My Healing Path', 'View Weekly Anchor'])
        await press(page, name);
      await press(page, 'Begin First Checkpoint');
      await expect(page).toHaveURL(/checkpoint\/1$/);
    },
    field: (page) => page.getByRole('textbox'),
  },
  {
    name: 'an answer on the way in',
    async begin(page) {
      await anywhere(page, '/onboarding');
      await page.getByRole('checkbox', { name: /^Other/ }).click();
    },
    field: ownWords,
  },
];

for (const { name, begin, field } of surfaces) {
  test(`${name} survives a kill during typing without a pause, and a kill right after its tab is hidden`, async ({
    deployment,
  }) => {
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
      await expect.poll(() => box.inputValue(), patience).toContain('w20 ');
      const typed = await box.inputValue();
      await pause(longestWait);
      await first.kill();
      await typing;

      // A device that is very busy may need longer than the grace: one of three kills has to leave everything kept.
      const tries: { written: string; kept: string }[] = [];
      let again = await open(place);
      await expect.poll(() => field(again.page).inputValue(), patience).toContain(typed);
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
      rmSync(profile, { recursive: true, force: true });
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
