import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { replies } from './companion-page.ts';
import { account, expect, test } from './mooring.ts';

/** ms: a radio follows an arrow that is still held down when the focus has moved. */
const asByHand = { delay: 100 };

test('everything from signing up to exporting the journal works by keyboard alone', async ({
  quietPage: page,
}) => {
  test.setTimeout(180_000);
  const keys = page.keyboard;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const go = async (target: Locator) => {
    await tabTo(page, target);
    await keys.press('Enter');
  };
  const write = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await keys.type(text);
  };

  await page.goto('/auth');
  await write('Name', account.name);
  await write('Email', account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keys.type(account.password);
  await keys.press('Enter');
  await button('Later').waitFor();
  await go(button('Later'));
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/journal');
  await go(page.getByRole('link', { name: 'Write Your First Entry' }));
  await write('Title', 'By hand');
  await write('Your thoughts', 'Every key of it.');
  await go(button('Save Entry'));
  await go(page.getByRole('link', { name: 'By hand' }));
  await expect(page.getByRole('heading', { name: 'By hand', level: 1 })).toBeVisible();

  await go(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }));
  await go(page.getByRole('link', { name: /Today's Check-In/ }));
  await expect(page).toHaveURL(/\/emotions$/);
  await tabTo(page, page.getByRole('radio').first());
  await keys.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await keys.press('ArrowRight', asByHand);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('slider'));
  await keys.press('ArrowRight');
  await go(button("Save Today's Check-In"));
  await expect(page.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();

  await page.goto('/companion');
  await tabTo(page, page.getByRole('checkbox', { name: 'Grief' }));
  await keys.press('Space');
  await go(button('Begin Conversation'));
  await write('Message', 'I set out two cups this morning.');
  await go(button('Send'));
  await expect(replies(page)).toHaveCount(2);

  await page.goto('/healing-path');
  await go(button('Begin My Path'));
  await go(button('Continue'));
  await write(/In your own words/, 'To sleep again');
  await go(button('Continue'));
  await go(button('Show My Healing Path'));
  await go(button('View Weekly Anchor'));
  await go(button('Begin First Checkpoint'));
  await tabTo(page, page.locator('main').getByRole('textbox'));
  await keys.type('Dear tired one.');
  await go(button('Continue'));
  await go(button('Complete Checkpoint'));
  await expect(button('Continue to Next Checkpoint')).toBeVisible();

  await page.goto('/profile/export');
  await tabTo(page, page.getByRole('radio', { name: /^PDF/ }));
  await keys.press('ArrowDown', asByHand);
  await expect(page.getByRole('radio', { name: /^Plain Text/ })).toBeChecked();
  const download = page.waitForEvent('download');
  await go(button('Export Journal'));
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Every key of it.');
  await go(button('Make a full backup'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await keys.press('Escape');
  await expect(button('Make a full backup')).toBeFocused();
});

test('every page has the same reading order: skip link, Right now, the page, the navigation', async ({
  quietPage: page,
}) => {
  const heard: [path: string, heading: RegExp][] = [
    ['/dashboard', /./],
    ['/journal', /Journal/],
    ['/emotions', /How are you feeling/],
    ['/companion', /./],
    ['/library', /Content Library/],
  ];
  for (const [path, heading] of heard) {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to the page"
      - banner:
        - link "Mooring"
        - link "Right now"
      - main:
        - heading ${heading} [level=1]
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Healing Path"
          - listitem:
            - link "Library"
          - listitem:
            - link "Bookmarks"
          - listitem:
            - link "Profile"
      - region /Messages/
    `);
  }
  await page.goto('/write');
  await page.getByLabel('Title').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

/** Presses Tab until this has the focus, and the focus can be seen. Fails where a hundred presses do not lead there. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor({ state: 'attached' });
  const here = () => target.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 100 && !(await here()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  const seen = await target.evaluate((one) => {
    // In a field the caret shows where one is.
    if (one.matches('input, textarea')) return true;
    const around = [one, one.closest('label'), one.parentElement, one.nextElementSibling];
    return around.some((el) =>
      [null, '::after'].some((part) => el && getComputedStyle(el, part).outlineStyle !== 'none'),
    );
  });
  expect(seen, `The focus on ${target} can be seen`).toBe(true);
}
