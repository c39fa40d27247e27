import type { Page } from '@playwright/test';
import { paths } from '../packages/contract/src/paths.ts';
import { axeFaults } from './axe-faults.ts';
import { fill } from './filled.ts';
import { cutText, motions, setTextSize, settled, smallTargets, unseenControls } from './measure.ts';
import { account, expect, signUp, test } from './mooring.ts';
import { canaries, plantCanaries } from './plant-canaries.ts';
import { allowService } from './service.ts';

/** `MOORING_A11Y=full` checks every page in every mode; otherwise each mode is checked on the pages where it matters most. */
const full = process.env.MOORING_A11Y === 'full';
const phone = { width: 360, height: 780 };
const desktop = { width: 1280, height: 800 };

const standing = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':') && pattern !== paths.subscription.pattern);
const withWords = [
  ...standing,
  '/entry/entry-image',
  '/edit/entry-image',
  '/healing-path/checkpoint/1',
  '/healing-path/checkpoint/2',
  '/companion?view=settings',
  '/companion?view=earlier',
  '/emotions?history',
  '/stories?read=the-second-cup',
  '/nowhere',
];
/** Pages that look different while nothing has been written. */
const waiting = [
  paths.dashboard,
  paths.journal,
  paths.emotions,
  paths.healingPathOverview,
  paths.bookmarks,
  paths.savedMoments,
  paths.profile,
].map(({ pattern }) => pattern);

/** Pages with a sheet: what to type, and what to press to open it. */
const sheets: [path: string, press: string[], type?: Record<string, string>][] = [
  ['/journal?import', []],
  ['/entry/entry-image', ['Delete']],
  ['/saved-moments', ['Add Moment']],
  ['/profile/export', ['Make a full backup']],
  ['/profile/export', ['Restore from a backup']],
  ['/profile/erase', ['Erase everything on this device']],
  ['/companion', ['Grief', 'Begin Conversation', 'Tone, voice and writing']],
  [
    '/companion?view=settings',
    ['Save'],
    { 'Base address': 'https://answers.example/v1', Model: 'llama' },
  ],
  ['/write', ['Audio Entry', 'Start recording']],
];

const words = 'I filled the second cup anyway, and told it about the garden by the window.';
const kind = {
  script: 'Lilies',
  image: words,
  svg: 'What I would say at the station',
  address: 'The second cup',
  template: `${words} ${words} ${words}`,
  mutation: 'Unforgettablenesses',
  outbreak: 'A line\n\nand another',
  hidden: 'ملأتُ الفنجان',
  style: '我还是倒满了第二杯',
  prototype: 'Sunday',
};

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ viewport: phone, reducedMotion: 'reduce' });

/** In quarters: on a slow machine a page takes ten seconds, and all of them are too many for one test. */
for (const quarter of [0, 1, 2, 3]) {
  test(`the pages are accessible when full of text: quarter ${quarter + 1}`, async ({
    quietPage: page,
  }) => {
    await fill(page, kind);
    const found = await lookAt(
      page,
      withWords.filter((_, index) => index % 4 === quarter),
    );
    expect(found).toEqual([]);
  });
}

test('the pages of somebody, of a day and of a letter pass axe by day and night with what is kept there', async ({
  quietPage: page,
}) => {
  await plantCanaries(page, '');
  const found: string[] = [];
  for (const [list, name] of [
    ['/someone', canaries.name],
    ['/profile/days', canaries.dayName],
    ['/letters', 'To Kept'],
  ] as const) {
    await page.goto(list);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.waitForURL((url) => url.pathname + url.search !== list);
    const { pathname, search } = new URL(page.url());
    const address = `${pathname}${search}`;
    const parts =
      list === '/someone' ? [address, `${address}?edit`, `${address}?voicemail`] : [address];
    found.push(...(await lookAt(page, [list, ...parts])));
  }
  await page.goto('/letters');
  await page.getByRole('link', { name: 'To Kept' }).click();
  for (const name of ['Seal it until a day', 'Burn it']) {
    await press(page, name);
    found.push(...(await lookAtSheet(page, `a letter, ${name}`)));
  }
  const others = [
    '/profile/muted',
    '/prompts',
    '/prompts?own=new',
    '/pause',
    '/journal/month/2026-11',
  ];
  found.push(...(await lookAt(page, others)));
  expect(found).toEqual([]);
});

test('empty pages and every sheet are accessible', async ({ quietPage: page }) => {
  await allowService(page, 'https://answers.example');
  const found = await lookAt(page, full ? standing : waiting);
  await fill(page, kind);
  for (const [path, presses, typed = {}] of sheets) {
    await page.goto(path);
    if ('Base address' in typed) await page.getByText('Advanced', { exact: true }).click();
    for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
    for (const name of presses) await press(page, name);
    found.push(...(await lookAtSheet(page, `${path} ${presses.join(' ')}`)));
  }
  expect(found).toEqual([]);
});

test('the pages that only an account has are accessible: password, phrase, lock', async ({
  quietPage,
}) => {
  const page = quietPage;
  await signUp(page);
  await page.goto('/profile/details');
  // On a busy machine a press may come before the page answers to it.
  await expect(async () => {
    await press(page, 'Change password');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
  }).toPass();
  const found = await lookAtSheet(page, 'change password');
  await press(page, 'Make a new recovery phrase');
  await page
    .getByRole('dialog')
    .getByLabel(/password/i)
    .first()
    .fill(account.password);
  await press(page, 'Show me the words');
  for (const [title, next] of [
    ['Your recovery phrase', 'I have written it down'],
    ['Three of the words', ''],
  ] as const) {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    found.push(...(await look(page, title)));
    if (next) await press(page, next);
  }
  await page.goto('/profile');
  await press(page, 'Lock now');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  found.push(...(await look(page, 'locked')));
  expect(found).toEqual([]);
});

/** Presses a button when it stands still, or a choice, whose native input is covered by its drawing, by keyboard. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  const choice = page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));
  await expect(button.or(choice).first()).toBeVisible();
  if (await button.count()) await button.first().click();
  else await choice.first().press('Space');
}

/** Checks the open sheet, and closes it. */
async function lookAtSheet(page: Page, where: string): Promise<string[]> {
  const sheet = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(sheet).toBeVisible();
  const found = await look(page, where);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  return found;
}

async function lookAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    found.push(...(await look(page, address)));
  }
  return found;
}

/** Checks the open page by day and night, on both screens, with large text, and in forced colours. */
async function look(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  const note = (way: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${where}, ${way}: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  note('by day', await axeFaults(page));
  note('reduced motion', await motions(page));
  note('360 px', await cutText(page));
  note('360 px', await smallTargets(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  note('by night', await axeFaults(page, full ? undefined : 'color-contrast'));
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await unseenControls(page));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

  await setTextSize(page, 2);
  note('text at 200 %', await cutText(page));
  await setTextSize(page, 1);
  await page.setViewportSize(desktop);
  note('1280 px', await cutText(page));
  if (full) note('1280 px', [...(await axeFaults(page)), ...(await smallTargets(page))]);
  await page.setViewportSize(phone);
  return found;
}
