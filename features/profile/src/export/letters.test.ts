import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { journalForPdf } from './journal-pdf.ts';
import { journalAsText } from './plain-text.ts';

const now = new Date('2026-11-21T08:00:00');

async function withLetters() {
  const data = await createTestData();
  await data.letters.put({ id: 'vera', to: 'Vera', text: 'The kettle still clicks.' });
  data.setNow('2026-11-20T21:11:00');
  const sealed = { id: 'tom', to: 'Tom', text: 'The tent.', sealedUntil: '2026-12-24' };
  await data.letters.put(sealed);
  data.setNow('2026-11-20T21:12:00');
  await data.letters.put({ id: 'past', to: '', text: 'The coat.', sealedUntil: '2026-11-21' });
  return {
    journal: await data.entries.list(),
    letters: await data.letters.list(),
    people: [],
    pictures: new Map(),
    more: { days: [], prompts: [] },
  };
}

test('the text has the words of open letters, and of sealed ones only the day', async () => {
  const text = journalAsText(await withLetters(), now);
  expect(text).toBe(
    `${[
      'Journal\nExported November 21, 2026. 3 letters.',
      'To Vera\nNovember 20, 2026\n\nThe kettle still clicks.',
      'To Tom\nNovember 20, 2026\n\nSealed until December 24, 2026. Its words are not in this file.',
      'A letter\nNovember 20, 2026\n\nThe coat.',
    ].join(`\n\n${'-'.repeat(40)}\n\n`)}\n`,
  );
});

test('the PDF has a part for letters, with the same words', async () => {
  const { entries } = journalForPdf(await withLetters(), now, 'en-GB');
  expect(entries).toEqual([
    {
      month: 'Letters',
      title: 'To Vera',
      meta: 'November 20, 2026',
      content: 'The kettle still clicks.',
    },
    {
      month: 'Letters',
      title: 'To Tom',
      meta: 'November 20, 2026',
      content: 'Sealed until December 24, 2026. Its words are not in this file.',
    },
    { month: 'Letters', title: 'A letter', meta: 'November 20, 2026', content: 'The coat.' },
  ]);
});
