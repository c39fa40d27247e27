import { expect, test } from 'vitest';
import { readAppleJournal } from './apple-journal.ts';
import type { FindFile } from './day-one.ts';
import { noFindings } from './import-plan.ts';

const page = (title: string, body: string, assets = '') =>
  `<!doctype html><html><head><style>p{margin:0}</style></head><body>
<p class="p1"><span class="s1"><div class="pageContainer">
<div class="pageHeader">Sunday, 3 November 2024</div>
<div class="assetGrid">${assets}</div>
<div class="title">${title}</div><div class="bodyText"></span></p>
${body}<p class="p1"><span class="s1"></div></div></span></p></body></html>`;

const photo = (name: string) =>
  `<div id="${name}" class="gridItem assetType_photo"><img src="../Resources/${name}.heic" class="asset_image"/></div>`;

const file = new File([], 'export.zip');
const find: FindFile = (_, name) => (name === 'AWAY' ? null : { file, inside: name });

async function read(text: string, name = 'Entries/2024-11-03_Lilies.html') {
  const findings = noFindings();
  const modified = '2026-01-01T00:00:00.000Z';
  const isRead = await readAppleJournal({ file: name, text, modified, find, findings });
  return { isRead, findings, entry: findings.entries[0] };
}

test('a page becomes an entry with its title, words, date and pictures', async () => {
  const body =
    '<p class="p2"><span class="s2">At the market &amp; home.</span></p>\n<p class="p2"><span class="s2"></span><br></p><p>Caf&#233; &lt;3</p>';
  const assets = `${photo('B1')}${photo('A%202')}${photo('AWAY')}<div class="gridItem assetType_video"><video></video></div><div id="S1" class="gridItem assetType_audio"></div>`;
  const { entry, findings } = await read(page('Lilies', body, assets));
  expect(entry).toMatchObject({
    title: 'Lilies',
    content: 'At the market & home.\n\nCafé <3',
    date: new Date('2024-11-03T12:00:00').toISOString(),
    sound: { inside: 'S1' },
    pictures: [{ inside: 'B1' }, { inside: 'A 2' }],
  });
  expect(findings).toMatchObject({ missingPictures: 1, videos: 1 });
});

test('a page without a title has its first line, and a page of a picture alone its date', async () => {
  expect((await read(page('', '<p>First line.</p><p>Second.</p>'))).entry?.title).toBe(
    'First line.',
  );
  expect((await read(page('', '', photo('B1')))).entry).toMatchObject({
    title: 'November 3, 2024',
    content: '',
  });
  expect((await read(page('', ''))).findings.entries).toEqual([]);
});

test('another page of the web is left alone, and a script is never words', async () => {
  expect((await read('<html><body><p>News</p></body></html>')).isRead).toBe(false);
  const { entry } = await read(page('Tea', '<p>It steamed.</p><script>alert(1)</script>'));
  expect(entry?.content).toBe('It steamed.');
});

test('a damaged page is read in a time that grows with its length', async () => {
  const started = performance.now();
  for (const part of ['<img ', '<div class="', '&#', '<p>\n\n\n']) {
    await read(page('Tea', part.repeat(50_000)));
  }
  expect(performance.now() - started).toBeLessThan(8_000);
});
