import type { Page } from '@playwright/test';
import { expect } from './mooring.ts';
import { picture } from './plant-canaries.ts';

/** Words of an entry, a check-in, a prompt and a pause that occur nowhere else. */
export const more = {
  title: 'fulmarquarrytitle3341',
  text: 'slatecurlewtext9917',
  tag: 'otterharbourtag6208',
  shows: 'heronpierpicture4476',
  fileName: 'skerrydunefile7752.png',
  finer: 'mosslarkword1290',
  prompt: 'lichenternprompt8835',
  note: 'sandpiperquietnote2064',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();

/** Writes every one of them where a person would. */
export async function plantMore(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/write`);
  await page.getByLabel('Title').fill(more.title);
  await page.getByLabel('Your thoughts').fill(more.text);
  await press(page, 'Change the date');
  await page.getByLabel('Day', { exact: true }).fill('2024-03-14');
  await press(page, 'Add a tag of your own');
  await page.getByLabel('A tag of your own').fill(more.tag);
  await press(page, 'Add');
  await press(page, 'Add a picture');
  await page.getByRole('checkbox', { name: /Keep the original files too/ }).check({ force: true });
  await page
    .getByLabel('Pictures to add')
    .setInputFiles({ name: more.fileName, mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(`The original is kept too: ${more.fileName}`)).toBeVisible();
  await page.getByRole('textbox', { name: /^What it shows/ }).fill(more.shows);
  await press(page, 'Save Entry');
  await expect(page).toHaveURL(/\/journal$/);

  await page.goto(`${url}/emotions`);
  await page.getByRole('radio', { name: 'Sadness' }).click();
  await press(page, 'A more exact word (optional)');
  await page.getByRole('textbox', { name: /A word of your own/ }).fill(more.finer);
  await press(page, "Save Today's Check-In");
  await expect(page.getByRole('heading', { name: "Today's Check-In" })).toBeVisible();

  await page.goto(`${url}/prompts`);
  await page.getByRole('link', { name: 'Write a prompt' }).click();
  await page.getByRole('textbox', { name: /Your prompt/ }).fill(more.prompt);
  await press(page, 'Save');
  await expect(page.getByRole('list', { name: 'Your own prompts' })).toContainText(more.prompt);

  await page.goto(`${url}/pause`);
  await press(page, 'I have written to them');
  await page.getByRole('textbox', { name: /^How is it now/ }).fill(more.note);
  await press(page, 'Keep these words');
  await expect(button(page, 'Show what I wrote')).toBeVisible();
}
