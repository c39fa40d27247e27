import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { keepVera, saying, vera } from '../someone/someone-testing.ts';
import { loadJournalContents } from './journal-contents.ts';
import { journalAsHtml } from './journal-html.ts';
import { journalForPdf } from './journal-pdf.ts';
import { loadPeople } from './people-contents.ts';
import { journalAsText } from './plain-text.ts';

const now = new Date('2026-11-21T08:00:00');

async function kept() {
  const data = await createTestData();
  await keepVera(data);
  const contents = {
    journal: await data.entries.list(),
    letters: await data.letters.list(),
    people: (await loadPeople(data)).items,
    pictures: new Map(),
  };
  return { data, file: contents };
}

test.each([
  vera.name,
  'my mum',
  'They called you: Bear',
  vera.ending,
  saying,
  'A voice recording: voicemail.m4a',
])('every form of the export has it: %s', async (words) => {
  const { data, file } = await kept();
  expect(journalAsText(file, now)).toContain(words);
  const pdf = journalForPdf(file, now, 'en-GB');
  expect(JSON.stringify(pdf.entries)).toContain(words);
  const contents = await loadJournalContents(data, {
    signal: new AbortController().signal,
    onProgress() {},
  });
  expect(contents.empty).toBe(false);
  const page = new DOMParser().parseFromString(
    await journalAsHtml(contents, now).text(),
    'text/html',
  );
  expect(page.body.textContent).toContain(words);
});

test('somebody who cannot be opened is counted, and hides nobody else', async () => {
  const { data } = await kept();
  await data.someone.put({ ...vera, id: 'tom', name: 'Tom' });
  const session = data.session.getState();
  const id = session.status === 'open' ? session.account.id : '';
  data.damage(`${id}:someone:vera`);
  const { items, unreadable } = await loadPeople(data);
  expect(items.map(({ person }) => person.name)).toEqual(['Tom']);
  expect(unreadable).toHaveLength(1);
});
