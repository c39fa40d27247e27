import type { HardDay } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { keepVera } from '../someone/someone-testing.ts';
import { loadDaysAndPrompts } from './day-contents.ts';
import { loadJournalContents } from './journal-contents.ts';
import { journalAsHtml } from './journal-html.ts';
import { journalForPdf } from './journal-pdf.ts';
import { loadPeople } from './people-contents.ts';
import { journalAsText } from './plain-text.ts';

const now = new Date('2026-11-21T08:00:00');
const court: HardDay = {
  ...{ id: 'court', name: 'Court', kind: 'court', isYearly: false, isHard: true },
  date: { year: 2027, month: 5, day: 3 },
  plan: { where: 'Room 4, <north> wing', who: 'Ana', tooMuch: 'Step out. Call Ben.' },
};

/** The three forms of the export as text, with what each loads. */
async function formsOf(data: TestData): Promise<Record<'text' | 'pdf' | 'page', string>> {
  const people = (await loadPeople(data)).items;
  const file = {
    ...{ journal: await data.entries.list(), letters: await data.letters.list(), people },
    pictures: new Map(),
    more: await loadDaysAndPrompts(
      data,
      people.map(({ person }) => person.id),
    ),
  };
  const around = { signal: new AbortController().signal, onProgress() {} };
  const html = await journalAsHtml(await loadJournalContents(data, around), now).text();
  return {
    text: journalAsText(file, now),
    pdf: journalForPdf(file, now, 'en-GB')
      .entries.map((entry) => Object.values(entry).join('\n'))
      .join('\n'),
    page: new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '',
  };
}

test.each(['text', 'pdf', 'page'] as const)(
  'a day in court, its plan and own prompts are in the export: %s',
  async (form) => {
    const data = await createTestData();
    await data.hardDays.put(court);
    await data.prompts.put({ id: 'b', text: 'What did she <laugh> at?', place: 2 });
    await data.prompts.put({ id: 'a', text: 'What did the kitchen smell of?', place: 1 });
    const text = (await formsOf(data))[form];
    for (const words of [
      'Days and dates',
      'Court',
      'May 3, 2027',
      'Where: Room 4, <north> wing\nWith whom: Ana\nIf it is too much: Step out. Call Ben.',
      'Your own prompts',
      'What did she <laugh> at?',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.indexOf('kitchen')).toBeLessThan(text.indexOf('laugh'));
  },
);

test.each(['text', 'pdf', 'page'] as const)(
  'a day of somebody is with them, with its plan, and not named twice: %s',
  async (form) => {
    const data = await createTestData();
    await keepVera(data);
    const plan = { where: 'By the sea', who: '', tooMuch: '' };
    await data.hardDays.change('day', (before) => ({ ...before, plan }));
    const text = (await formsOf(data))[form];
    expect(text).toContain('Vera’s birthday: March 14, 1950, and every year\nWhere: By the sea');
    expect(text.split('Vera’s birthday')).toHaveLength(2);
    expect(text).not.toContain('Days and dates');
  },
);

test('a day of somebody whose page was removed is in the export all the same', async () => {
  const data = await createTestData();
  await data.hardDays.put({ ...court, someone: 'gone' });
  expect((await formsOf(data)).text).toContain('Court: May 3, 2027');
});
