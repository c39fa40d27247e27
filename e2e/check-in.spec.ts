import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './mooring.ts';

const evening = new Date('2026-11-20T21:10:00');

const save = (page: Page) => page.getByRole('button', { name: "Save Today's Check-In" });
const history = (page: Page) => page.getByRole('region', { name: 'Emotion History' });

async function checkIn(page: Page, emotion: string, notes = '') {
  await page.getByRole('radio', { name: emotion }).click();
  if (notes) await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await save(page).click();
  await expect(page.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: evening });
});

test('a check-in is saved, updated, kept in the garden and found in the history', async ({
  quietPage: page,
}) => {
  await page.goto('/emotions');
  await expect(save(page)).toBeDisabled();
  await checkIn(page, 'Grief', 'The lilies.');
  await expect(
    page.getByText("You've checked in with how you're feeling today.").first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('The lilies.');
  await checkIn(page, 'Hope', 'The lilies, and the light on them.');

  await page.getByRole('button', { name: 'Save to Memory Garden' }).click();
  await expect(
    page.getByText('This moment has been saved to your Memory Garden').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'View History' }).click();
  const lines = history(page).getByRole('list').getByRole('listitem');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('The lilies, and the light on them.');

  await page.goto('/saved-moments');
  await expect(page.getByText(/You put a name to hope/).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('You named it Hope today.')).toBeVisible();
});

test('the next day the check-in is asked for again, also on a page left open past midnight', async ({
  quietPage: page,
}) => {
  await page.goto('/emotions');
  await checkIn(page, 'Sadness');
  await page.clock.setFixedTime(new Date('2026-11-21T00:00:20'));
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeVisible();
  await checkIn(page, 'Peace');
  await expect(page.getByText('November 21, 2026')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'View History' }).click();
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
});

test('a screen reader hears the emotion, the strength in words, and the pictures as tables', async ({
  quietPage: page,
}) => {
  await page.goto('/emotions');
  const slider = page.getByRole('slider', { name: 'How strong is it?' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Moderate');
  await page.getByRole('radio', { name: 'Anxiety' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Anxiety' })).toBeChecked();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Strong');
  await save(page).press('Enter');
  await expect(page.getByText("Today's Check-In").first()).toBeFocused();

  await page.getByRole('button', { name: 'View History' }).click();
  await expect(page.getByRole('heading', { name: 'Emotion History' })).toBeFocused();
  const region = history(page);
  await region.getByRole('radio', { name: 'Calendar' }).click();
  await expect(region.getByRole('img', { name: 'Calendar of November 2026' })).toBeVisible();
  await expect(
    region.getByRole('row', { name: 'November 20, 2026 Anxiety, strong' }),
  ).toBeAttached();
  await region.getByRole('radio', { name: 'Strength' }).click();
  await expect(region.getByRole('row', { name: 'November 20, 2026 Strong 1' })).toBeAttached();
  await region.getByRole('button', { name: 'Show as a table' }).click();
  await expect(region.getByRole('columnheader', { name: 'How strong' })).toBeVisible();
});

test('a check-in taken out of the history comes back with Undo', async ({ quietPage: page }) => {
  await page.goto('/emotions');
  await checkIn(page, 'Anger', 'The letter.');
  await page.getByRole('button', { name: 'View History' }).click();
  await history(page)
    .getByRole('button', { name: /^Remove Anger/ })
    .click();
  await expect(page.getByRole('heading', { name: 'How are you feeling?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The letter.').first()).toBeVisible();
});

test('check-ins of an older build are found once, sealed, and their plain text is gone', async ({
  quietPage: page,
}) => {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const old = { date: '2026-11-18', emotion: 'Grief', intensity: 3, notes: 'The old kettle.' };
    localStorage.setItem('emotionRecords', JSON.stringify([old]));
  });
  await page.goto('/emotions');
  await page.getByRole('button', { name: 'View Emotion History' }).click();
  await expect(history(page).getByText('The old kettle.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('kettle');
  await page.reload();
  await page.getByRole('button', { name: 'View Emotion History' }).click();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
});

test('all check-ins can be downloaded as a file that a spreadsheet reads', async ({
  quietPage: page,
}) => {
  await page.goto('/emotions');
  await checkIn(page, 'Confusion', '=1+1, she said');
  await page.getByRole('button', { name: 'View History' }).click();
  const downloading = page.waitForEvent('download');
  await history(page).getByRole('button', { name: 'Export as CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('mooring-check-ins.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('2026-11-20,21:10,Confusion,2,Moderate,"\'=1+1, she said",\r\n');
});

test('each suggested ritual opens on that ritual', async ({ quietPage: page }) => {
  await page.goto('/emotions');
  await checkIn(page, 'Grief');
  for (const emotion of ['Grief', 'Anger', 'Sadness', 'Hope', 'Acceptance', 'Peace', 'Anxiety']) {
    await page.getByRole('button', { name: 'Update' }).click();
    await checkIn(page, emotion);
    const link = page.getByRole('link', { name: /Suggested Ritual/ });
    const [, title = ''] =
      /Suggested Ritual\s*(.+?)\./.exec((await link.textContent()) ?? '') ?? [];
    await link.click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Ritual' })).toBeVisible();
    await page.goto('/emotions');
  }
});

test('Not today hides what Home and the check-in ask for until tomorrow', async ({
  quietPage: page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Quiet for today' }).click();
  await expect(page.getByText(/Quiet until tomorrow/)).toBeVisible();
  await page.goto('/emotions');
  await expect(page.getByText(/You chose a quiet day/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Insight' })).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2026-11-21T08:00:00'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Insight' })).toBeVisible();
});
