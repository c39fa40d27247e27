import { expect, test } from 'vitest';
import { chooseFonts } from './choose-fonts.ts';
import { linesOf, scripts } from './pdf-testing.ts';

test.each(Object.entries(scripts))('%s is set in letterforms of its own', async (_, text) => {
  const [line] = await linesOf(text, 100_000);
  const glyphs = line?.pieces.flatMap((piece) => piece.glyphs) ?? [];
  expect(glyphs.length).toBeGreaterThan(10);
  expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
});

/** What a reader sees from left to right: the words as pieces, each read in its own direction. */
const seen = async (text: string) =>
  (await linesOf(text)).map(({ pieces }) =>
    pieces.map((piece) => piece.text.trim()).filter(Boolean),
  );

test('Hebrew words stand from right to left, a number among them the right way round', async () => {
  expect(await seen('שלום לך 42 תודה')).toEqual([['תודה', '42', 'לך', 'שלום']]);
});

test('Arabic words stand from right to left and their letters join', async () => {
  expect(await seen('مرحبا يا قلب')).toEqual([['قلب', 'يا', 'مرحبا']]);
  const ids = async (text: string) =>
    (await linesOf(text))[0]?.pieces.flatMap(({ glyphs }) => glyphs.map(({ id }) => id)) ?? [];
  // Beh alone, and beh as the first, a middle and the last letter of a word: four forms.
  const [alone, word] = [await ids('ب'), await ids('ببب')];
  expect(new Set([...alone, ...word]).size).toBe(4);
});

test('a quotation in the other direction keeps its own order inside the sentence', async () => {
  expect(await seen('She said שלום עליכם and left.')).toEqual([
    ['She', 'said', 'עליכם', 'שלום', 'and', 'left.'],
  ]);
  expect(await seen('אמרה hello there והלכה')).toEqual([['והלכה', 'hello', 'there', 'אמרה']]);
});

test('a paragraph is read from the side its first letters say', async () => {
  expect((await linesOf('שלום hello'))[0]?.rtl).toBe(true);
  expect((await linesOf('hello שלום'))[0]?.rtl).toBe(false);
});

test('brackets in right-to-left text are mirrored', async () => {
  const glyphs = async (text: string) =>
    (await linesOf(text))[0]?.pieces.flatMap((piece) => piece.glyphs.map(({ id }) => id)) ?? [];
  const [open] = await glyphs('(');
  const inHebrew = await glyphs('א(ב');
  expect(inHebrew).not.toContain(open);
});

test('no line is wider than the column, whatever is written', async () => {
  const texts = [
    ...Object.values(scripts),
    'x'.repeat(500),
    'שלום'.repeat(80),
    '👩‍👩‍👧'.repeat(60),
  ];
  for (const text of texts) {
    const lines = await linesOf(`${text} ${text}`, 12_000);
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(12_000);
  }
});

test('no letter is lost where lines are broken', async () => {
  for (const text of Object.values(scripts)) {
    const lines = await linesOf(text.normalize('NFC'), 9000);
    const letters = lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
    const sorted = (some: string) => [...some.normalize('NFKC').replace(/\s/g, '')].sort().join('');
    expect(sorted(letters)).toBe(sorted(text.normalize('NFC')));
  }
});

test('an emoji made of several signs is one picture', async () => {
  for (const emoji of ['👩‍👩‍👧', '👍🏽', '🇺🇦', '1️⃣', '🏳️‍🌈', '❤️']) {
    const [line] = await linesOf(emoji);
    expect(line?.pieces.flatMap(({ glyphs }) => glyphs)).toHaveLength(1);
  }
});

test('Chinese characters take Japanese forms among kana, Korean among Hangul, else Chinese', async () => {
  const familyOf = async (text: string) =>
    (await linesOf(text)).flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.text.includes('直')).map(({ face }) => face.family),
    );
  expect(await familyOf('直す')).toEqual(['jp']);
  expect(await familyOf('정직直')).toEqual(['kr']);
  expect(await familyOf('正直')).toEqual(['sc']);
});

test('a rare Chinese character is taken from whichever family has it', async () => {
  const families = (await linesOf('国國麎頀')).flatMap(({ pieces }) =>
    pieces.flatMap(({ face, text, glyphs }) =>
      [...text].map((letter) => [letter, face.family, glyphs.some(({ id }) => id === 0)]),
    ),
  );
  expect(families).toEqual([
    ['国', 'sc', false],
    ['國', 'sc', false],
    ['麎', 'jp', false],
    ['頀', 'kr', false],
  ]);
});

test('an English journal fetches one font file, and no text fetches more than it is written in', async () => {
  const files = async (text: string) =>
    (await chooseFonts([text])).map(({ url }) => url.replace(/^.*\/|\?.*$/g, ''));
  expect(await files('I filled the “second” cup – anyway… naïve? ½ © ×')).toEqual([
    'literata-latin-400-normal.woff',
  ]);
  const hebrew = await files('שלום');
  expect(hebrew).toEqual(['noto-serif-hebrew-hebrew-400-normal.woff']);
  const japanese = await chooseFonts(['それでも二杯目を注いだ。']);
  expect(new Set(japanese.map(({ family }) => family))).toEqual(new Set(['jp']));
});
