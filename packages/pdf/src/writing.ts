/** The families there are. */
export type Family =
  | 'literata'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'jp'
  | 'kr'
  | 'sc'
  | 'emoji'
  | 'symbols';

/** Whose forms Chinese characters take, for they are written differently in Chinese, Japanese and Korean. */
export type Writing = 'jp' | 'kr' | 'sc';

/** Kana make a text Japanese, Hangul makes it Korean; everything else is read as Chinese where it matters. */
export function writingOf(text: string): Writing {
  if (/\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc';
}

const before: readonly Family[] = ['literata', 'arabic', 'hebrew', 'devanagari', 'thai'];
const eastAsian: readonly Writing[] = ['sc', 'jp', 'kr'];

/** In which order the families are asked for a letter. */
export const familyOrder = (writing: Writing): Family[] => [
  ...before,
  writing,
  ...eastAsian.filter((one) => one !== writing),
  'emoji',
  'symbols',
];
