import { begin, box, replies, say } from './companion-page.ts';
import { snapshotsOf, wordsInMemory } from './heap.ts';
import { account, expect, signUp, test } from './mooring.ts';
import { burnCanary, burned, canaries, plantCanaries } from './plant-canaries.ts';
import { more, plantMore } from './plant-writing.ts';

const words = {
  title: 'quaysidezephyr5512',
  text: 'harborvixen7734',
  search: 'vixen7734',
  draft: 'lanternquokka3058',
  note: 'thistlegannet6120',
  message: 'emberostrich9043',
  unsent: 'cobaltmarmot1187',
};
const all = Object.values(words);
/** Of what is planted, that which the pages of somebody, of a day, of a letter and of an entry show. */
const shown = {
  someone: [canaries.name, canaries.called, canaries.saying, canaries.fileName, canaries.said],
  day: [canaries.plannedDay, canaries.planWhere, canaries.planWho, canaries.planTooMuch],
  letter: [canaries.letter],
  entry: [more.title, more.text, more.tag, more.shows],
};
const planted = [...[canaries, more].flatMap((each) => Object.values(each)), burned];

test.use({ actionTimeout: 30_000 });
test.setTimeout(600_000);

test('two seconds after a lock no tab and no Worker holds anything that was written', async ({
  quietPage: page,
  context,
}) => {
  await signUp(page);
  await page.goto('/write');
  await page.getByLabel('Title').fill(words.title);
  await page.getByLabel('Your thoughts').fill(`${words.text} at the door`);
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText(words.title)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/journal');
  await other.getByRole('link', { name: 'Check in' }).click();
  await other.getByRole('radio', { name: 'Anxiety' }).click();
  await other.getByRole('textbox', { name: 'Notes' }).fill(words.note);
  await other.getByRole('button', { name: "Save Today's Check-In" }).click();
  await expect(other.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();
  await other.goBack();
  await other.getByRole('searchbox').fill(words.search);
  await expect(other.locator('mark').first()).toBeVisible();

  await begin(page, 'Grief');
  await say(page, `${words.message} and Mum died`);
  await expect(replies(page)).toHaveCount(1);
  await box(page).fill(words.unsent);
  const third = await context.newPage();
  await third.goto('/write');
  await third.getByLabel('Title').fill(words.draft);
  await expect(third.getByText('Draft kept on this device')).toBeVisible();

  const open = new Set<string>();
  for (const tab of [page, other, third]) {
    for (const { text } of await snapshotsOf(tab)) {
      for (const word of all) if (text.includes(word)) open.add(word);
    }
  }
  expect([...open].sort(), 'control: before the lock').toEqual([...all].sort());

  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (const tab of [page, other, third]) {
    await expect(tab.getByRole('heading', { name: 'Locked' })).toBeVisible();
    // A page behind another draws no frames, and React ends its work in a frame.
    await tab.bringToFront();
  }
  await page.waitForTimeout(2000);
  const after: string[] = [];
  for (const tab of [page, other, third]) {
    after.push(...(await wordsInMemory(tab, [...all, account.password])));
  }
  expect(after).toEqual([]);
});

test('nor the names, days, letters, pictures, tags and muted words of somebody, in the tabs that showed them', async ({
  quietPage: page,
  context,
}) => {
  await signUp(page);
  const url = new URL(page.url()).origin;
  await plantCanaries(page, url);
  await plantMore(page, url);
  await burnCanary(page, url);
  const open = async (path: string, link: string) => {
    const tab = await context.newPage();
    await tab.goto(`${url}${path}`);
    await tab
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click();
    return tab;
  };
  await page.goto(`${url}/profile/muted`);
  await expect(page.getByRole('list', { name: 'Names and words' })).toContainText(canaries.muted);
  const someone = await open('/someone', canaries.name);
  await expect(someone.getByText(canaries.said)).toBeVisible();
  const day = await open('/profile/days', canaries.plannedDay);
  await expect(day.getByText(canaries.planTooMuch)).toBeVisible();
  const letter = await open('/letters', 'To Kept');
  await expect(letter.getByText(canaries.letter)).toBeVisible();
  const entry = await open('/journal', more.title);
  await expect(entry.getByText(more.text)).toBeVisible();
  await expect(entry.getByRole('img', { name: more.shows })).toBeVisible();

  const control = new Set<string>();
  const expected = [...Object.values(shown).flat(), canaries.muted];
  const tabs = [page, someone, day, letter, entry];
  for (const tab of tabs) {
    for (const { text } of await snapshotsOf(tab)) {
      for (const word of expected) if (text.includes(word)) control.add(word);
    }
  }
  expect([...control].sort(), 'control: before the lock').toEqual([...expected].sort());

  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'Locked' })).toBeVisible();
    await tab.bringToFront();
  }
  await page.waitForTimeout(2000);
  const after: string[] = [];
  for (const tab of tabs) {
    after.push(...(await wordsInMemory(tab, [...planted, account.password])).filter(notOfTool));
    // What the page itself searched last, which was left out above together with the tool's.
    const searched = await tab.evaluate(() => String(Reflect.get(RegExp, 'input')));
    after.push(...planted.filter((word) => searched.includes(word)));
  }
  expect(after).toEqual([]);
});

/** Playwright looks for words in a world of its own beside the page, whose last match is no memory of the app. */
const notOfTool = (path: string) => !path.includes('regexp_last_match_info');
