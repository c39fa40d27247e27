/** Characters up to which the browser itself finds each paragraph's direction at every key. */
const short = 20_000;

const letter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The `dir` of a field that is typed in. `auto` lays a long paragraph out anew at every key (2.4 s for one of 1 MB in
 * Chromium, against 0.1 s): so a very long text gets the direction of its first letter.
 */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= short) return 'auto';
  const first = letter.exec(text)?.[0] ?? '';
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}
