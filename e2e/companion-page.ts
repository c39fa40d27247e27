import type { Page } from '@playwright/test';
import { expect } from './mooring.ts';

export const grave = 'I want to be with her again. I am going to kill myself tonight.';
export const cups = 'I set out two cups this morning. I only saw it when the kettle boiled.';

export const card = (page: Page) => page.getByRole('region', { name: 'Help right now' });
export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const said = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
export const replies = (page: Page) => said(page).filter({ hasText: 'The companion said:' });

export async function begin(page: Page, ...emotions: string[]) {
  await page.goto('/companion');
  for (const name of emotions) {
    const choice = page.getByRole('checkbox', { name });
    // A card that arrives at the top moves the page under the pointer, and one from before may lie over the choice.
    await expect(async () => {
      const close = page.getByRole('button', { name: 'Close this card' });
      if (await close.isVisible()) await close.click();
      await choice.check({ force: true, timeout: 2000 });
    }).toPass();
  }
  await page.getByRole('button', { name: 'Begin Conversation' }).click();
  await expect(box(page)).toBeVisible();
}

export async function say(page: Page, text: string) {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
