/** Removes image references and Day One's backslash escapes from Markdown. Linear in the text's length. */
export const plainMarkdown = (text: string): string =>
  withoutImages(text.replace(/\r\n?/g, '\n'))
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\n{3,}/g, '\n\n');

const target = '](dayone-moment:';

/**
 * Removes `![…](dayone-moment:…)` and the line end behind it. It looks for the rare middle first: a pattern that begins with
 * `![` would read the rest of the text again for each of them.
 */
function withoutImages(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const middle = text.indexOf(target, from);
    const end = middle < 0 ? -1 : text.indexOf(')', middle + target.length);
    if (end < 0) return kept.join('') + text.slice(from);
    const before = text.slice(from, middle);
    // The words of an image hold no bracket, so it begins behind the last one.
    const start = before.indexOf('![', before.lastIndexOf(']') + 1);
    if (start < 0) {
      kept.push(before, target);
      from = middle + target.length;
      continue;
    }
    kept.push(before.slice(0, start));
    from = end + 1;
    while (text[from] === ' ' || text[from] === '\t') from += 1;
    if (text[from] === '\n') from += 1;
  }
}
