/** Homoglyphs: characters of other scripts that look like Latin letters. */
const homoglyphs: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ɪ: 'i',
  ʟ: 'l',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  '€': 'e',
  '£': 'l',
  '¢': 'c',
  '¡': 'i',
  '†': 't',
};

/** Emoji that stand for a word. */
const emojiWords: Record<string, string> = {
  '🔫': ' gun ',
  '💊': ' pills ',
  '🔪': ' knife ',
  '🗡': ' knife ',
  '🪒': ' razor ',
  '🩸': ' blood ',
  '⚰': ' coffin ',
  '🪦': ' grave ',
  '💣': ' bomb ',
  '🚌': ' bus ',
  '🪢': ' noose ',
  '🌉': ' bridge ',
  '🚆': ' train ',
};

/** Letters of scripts that never look like Latin ones. Some of them are decomposed to eighteen others. */
const otherScripts =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** Whatever no table below names, in runs: a text of nothing else must cost no more than another. */
const unknown = new RegExp(
  `[^\\x20-\\x7e\\n\\r\\t${Object.keys({ ...homoglyphs, ...emojiWords }).join('')}]+`,
  'gu',
);

const combiningMarks = /\p{M}+/gu;
const invisible = /[\p{Cf}\u115f\u1160]/gu;
const apostrophes = /[\u2018\u2019\u02bc\u00b4`\u2032\uff07]/g;
const doubleQuotes = /[\u201c\u201d\u201e\u00ab\u00bb\uff02]/g;

/**
 * The same text in lower-case ASCII: styled letters and accents decomposed, invisible characters removed, homoglyphs and
 * emoji replaced by letters and words. Punctuation, quotation marks and line ends stay.
 */
export function normalise(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for the ASCII range.
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  return lower
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(doubleQuotes, '"')
    .replace(/\u2026/g, '...')
    .replace(otherScripts, ' ')
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .toLowerCase()
    .replace(unknown, ' ')
    .replace(
      /[^\x20-\x7e\n\r\t]/gu,
      (character) => homoglyphs[character] ?? emojiWords[character] ?? ' ',
    );
}
