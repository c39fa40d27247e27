/** One word, number, sign or emoji of a text, as the reader sees it. */
export type Token = {
  text: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
};

const tokenPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}](?:[\p{L}\p{M}'’]*[\p{L}\p{M}])?|\d+|\p{Extended_Pictographic}|[.,!?…;:()"“”‘’*-]/gu;

/** The most tokens that are read of one text. A longer one is read at its beginning and its end. */
export const maxTokens = 6000;

/** Cuts a text into tokens in lower case. Time linear to the text's length. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const from = match.index;
    tokens.push({ text: plainForm(match[0]), from, to: from + match[0].length });
  }
  if (tokens.length <= maxTokens) return tokens;
  return [...tokens.slice(0, maxTokens / 2), ...tokens.slice(-maxTokens / 2)];
}

/** One form for what a person would call the same word: case, apostrophes, long numbers and stretched letters. */
function plainForm(token: string): string {
  if (/^\d/.test(token)) return token.length > 3 ? '#' : token;
  return token
    .slice(0, 40)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/(.)\1{2,}/gu, '$1$1');
}

/** How many rows the table of letter groups has. A power of two. */
export const buckets = 8192;

/**
 * The rows of a token's letter groups (3 to 5 letters, with the edges of the word marked): what a word that is not in
 * the vocabulary is known by. A single sign has the row of itself.
 */
export function letterGroups(token: string): number[] {
  const letters = [...`<${token}>`];
  const groups = new Set<number>([bucketOf(letters.join(''))]);
  for (const length of [3, 4, 5]) {
    for (let start = 0; start + length <= letters.length && groups.size < 24; start += 1) {
      groups.add(bucketOf(letters.slice(start, start + length).join('')));
    }
  }
  return [...groups];
}

/** FNV-1a over UTF-16 code units. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) & (buckets - 1);
}
