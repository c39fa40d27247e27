import type { Locator, Page } from '@playwright/test';
import { expect } from './mooring.ts';

type Surface = {
  name: string;
  /** From the app's first address to where one writes. */
  begin(page: Page): Promise<void>;
  field(page: Page): Locator;
  /** Only in the long campaign. */
  isLong?: boolean;
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const thoughts = (page: Page) => page.getByLabel('Your thoughts');
const ownWords = (page: Page) => page.getByLabel(/In your own words/);
const anywhere = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Every place where one writes for longer. */
export const surfaces: Surface[] = [
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
  {
    name: 'a letter',
    begin: async (page) => void (await anywhere(page, '/letters/new')),
    field: (page) => page.getByRole('textbox', { name: 'Your letter' }),
  },
  {
    name: 'something that somebody said',
    async begin(page) {
      await anywhere(page, '/someone/new');
      await page.getByRole('textbox', { name: /^Name/ }).fill('Vera');
      await press(page, 'Save');
      await expect(page.getByRole('heading', { level: 1, name: 'Vera' })).toBeVisible();
    },
    field: (page) => page.getByRole('textbox', { name: /^Something they said/ }),
  },
  {
    name: 'how somebody was lost',
    isLong: true,
    begin: async (page) => void (await anywhere(page, '/someone/new')),
    field: (page) => page.getByRole('textbox', { name: /^What happened/ }),
  },
  {
    name: 'the plan of a day',
    isLong: true,
    begin: async (page) => void (await anywhere(page, '/profile/days?day=new')),
    field: (page) => page.getByRole('textbox', { name: /^If it is too much/ }),
  },
  {
    name: 'what is written in a pause',
    isLong: true,
    begin: async (page) => void (await anywhere(page, '/pause')),
    field: (page) => page.getByRole('textbox', { name: /^What you want to say/ }),
  },
];
