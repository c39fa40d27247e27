import type { Entry, EntryPicture } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { loadJournalContents } from './journal-contents.ts';
import { type JournalContents, journalAsHtml } from './journal-html.ts';
import { journalForPdf } from './journal-pdf.ts';
import type { JournalFile } from './journal-texts.ts';
import { journalAsText } from './plain-text.ts';

const entry = (part: Partial<Entry>): Entry => ({
  id: 'one',
  title: 'The second cup',
  content: 'I filled it anyway.\nIt steamed.',
  tags: ['grief', 'healing'],
  type: 'text',
  recording: null,
  date: '2026-11-20T09:30:00',
  editedAt: null,
  ...part,
});
const now = new Date('2026-11-21T08:00:00');
const around = { signal: new AbortController().signal, onProgress() {} };

const pageOf = async (part: Partial<JournalContents>) => {
  const empty = {
    entries: [],
    sounds: new Map(),
    pictures: new Map(),
    addresses: new Map(),
    checkIns: [],
    moments: [],
    letters: [],
    path: null,
    pauseNotes: [],
    people: [],
    more: { days: [], prompts: [] },
    leftOut: '',
  };
  const text = await journalAsHtml({ ...empty, ...part }, now).text();
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
};

test('lists all entries by month with date, tags and time of edit', async () => {
  const { page } = await pageOf({
    entries: [
      entry({ id: 'a', title: 'Lilies', date: '2026-10-09T10:00:00' }),
      entry({ id: 'b', editedAt: '2026-11-21T07:00:00' }),
    ],
  });
  expect(page.title).toBe('Journal');
  expect(page.documentElement.lang).toBe('en');
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'October 2026',
    'November 2026',
  ]);
  expect([...page.querySelectorAll('.meta')].map((one) => one.textContent)).toContain(
    'November 20, 2026 · edited November 21, 2026 · grief, healing',
  );
  expect(page.querySelector('.words')?.textContent).toBe('I filled it anyway.\nIt steamed.');
  expect(page.querySelector('.words')?.getAttribute('dir')).toBe('auto');
  for (const link of page.querySelectorAll('a')) {
    expect(page.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
});

