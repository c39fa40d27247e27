import { growingTexts, growthOf, tooSlow } from '@mooring/contract/growth-testing';
import { expect, test } from 'vitest';
import { partsOf } from './apple-journal.ts';
import { wordsOf } from './day-one.ts';
import { decodeText } from './decode-text.ts';
import { splitHeading, timeFrom, withTagLine } from './entry-parts.ts';
import { readFrontMatter } from './front-matter.ts';
import { plainMarkdown } from './plain-markdown.ts';

/** What an importer reads from a file. Each gets every piece below, in every frame. */
const readers: Record<string, (text: string) => unknown> = {
  splitHeading,
  plainMarkdown,
  readFrontMatter,
  timeFrom,
  withTagLine: (text) => withTagLine('x', [text]),
  'partsOf of Apple Journal': partsOf,
  'wordsOf Day One': (text) => wordsOf({ text, tags: ['grief'] }),
  decodeText: (text) => decodeText(new TextEncoder().encode(text)),
};
const pieces = [
  ...[' ', '\n', '\t', '#', '# ', '-', '- ', '---\n', '!', '![', '![]', '![](', ']('],
  ...['](dayone-moment:', '![](dayone-moment:', '\\', '\\*', '"', "'", '[', ']', ',', ':', 'a: '],
  ...['<', '<p class="', "<p class='", ' class="', ' class=', ' id="', '>', '&', '&#', '\r', '\0'],
  ...['\u2028', ' \u2028', 'a', '1', '2026-11-20 ', '{"a":', '[[', '\ufdfa'],
];
const frames: ((body: string) => string)[] = [
  (body) => body,
  (body) => `# a${body}b`,
  (body) => `---\ntitle: ${body}x\u2028\n---\n`,
  (body) => `---\ntags:\n- ${body}\u2028\n---\n`,
  (body) => `---\n${body}`,
  (body) => `<div class="bodyText"><p${body}`,
];

test.each(Object.entries(readers))(
  '%s reads a text of twice the length in about twice the time',
  (_name, read) => {
    const slow = frames.flatMap((frame, index) =>
      pieces.flatMap((piece) => {
        const growth = growthOf((text) => read(frame(text)), piece, 50_000);
        return growth > 2.6
          ? [`frame ${index}, ${JSON.stringify(piece)}: ${growth.toFixed(1)}`]
          : [];
      }),
    );
    expect(slow).toEqual([]);
  },
  120_000,
);

const tokens = [
  ...pieces,
  ...[
    '</p>',
    '<br>',
    '<img src="',
    '.heic',
    '/',
    '=',
    '&amp;',
    '\n\n',
    '```',
    '**',
    '\ufeff',
    '😀',
  ],
];

test.each(Object.entries(readers))(
  '%s reads what nobody thought of in about as long',
  {
    timeout: 240_000,
  },
  (_name, read) => {
    expect(tooSlow(read, growingTexts(2711, tokens, 40))).toEqual([]);
  },
);

test('a heading is split as before', () => {
  expect(splitHeading('# Lilies ##\nText')).toEqual({ title: 'Lilies', content: 'Text' });
  expect(splitHeading('#\tA # b')).toEqual({ title: 'A # b', content: '' });
  expect(splitHeading('# ##')).toEqual({ title: '#', content: '' });
  expect(splitHeading('#No')).toEqual({ title: null, content: '#No' });
  expect(splitHeading('####### Seven').title).toBeNull();
});

test('images are removed, and nothing else that looks like one', () => {
  expect(plainMarkdown('a ![x](dayone-moment://1) \nb')).toBe('a b');
  expect(plainMarkdown('![a] ![b](dayone-moment:1)!')).toBe('![a] !');
  expect(plainMarkdown('![a](other:1) ](dayone-moment:2) c')).toBe(
    '![a](other:1) ](dayone-moment:2) c',
  );
  expect(plainMarkdown('![a](dayone-moment:1')).toBe('![a](dayone-moment:1');
});

test('front matter is read as before', () => {
  const read = readFrontMatter(
    '---\ntitle: "Cup: one"\ndate:2023-05-04\ntags:\n  - hope\n  - #x\n---\nRest',
  );
  expect(read).toEqual({
    matter: { title: 'Cup: one', date: '2023-05-04', tags: ['hope', 'x'] },
    rest: 'Rest',
  });
});
