/** Two weeks of somebody's days, lived through the app itself: what the photographs of full screens show. */
import type { Page } from 'playwright';

const today = new Date('2026-11-20T21:10:00');
const day = 86_400_000;

const days = [
  { emotion: 'Grief', strength: 4, notes: 'The first cold morning without her coat by the door.' },
  { emotion: 'Sadness', strength: 3, notes: '' },
  { emotion: 'Anger', strength: 3, notes: 'The bank again. Her name on every page.' },
  { emotion: 'Grief', strength: 3, notes: '' },
  { emotion: 'Anxiety', strength: 2, notes: 'Slept four hours.' },
  {
    emotion: 'Sadness',
    strength: 2,
    notes: 'Tea with Ruth. I laughed once, and it was all right.',
  },
  { emotion: 'Hope', strength: 2, notes: 'The lilies.' },
];
/** Written on the evening of the check-in with this place in `days`. */
const entries = [
  {
    after: 6,
    title: 'Lilies',
    text: 'They had them at the market. I stood there so long the woman asked if I was all right.\n\nI said yes. Then I said no, and she wrapped two extra stems.',
    tag: 'hope',
  },
  {
    after: 3,
    title: 'At the station',
    text: 'Not sorry, exactly. More that I was listening, even when I looked away.',
    tag: 'longing',
  },
  {
    after: 0,
    title: 'The second cup',
    text: 'I filled it anyway. It steamed by the window while I told it about the garden.',
    tag: 'grief',
  },
];

export async function setClock(page: Page, daysAgo = 0) {
  await page.clock.setFixedTime(new Date(today.getTime() - daysAgo * day));
}

const daysAgo = (index: number) => (days.length - 1 - index) * 2;

/** The evening it all begins. */
export const firstEvening = daysAgo(0);

/** Fills the signed-in account, two days at a time: after three the app would lock. Ends on the evening all photographs are taken. */
export async function liveTwoWeeks(page: Page, url: string) {
  for (const [index, one] of days.entries()) {
    await setClock(page, daysAgo(index));
    await checkIn(page, url, one);
    const entry = entries.find(({ after }) => after === index);
    if (entry) await write(page, url, entry);
  }
  await walkAndTalk(page, url);
}

/** The same without a clock, in one evening, for a browser whose clock cannot be set. */
export async function liveOneEvening(page: Page, url: string) {
  const [first] = days;
  if (first) await checkIn(page, url, first);
  for (const entry of entries) await write(page, url, entry);
  await walkAndTalk(page, url);
}

async function walkAndTalk(page: Page, url: string) {
  await walkFirstCheckpoint(page, url);
  await talk(page, url);
  for (const moment of [
    'The lamp was on when I came home.',
    'Grief is the price. I would pay it again.',
  ])
    await keep(page, url, moment);
}

async function checkIn(page: Page, url: string, one: (typeof days)[number]) {
  await page.goto(`${url}/emotions`);
  await page.getByRole('radio', { name: one.emotion }).click();
  await page.getByRole('slider').fill(String(one.strength));
  if (one.notes) await page.getByRole('textbox', { name: 'Notes' }).fill(one.notes);
  await page.getByRole('button', { name: "Save Today's Check-In" }).click();
  await page.getByRole('heading', { name: "Today's Check-In" }).waitFor();
}

async function write(page: Page, url: string, entry: (typeof entries)[number]) {
  await page.goto(`${url}/write`);
  await page.getByLabel('Title').fill(entry.title);
  await page.getByLabel('Your thoughts').fill(entry.text);
  await page.getByRole('button', { name: entry.tag }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await page.waitForURL(/journal/);
}

async function walkFirstCheckpoint(page: Page, url: string) {
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(`${url}/healing-path`);
  await press('Begin My Path');
  await page
    .getByLabel(/In your own words/)
    .fill('To say her name at the table, and stay at the table.');
  await press('Continue');
  await press('Show My Healing Path');
  await press('View Weekly Anchor');
  await press('Begin First Checkpoint');
  await press('Continue');
  await page.getByRole('textbox').fill('Dear table, we were four.');
  await press('Continue');
  await press('Complete Checkpoint');
  await page.getByRole('button', { name: 'Continue to Next Checkpoint' }).waitFor();
}

async function talk(page: Page, url: string) {
  await page.goto(`${url}/companion`);
  await page.getByRole('checkbox', { name: 'Grief' }).click();
  await page.getByRole('button', { name: 'Begin Conversation' }).click();
  const box = page.getByRole('textbox', { name: 'Message' });
  for (const words of [
    'My sister died in March and I set out two cups this morning.',
    'Everyone asks how I am, and nobody asks about her.',
  ]) {
    await box.fill(words);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(words).waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
  }
}

async function keep(page: Page, url: string, content: string) {
  await page.goto(`${url}/saved-moments`);
  await page.getByRole('button', { name: 'Add Moment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(content);
  await dialog.getByRole('button', { name: /Save|Add/ }).click();
  await dialog.waitFor({ state: 'hidden' });
}