test('loads no resource and runs no script', async () => {
  const { text, page } = await pageOf({ entries: [entry({})] });
  expect(page.querySelectorAll('script, link, iframe, object, embed, img')).toHaveLength(0);
  expect(text).not.toMatch(/https?:|\/\/[a-z]|@import|url\(/);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(
    "default-src 'none'",
  );
});

test('escapes whatever was written', async () => {
  const poison = [
    '<script>window.__pwned = true</script>',
    '<img src=x onerror="window.__pwned = true">',
    '"><svg onload=window.__pwned=true>',
    '</style><script>1</script>',
    '</p></article></main><iframe srcdoc="x">',
    "' onmouseover='x",
    '&lt;b&gt; &amp; &#x3c;',
    '<!-- --><style>@import "//evil.example"</style>',
  ];
  const { page } = await pageOf({
    entries: poison.map((title) => entry({ id: title, title, content: title })),
    moments: poison.map((content) => ({
      id: content,
      content,
      source: 'manual',
      sourceId: null,
      place: 0,
      tags: [content],
      createdAt: now.toISOString(),
    })),
    leftOut: poison[0] ?? '',
  });
  expect([...page.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(poison);
  expect(
    page.querySelectorAll('script, iframe, svg, img, [onload], [onerror], [onmouseover]'),
  ).toHaveLength(0);
  expect(page.querySelectorAll('style')).toHaveLength(1);
});

test('does not interpret the marker of a recording in what was written', async () => {
  const recording = { id: '\0"><script>\0', durationMs: 1000, peaks: [] };
  const sounds = new Map([[recording.id, new Blob(['data:audio/wav;base64,AAAA'])]]);
  const { page } = await pageOf({
    entries: [entry({ content: '\u00000\u0000', recording })],
    sounds,
  });
  expect(page.querySelector('audio')?.getAttribute('src')).toBe('data:audio/wav;base64,AAAA');
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect(page.querySelector('.words')?.textContent).toBe('\ufffd0\ufffd');
});

test('replaces control characters and lone surrogates', async () => {
  const { page, text } = await pageOf({
    entries: [entry({ content: 'a\u0000b\ud800c\u001bd\te\nf' })],
  });
  expect(page.querySelector('.words')?.textContent).toBe('a\ufffdb\ufffdc\ufffdd\te\nf');
  expect(text.isWellFormed()).toBe(true);
});

test('includes recordings, check-ins, moments and the path', async () => {
  const data = await createTestData();
  const voice = await data.recordings.begin();
  await data.recordings.append(voice, new Int16Array(32_000).fill(5));
  const { recording } = await data.recordings.finish(voice);
  await data.entries.create({ title: 'Said', content: '', tags: [], type: 'audio', recording });
  await data.checkIns.save({
    emotion: 'Confused',
    intensity: 4,
    notes: 'All at once.',
    word: 'foggy <b>',
  });
  await data.moments.add({ content: 'Kept.', source: 'manual', tags: ['hope'] });
  await data.records.put('healing-path', {
    visionOfHealing: 'To cook for two again.',
    selectedTheme: null,
    customPath: [
      { id: 1, title: 'A letter', description: 'Write it.', icon: 'x', completed: true },
    ],
    currentCheckpoint: 1,
    weeklyAnchor: { message: '', prompt: '' },
    startDate: now.toISOString(),
    responses: { 1: 'I wrote it.' },
  });
  const contents = await loadJournalContents(data, around);
  expect(contents.leftOut).toBe('');
  const page = new DOMParser().parseFromString(
    await journalAsHtml(contents, now).text(),
    'text/html',
  );
  expect(page.querySelector('audio')?.getAttribute('src')).toMatch(/^data:audio\/wav;base64,UklGR/);
  expect(page.querySelector('audio')?.getAttribute('aria-label')).toBe('Recording, 0:02');
  for (const words of [
    'Confusion: foggy <b> · Overwhelming',
    'All at once.',
    'Kept.',
    'To cook for two again.',
    'I wrote it.',
  ]) {
    expect(page.body.textContent).toContain(words);
  }
});

test('reports a recording that does not open and includes the entry', async () => {
  const data = await createTestData();
  const voice = await data.recordings.begin();
  await data.recordings.append(voice, new Int16Array(32_000));
  const { recording } = await data.recordings.finish(voice);
  await data.entries.create({ title: 'Said', content: '', tags: [], type: 'audio', recording });
  data.damage(`${voice}:0000`);
  const contents = await loadJournalContents(data, around);
  expect(contents.unopened).toBe(1);
  const text = await journalAsHtml(contents, now).text();
  expect(text).toContain('A recording of 0:02, which could not be opened.');
  expect(text).toContain('One thing could not be opened');
});

test('has the words of open letters, and of sealed ones only the day', async () => {
  const data = await createTestData();
  await data.letters.put({ id: 'vera', to: 'Vera', text: 'The kettle still clicks.' });
  const tent = { id: 'tom', to: 'Tom', text: 'The tent.' };
  data.setNow('2026-11-20T21:11:00');
  await data.letters.put({ ...tent, sealedUntil: '2026-12-24' });
  data.setNow('2026-11-20T21:12:00');
  await data.letters.put({ ...tent, id: 'past', to: '', sealedUntil: '2026-11-21' });
  const contents = await loadJournalContents(data, around);
  expect(contents.empty).toBe(false);
  const { page } = await pageOf(contents);
  const letters = [...page.querySelectorAll('#letters article')].map((one) => one.textContent);
  expect(letters).toEqual([
    'To VeraNovember 20, 2026The kettle still clicks.',
    'To TomNovember 20, 2026Sealed until December 24, 2026. Its words are not in this page.',
    'A letterNovember 20, 2026The tent.',
  ]);
});

test('has what was written after pauses', async () => {
  const data = await createTestData();
  const note = { id: 'n', text: 'A bit <quieter>.', writtenAt: '2026-11-20T21:20:00.000Z' };
  await data.records.put('pause-notes', [note]);
  const contents = await loadJournalContents(data, around);
  expect(contents.empty).toBe(false);
  const { page } = await pageOf(contents);
  expect(page.querySelector('#pauses')?.textContent).toContain('A bit <quieter>.');
});

test('pictures of an entry are in the web page, and the text names them', async () => {
  const data = await createTestData();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(100).fill(7)]);
  const pictures: EntryPicture[] = [];
  for (const alt of ['Lilies, "white"', '', 'Torn']) {
    const taken = await data.pictures.take(new File([bytes], 'a.jpg'));
    if ('picture' in taken) pictures.push({ ...taken.picture, alt });
  }
  await data.entries.create({ title: 'Lilies', content: 'Here.', tags: [], pictures });
  data.damage(`${pictures[2]?.id}:0000`);
  const contents = await loadJournalContents(data, around);
  expect(contents.unopened).toBe(1);
  const { page } = await pageOf(contents);
  const images = [...page.querySelectorAll('article img')];
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(['Lilies, "white"', '']);
  expect(images[0]?.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,\/9j\/4A/);
  expect(page.body.textContent).toContain('A picture, which could not be opened. Torn');
  const journal = await data.entries.list();
  const file: JournalFile = {
    ...{ journal, letters: { items: [], unreadable: [] }, people: [] },
    pictures: contents.pictures,
    more: { days: [], prompts: [] },
  };
  const text = journalAsText(file, now);
  expect(text).toContain('A picture: Lilies, "white"\nA picture. Plain text cannot hold it.');
  const [inPdf] = journalForPdf(file, now, 'en').entries;
  expect(inPdf?.pictures?.map(({ caption }) => caption)).toEqual(['Lilies, "white"', '']);
  expect(inPdf?.content).toContain('A picture, which could not be opened. Torn');
});
