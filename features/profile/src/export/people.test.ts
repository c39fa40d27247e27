import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { keepVera, saying, vera } from '../someone/someone-testing.ts';
import { loadDaysAndPrompts } from './day-contents.ts';
import { addressOf, loadJournalContents } from './journal-contents.ts';
import { journalAsHtml } from './journal-html.ts';
import { journalForPdf } from './journal-pdf.ts';
import { loadPeople, personParagraphs } from './people-contents.ts';
import { journalAsText } from './plain-text.ts';

const now = new Date('2026-11-21T08:00:00');

async function kept() {
  const data = await createTestData();
  await keepVera(data);
  const voice = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice');
  await data.keepsakes.change(voice?.id ?? '', (before) => ({
    ...before,
    said: 'Call me back, Bear.',
  }));
  const contents = {
    journal: await data.entries.list(),
    letters: await data.letters.list(),
    people: (await loadPeople(data)).items,
    pictures: new Map(),
    more: await loadDaysAndPrompts(data, ['vera']),
  };
  return { data, file: contents };
}

test.each([
  vera.name,
  'my mum',
  'They called you: Bear',
  vera.ending,
  saying,
  'A voice recording: voicemail.m4a, 120 kB',
  'in which is said: “Call me back, Bear.”',
  'Vera’s birthday: March 14, 1950, and every year',
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

const aJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(2_000).fill(7)]);
const onWay = { signal: new AbortController().signal, onProgress() {} };

test('their pictures are in the PDF with what they show, and one that does not open is named', async () => {
  const { data, file } = await kept();
  for (const name of ['garden.jpg', 'torn.jpg']) {
    const { id } = await data.keepsakes.addFile(
      'vera',
      new File([aJpeg], name, { type: 'image/jpeg' }),
    );
    await data.keepsakes.change(id, (before) => ({ ...before, text: `The ${name}` }));
  }
  const [, torn] = (await data.keepsakes.of('vera')).items.filter(({ kind }) => kind === 'picture');
  data.damage(`${torn?.file?.id}:0000`);
  const people = await loadPeople(data, { with: 'pictures' });
  expect(people.unopened).toBe(1);
  const [page] = journalForPdf({ ...file, people: people.items }, now, 'en-GB').entries;
  expect(page?.pictures).toMatchObject([{ caption: 'The garden.jpg', width: 40, height: 30 }]);
  expect(page?.content).toContain('A picture: The torn.jpg. It could not be opened here.');
  expect(page?.content).not.toContain('garden.jpg');
});

test('what a recipe says stands in the text', async () => {
  const { data } = await kept();
  const recipe = new File(['a recipe'], 'cake.pdf', { type: 'application/pdf' });
  const { id } = await data.keepsakes.addFile('vera', recipe);
  await data.keepsakes.change(id, (before) => ({ ...before, said: 'Six plums.' }));
  const [contents] = (await loadPeople(data)).items;
  expect(contents && personParagraphs(contents)).toContain(
    'A file: cake.pdf, which says: “Six plums.”',
  );
});

test('their voice is in the printable page as a sound, with its size', async () => {
  const { data } = await kept();
  const contents = await loadJournalContents(data, onWay);
  const text = await journalAsHtml(contents, now).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const sound = page.querySelector('#people audio');
  expect(sound?.getAttribute('aria-label')).toBe('A voice recording: voicemail.m4a, 120 kB');
  const [type, base64 = ''] = (sound?.getAttribute('src') ?? '').split(',');
  expect(type).toBe('data:audio/mp4;base64');
  // Byte for byte as it came.
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  expect(bytes).toEqual(new Uint8Array(120_000).fill(7));
  expect(page.querySelector('#people')?.textContent).not.toContain('The full backup');
});

test('a media type that holds markup does not get into the page', async () => {
  const data = await createTestData();
  await keepVera(data);
  const type = 'audio/x"><meta http-equiv="refresh" content="0;url=//evil.example">';
  const voice = new File([new Uint8Array(9)], 'voice.opus', { type: 'audio/ogg' });
  const { id } = await data.keepsakes.addFile('vera', voice);
  // As a backup that somebody made could bring it.
  await data.keepsakes.change(id, (before) =>
    before.file ? { ...before, file: { ...before.file, type } } : before,
  );
  const text = await journalAsHtml(await loadJournalContents(data, onWay), now).text();
  expect(text).not.toContain('evil.example');
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelectorAll('#people audio')).toHaveLength(2);
  expect(await addressOf(new Blob(['a'], { type }))).toBe(
    `data:application/octet-stream;base64,${btoa('a')}`,
  );
});

test('a voice that does not open is said in the printable page', async () => {
  const { data } = await kept();
  const [voice] = (await data.keepsakes.of('vera')).items.filter(({ kind }) => kind === 'voice');
  data.damage(`${voice?.file?.id}:0000`);
  const contents = await loadJournalContents(data, onWay);
  expect(contents.unopened).toBe(1);
  const text = await journalAsHtml(contents, now).text();
  expect(text).not.toContain('<audio');
  expect(text).toContain('voicemail.m4a, 120 kB. It could not be opened here.');
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
