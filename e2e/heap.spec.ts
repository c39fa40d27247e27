import { begin, box, replies, say } from './companion-page.ts';
import { snapshotsOf, wordsInMemory } from './heap.ts';
import { account, expect, signUp, test } from './mooring.ts';

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

test.use({ actionTimeout: 30_000 });
test.setTimeout(300_000);

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
