import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFaults, tagsOfScrolled } from './axe-faults.ts';
import { begin, box, card, cups, grave, replies, said, say } from './companion-page.ts';
import { expect, signUp, test } from './mooring.ts';

/** Every request of the page to another origin. */
function strangers(page: Page, own: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:'].includes(url.protocol) && url.origin !== own) asked.push(url.href);
  });
  return asked;
}

test('a check-in leads to a conversation that survives a reload, and no word leaves the device', async ({
  page,
  deployment,
  context,
}) => {
  const asked = strangers(page, deployment.url);
  await signUp(page);
  await begin(page, 'Grief', 'Anxiety');
  await expect(replies(page).first()).toContainText('You came with grief and anxiety');
  await expect(page.getByText('This is software. It cannot feel').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  // From here on there is no network, and everything still works.
  await context.setOffline(true);
  await say(page, cups);
  await expect(replies(page)).toHaveCount(2);
  await box(page).fill('I filled it. I sat with it until it was cold.');
  await box(page).press('Control+Enter');
  await expect(replies(page)).toHaveCount(3);
  await expect(box(page)).toBeFocused();
  await context.setOffline(false);

  expect(await axeFaults(page, tagsOfScrolled)).toEqual([]);

  await box(page).fill('Not sent yet.');
  await expect(page.getByText('13/2000')).toBeVisible();
  const before = await said(page).allInnerTexts();
  await page.waitForTimeout(900);
  await page.reload();
  await expect(box(page)).toHaveValue('Not sent yet.');
  expect(await said(page).allInnerTexts()).toEqual(before);
  expect(page.url()).not.toMatch(/cups|grief|anxi/i);
  expect(asked).toEqual([]);
});

test('Stop keeps what has arrived; Clear can be undone; a new beginning keeps the one before', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await begin(page, 'Grief');
  await say(page, cups);
  await expect(replies(page)).toHaveCount(2);

  // Pressed from within the page, with the first words: a busy machine takes longer for a press than the letter for its words.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const arriving = [...document.querySelectorAll('[aria-hidden] p')];
      const stop = document.querySelector<HTMLButtonElement>('button[aria-label="Stop"]');
      if (!stop || !arriving.some((one) => one.textContent)) return;
      observer.disconnect();
      stop.click();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await say(page, 'Please write a letter to her from what I have told you.');
  await expect(page.getByText('Stopped here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  const before = await said(page).allInnerTexts();

  await page.getByRole('button', { name: 'Clear conversation' }).click();
  await expect(page.getByText('How are you feeling right now?')).toBeVisible();
  await expect(
    page.getByText('Your conversation has been reset for a fresh start.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page).first()).toBeVisible();
  expect(await said(page).allInnerTexts()).toEqual(before);

  await begin(page, 'Peace');
  await expect(said(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Earlier conversations' }).click();
  await page.getByRole('link', { name: /Grief · \d+ messages/ }).click();
  await expect(page.getByText(cups)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No earlier conversations yet')).toBeVisible();
});

test('the safety card is shown before the reply, and card and conversation survive a reload', async ({
  page,
  deployment,
  context,
}) => {
  const asked = strangers(page, deployment.url);
  await signUp(page);
  await begin(page, 'Grief');
  // The card's code is loaded when writing begins.
  await box(page).focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    new MutationObserver(() => {
      const card = document.querySelector('[aria-label="Help right now"]');
      const items = document.querySelectorAll('[aria-label="Conversation"] > li');
      if (card && !order.includes('card')) order.push('card');
      if (items.length > 2 && !order.includes('reply')) order.push('reply');
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await say(page, grave);
  await expect(card(page)).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  expect(await page.evaluate(() => (window as unknown as { order: string[] }).order)).toEqual([
    'card',
    'reply',
  ]);
  await expect(replies(page).last()).toContainText('?');
  await expect(replies(page).last().getByRole('button', { name: 'Keep this' })).toHaveCount(0);
  await expect(card(page).getByRole('button', { name: 'Close this card' })).toBeVisible();
  await context.setOffline(false);

  const before = await said(page).allInnerTexts();
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(said(page)).toHaveCount(3);
  expect(await said(page).allInnerTexts()).toEqual(before);
  expect(asked).toEqual([]);
});

test('messages that another tab adds or changes are shown at once, also when their number stays the same', async ({
  quietPage: page,
  context,
}) => {
  await signUp(page);
  await begin(page, 'Grief');
  await say(page, cups);
  await expect(replies(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(said(other)).toHaveCount(3);

  await say(other, 'I filled it. I sat with it until it was cold.');
  await expect(replies(other)).toHaveCount(3);
  await expect(said(page)).toHaveCount(5);
  expect(await said(page).allInnerTexts()).toEqual(await said(other).allInnerTexts());

  // The other tab restores a later version of one message.
  await other.goto('/profile/export');
  await other.getByRole('button', { name: 'Make a full backup' }).click();
  await other.getByRole('radio', { name: 'Anyone who has the file' }).check({ force: true });
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Make the backup' }).click();
  const backup = readFileSync(await (await download).path(), 'utf8');
  await other.goto('/profile/export');
  await other.getByRole('button', { name: 'Restore from a backup' }).click();
  await other.getByLabel('Backup file').setInputFiles({
    name: 'mooring-backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(withLaterMessage(backup, cups, 'I put one cup back.')),
  });
  await other.getByRole('button', { name: 'Restore it here' }).click();
  await expect(other.getByText(/already here$/)).toBeVisible();

  await expect(page.getByText('I put one cup back.')).toBeVisible();
  await expect(page.getByText(cups)).toHaveCount(0);
  await expect(said(page)).toHaveCount(5);
  await page.reload();
  await expect(page.getByText('I put one cup back.')).toBeVisible();
  await expect(said(page)).toHaveCount(5);
});

/** The same backup with other words in one message, written a day later. */
function withLaterMessage(backup: string, text: string, words: string): string {
  const lines: { row?: { key?: string; value?: string; updated_at?: string } }[] =
    JSON.parse(backup);
  for (const { row } of lines) {
    if (!row?.key?.startsWith('companion-chat-message') || !row.value?.includes(text)) continue;
    row.value = row.value.replace(text, words);
    row.updated_at = new Date(Date.now() + 86_400_000).toISOString();
  }
  return `[${lines.map((line) => JSON.stringify(line)).join(',\n')}]\n`;
}
