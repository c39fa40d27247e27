import { type FontFile, heldBy } from './fonts.ts';
import { type Family, familyOrder, type Writing, writingOf } from './writing.ts';

/** A file that some text needs. */
export type ChosenFont = { family: Family; url: string };

type Module = Promise<{ files: FontFile[] }>;

const families: { [F in Family]: { wanted: RegExp; load: () => Module } } = {
  literata: { wanted: /./su, load: () => import('./font-literata.ts') },
  arabic: { wanted: /\p{Script_Extensions=Arabic}/u, load: () => import('./font-arabic.ts') },
  hebrew: { wanted: /\p{Script=Hebrew}/u, load: () => import('./font-hebrew.ts') },
  devanagari: {
    wanted: /\p{Script_Extensions=Devanagari}/u,
    load: () => import('./font-devanagari.ts'),
  },
  thai: { wanted: /\p{Script=Thai}/u, load: () => import('./font-thai.ts') },
  // A rare Chinese character may be in one East Asian family alone.
  jp: {
    wanted: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
    load: () => import('./font-jp.ts'),
  },
  kr: { wanted: /\p{Script=Hangul}|\p{Script=Han}/u, load: () => import('./font-kr.ts') },
  sc: {
    wanted: /\p{Script_Extensions=Han}|[\u3000-\u303f\uff00-\uffef\u2190-\u22ff\u2460-\u25ff]/u,
    load: () => import('./font-sc.ts'),
  },
  emoji: {
    wanted: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u,
    load: () => import('./font-emoji.ts'),
  },
  symbols: { wanted: /\p{S}/u, load: () => import('./font-symbols.ts') },
};

/** The font files these texts need, of all that are shipped: an English journal needs one. */
export async function chooseFonts(texts: Iterable<string>): Promise<ChosenFont[]> {
  const chosen = new Map<string, ChosenFont>();
  for (const [writing, letters] of lettersOf(texts)) {
    for (const family of familyOrder(writing)) {
      const rising = [...letters].sort((a, b) => a - b);
      const text = rising.map((one) => String.fromCodePoint(one)).join('');
      const { wanted, load } = families[family];
      if (!wanted.test(text)) continue;
      const found = new Set<number>();
      for (const file of (await load()).files) {
        const held = heldBy(file, rising).filter((one) => isFor(family, one));
        for (const one of held) found.add(one);
        if (held.length > 0) chosen.set(file.url, { family, url: file.url });
      }
      // A sign that one East Asian family has is not fetched from the others.
      if (!isEastAsian(family)) continue;
      for (const one of found) if (eastAsian.test(String.fromCodePoint(one))) letters.delete(one);
    }
  }
  return [...chosen.values()];
}

function lettersOf(texts: Iterable<string>): Map<Writing, Set<number>> {
  const byWriting = new Map<Writing, Set<number>>();
  for (const text of texts) {
    const plain = !/[^\0-\x7f]/.test(text);
    const writing = plain ? 'sc' : writingOf(text);
    const letters = byWriting.get(writing) ?? new Set();
    byWriting.set(writing, letters);
    // Composed as it is printed, and the plainer letters a rare one may be printed with.
    const wanted = plain ? 'a' : text.normalize('NFC') + text.normalize('NFKC');
    for (const letter of wanted) letters.add(letter.codePointAt(0) ?? 0);
  }
  return byWriting;
}

/** What an East Asian family surely has, if its ranges say so. */
const eastAsian =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uffef]/u;

const isEastAsian = (family: Family) => family === 'jp' || family === 'kr' || family === 'sc';

/** The first family surely has the basic letters, and the East Asian ones name emoji that they do not have. */
function isFor(family: Family, codePoint: number): boolean {
  if (family === 'literata') return true;
  if (codePoint < 0x180) return false;
  return !(
    isEastAsian(family) &&
    /\p{Emoji_Presentation}|\p{Regional_Indicator}/u.test(String.fromCodePoint(codePoint))
  );
}
