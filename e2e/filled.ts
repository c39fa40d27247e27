import type { Page } from '@playwright/test';
import { backupOf } from './backup-of.ts';
import { expect } from './mooring.ts';

const plain = 'I told it about the garden.';
/** Words as people write them, none of them long. */
export const shortTexts = {
  script: 'Lilies',
  image: 'The station',
  svg: 'Two cups',
  address: 'Rain',
  template: plain,
  mutation: 'Sunday',
  outbreak: 'A line',
  hidden: 'In the car',
  style: 'The kettle',
  prototype: plain,
};

/** Somebody, and a letter to them. */
const people = {
  'someone:person-one': {
    ...{ id: 'person-one', name: 'Tom', called: 'Bear', calledYou: '', bond: 'my husband' },
    ending: '',
  },
  'letter:letter-one': { id: 'letter-one', to: 'Tom', someone: 'person-one', text: 'It rains.' },
};

/** Brings in a journal, somebody with a letter, a path and check-ins of these texts, as a person would: by restoring a backup. */
export async function fill(page: Page, texts: Parameters<typeof backupOf>[0]) {
  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await page.getByLabel('Backup file').setInputFiles({
    name: 'mooring-backup.json',
    mimeType: 'application/json',
    buffer: backupOf(texts, people),
  });
  await page.getByRole('button', { name: 'Restore it here' }).click();
  await expect(page.getByText(/^\d+ added$/)).toBeVisible();
}
