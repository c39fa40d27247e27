import { type DangerKind, type DangerLevel, kindsByUrgency } from '../danger/assessment.ts';
import { foreignWords, isUnspaced, plainForeign } from '../danger/foreign-pattern.ts';
import { createConceptFinder, type Lexicon, type Named } from './concepts.ts';
import { conceptBuckets, conceptRows, letterBuckets, letterRows } from './foreign-pieces.ts';
import type { Language } from './labels.ts';
import { sigmoid } from './scores.ts';

/** What is told apart in a text of another language. The first two are whether there is danger, and whether it is acute. */
export const foreignOutputs = [
  'danger',
  'acute',
  'self-harm',
  'overdose',
  'abuse',
  'sexual',
] as const;
/** By its words and letters alone a text is only asked the first two. */
export const letterOutputs = 2;

/**
 * The head of the file. After it stand the table of concepts, `conceptBuckets` rows of `foreignOutputs`, and for each language one of
 * `letterBuckets` rows of the first two, all in 8 bits.
 */
export type ForeignHeader = {
  scales: readonly number[];
  /** Words of the lexicons that English texts use as well: no language is known by them. */
  english: readonly string[];
  languages: readonly {
    language: string;
    /** For each output. */
    bias: readonly number[];
    scales: readonly number[];
    lexicon: Lexicon;
  }[];
};

/** From here on a card is shown, a plain question is asked, a danger counts as acute, and a kind is named. */
const [card, ask, acute, named] = [0.75, 0.5, 0.6, 0.35];

export type ForeignReading = { level: DangerLevel; kinds: DangerKind[]; danger: number };

export type ForeignReader = {
  /** Danger in a text of a language other than English. Null where there is no table for the language. */
  read(text: string, language: Language): ForeignReading | null;
  /** The language whose words most words of a short text are, however it is spelt; null where none has enough of them. */
  languageOf(text: string): Language | null;
};

/**
 * So many words of a text that are not English, and such a share of these, must be known in its language; and such a share of all
 * must not be English.
 */
const [fewestKnown, leastKnown, leastOwn] = [2, 0.4, 0.4];
/** In characters: enough to know a language by. */
const longestLooked = 300;

/** Of a longer text only so many parts are read: the first and the last. */
const mostParts = 80;

/** Reads what `training/train-foreign.ts` wrote: the length of the head (32 bits, little endian), the head as JSON, the tables. */
export function createForeignReader(bytes: ArrayBuffer): ForeignReader {
  const length = new DataView(bytes).getUint32(0, true);
  const header: ForeignHeader = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytes, 4, length)),
  );
  const english = new Set(header.english);
  const start = 4 + length;
  const sizeOfConcepts = conceptBuckets * foreignOutputs.length;
  const sizeOfLetters = letterBuckets * letterOutputs;
  const concepts = new Int8Array(bytes, start, sizeOfConcepts);
  const finders = new Map<string, ReturnType<typeof createConceptFinder>>();

  function findIn(language: string, plain: string): Named[] {
    const lexicon = header.languages.find((table) => table.language === language)?.lexicon ?? [];
    const find = finders.get(language) ?? createConceptFinder(language, lexicon);
    finders.set(language, find);
    return find(plain);
  }

  function scoresOf(plain: string, at: number): [number, ...number[]] {
    const table = header.languages[at];
    if (!table) return [0];
    const { language, bias, scales } = table;
    const letters = new Int8Array(
      bytes,
      start + sizeOfConcepts + at * sizeOfLetters,
      sizeOfLetters,
    );
    const ofConcepts = conceptRows(findIn(language, plain));
    const ofLetters = letterRows(plain);
    const [danger = 0, ...rest] = foreignOutputs.map((_, output) => {
      const shared = sumOf(concepts, ofConcepts, foreignOutputs.length, output);
      const own = output < letterOutputs ? sumOf(letters, ofLetters, letterOutputs, output) : 0;
      return sigmoid(
        (bias[output] ?? 0) + shared * (header.scales[output] ?? 0) + own * (scales[output] ?? 0),
      );
    });
    return [danger, ...rest];
  }

  function read(text: string, language: Language): ForeignReading | null {
    const at = header.languages.findIndex((table) => table.language === language);
    if (at < 0) return null;
    const plain = plainForeign(text);
    if (!/\p{L}/u.test(plain)) return { level: 0, kinds: [], danger: 0 };
    const scored = partsOf(plain).map((part) => scoresOf(part, at));
    const worst = scored.reduce((one, other) => (other[0] > one[0] ? other : one));
    const danger = worst[0];
    if (danger <= card) {
      return danger <= ask
        ? { level: 0, kinds: [], danger }
        : { level: 1, kinds: ['hopeless'], danger };
    }
    const own = foreignOutputs.slice(letterOutputs).filter((_, kind) => {
      return (worst[kind + letterOutputs] ?? 0) > named;
    });
    const kinds: readonly string[] = own.length > 0 ? own : ['suicide'];
    return {
      level: (worst[1] ?? 0) > acute ? 3 : 2,
      kinds: kindsByUrgency.filter((kind) => kinds.includes(kind)),
      danger,
    };
  }

  function languageOf(text: string): Language | null {
    const plain = plainForeign(text.slice(0, longestLooked));
    const words = foreignWords(plain).map((word) => (english.has(word) ? null : word));
    const own = words.filter((word) => word !== null).length;
    if (own < words.length * leastOwn) return null;
    let best: { language: string; known: number } | null = null;
    for (const { language } of header.languages) {
      if (isUnspaced(language)) continue;
      const places = findIn(language, plain).flatMap(({ at }) => (words[at] ? [at] : []));
      const known = new Set(places).size;
      if (known > (best?.known ?? 0)) best = { language, known };
    }
    return best && best.known >= fewestKnown && best.known >= own * leastKnown
      ? (best.language as Language)
      : null;
  }

  return { read, languageOf };
}

/** The weights of these rows for one output, less the more rows there are: a long part is no more dangerous than a short one. */
function sumOf(table: Int8Array, rows: readonly number[], outputs: number, output: number): number {
  let sum = 0;
  for (const row of rows) sum += table[row * outputs + output] ?? 0;
  return sum * shareOf(rows);
}

export const shareOf = (rows: readonly number[]): number => 1 / Math.sqrt(Math.max(1, rows.length));

/** A text that is no longer than this is read as a whole as well. In characters. */
const longestWhole = 300;

/** A long text is read in pairs of sentences, and the worst decides. */
export function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…。！？؟।\n])/u).flatMap(cutLong);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}${sentence}`);
  const parts = text.length <= longestWhole || pairs.length === 0 ? [text, ...pairs] : pairs;
  return parts.length <= mostParts
    ? parts
    : [...parts.slice(0, mostParts / 2), ...parts.slice(-mostParts / 2)];
}

/** Without an end of a sentence in sight, a text is cut all the same. */
function cutLong(sentence: string): string[] {
  const count = Math.max(1, Math.ceil(sentence.length / longestWhole));
  return Array.from({ length: count }, (_, at) =>
    sentence.slice(at * longestWhole, (at + 1) * longestWhole),
  );
}
