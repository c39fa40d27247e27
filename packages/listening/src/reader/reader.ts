import { type DangerKind, type DangerLevel, kindsByUrgency } from '../danger/assessment.ts';
import { type About, aboutOf, nothingAbout } from './about.ts';
import { createEncoder, type EncoderScores } from './encoder.ts';
import { type Language, readerLabels } from './labels.ts';
import { languageOf } from './language-of.ts';
import { createLetterReader } from './letters.ts';
import { parseModel } from './model-file.ts';
import { best, sigmoid } from './scores.ts';
import { sentencesIn, windowsOf } from './windows.ts';

/** What the reader makes of a text. */
export type Reading = {
  level: DangerLevel;
  kinds: DangerKind[];
  /** Whose danger it is; '-' where none is touched. */
  whose: (typeof readerLabels.whose)[number];
  /** What the person does with these words. */
  act: (typeof readerLabels.act)[number];
  language: Language;
  /** How sure it is of danger at level 2 or 3, from 0 to 1. */
  danger: number;
  about: About;
};

export type Reader = {
  /** Changes with every training. */
  version: string;
  /** `before`: what was said just before, or ''. */
  read(text: string, before?: string): Reading;
  /** Whether a reply of an engine may be shown to somebody who grieves. */
  mayBeShown(reply: string): boolean;
};

/** Of a longer text this many windows are read: those that look worst by their letters, the first and the last. */
const maxWindows = 8;

/** From so many windows on a text is read twice where it touches something. */
const fewestOfLong = 3;
/** A card for such a page needs a surer reading: of 20 calm pages of round 9 the usual one took 9 for danger. */
const cardOfLong = 0.92;

/** From this danger on a text touches something by itself, so that what was said before it is read as well. */
const leastTouch = 0.1;

/** No engine is let go on for longer than this many windows. */
const maxReplyWindows = 20;

/** A title, or a word of greeting: too little to be judged by. The rules still read it. */
const fewestReplyWords = 5;

/** Throws where the bytes are no model, or where the browser cannot run it. */
export async function createReader(bytes: ArrayBuffer): Promise<Reader> {
  const model = parseModel(bytes);
  const { version, thresholds, labels } = model.header;
  const readLetters = createLetterReader(model);
  const encoder = await createEncoder(model);

  /**
   * What was said before may weigh what a text touches by itself; a text that touches nothing it makes no danger. How
   * dangerous a text is counts half by itself and half with what was said before it: each alone sees danger too often.
   */
  function readWindow(part: string, before: string): EncoderScores {
    const alone = encoder.read(part, '');
    if (dangerOf(alone) < leastTouch) return alone;
    const level = levelOf(alone, part);
    if (before === '') return { ...alone, level };
    const both = encoder.read(part, before);
    return { ...both, level: both.level.map((score, at) => (score + (level[at] ?? 0)) / 2) };
  }

  /**
   * How dangerous the words are, however they are written: read as written, and twice as much in small letters without
   * marks. What by chance looks like danger in one spelling seldom does in both.
   */
  function levelOf(written: EncoderScores, text: string): Float32Array {
    const plain = encoder.read(plainWords(text), '').level;
    return written.level.map((score, at) => (score + 2 * (plain[at] ?? 0)) / 3);
  }

  /**
   * A page has many windows, and by chance one of them looks like danger. What is said in passing is plainer in its own
   * sentence, so of a page each window counts half by itself and half by the worst of its sentences.
   */
  function readTwice(part: string, score: EncoderScores): EncoderScores {
    if (dangerOf(score) < leastTouch) return score;
    const [worst] = sentencesIn(part)
      .map((sentence) => encoder.read(sentence, '').level)
      .sort((one, other) => (other[1] ?? 0) - (one[1] ?? 0));
    if (!worst) return score;
    return { ...score, level: score.level.map((each, at) => (each + (worst[at] ?? 0)) / 2) };
  }

  function readEnglish(text: string, before: string): Omit<Reading, 'language'> {
    const windows = chosenWindows(text, (part) => readLetters(part)?.level[1] ?? -10);
    const once = windows.map((part, at) => readWindow(part, at === 0 ? before : ''));
    const scores =
      windows.length < fewestOfLong
        ? once
        : once.map((score, at) => readTwice(windows[at] ?? '', score));
    const worst = scores.reduce((one, other) => (dangerOf(other) > dangerOf(one) ? other : one));
    const last = scores.at(-1) ?? worst;
    const danger = dangerOf(worst);
    const rest = {
      whose: best(readerLabels.whose, worst.whose),
      act: best(readerLabels.act, last.act),
      danger,
      about: aboutOf(scores, labels),
    };
    const least = windows.length < fewestOfLong ? thresholds.card : cardOfLong;
    if (danger <= least) return { ...rest, ...withoutCard(worst) };
    const kinds = new Set<DangerKind>();
    for (const score of scores) {
      if (dangerOf(score) <= thresholds.card) continue;
      for (const kind of kindsOf(score, thresholds.kind)) kinds.add(kind);
    }
    const isAcute = sigmoid(worst.level[2]) > thresholds.acute;
    return {
      ...rest,
      level: isAcute ? 3 : 2,
      kinds: kindsByUrgency.filter((kind) => kinds.has(kind)),
    };
  }

  /** Where it is unsure, one plain question is asked instead of a card. */
  function withoutCard(score: EncoderScores): Pick<Reading, 'level' | 'kinds'> {
    const bereaved = score.kind[readerLabels.kind.indexOf('bereaved-by-suicide')];
    if (sigmoid(bereaved) > thresholds.kind) return { level: 1, kinds: ['bereaved-by-suicide'] };
    if (dangerOf(score) > thresholds.ask) return { level: 1, kinds: ['hopeless'] };
    return { level: 0, kinds: [] };
  }

  return {
    version,
    mayBeShown(reply) {
      const parts = windowsOf(reply)
        .slice(0, maxReplyWindows)
        .map(({ from, to }) => reply.slice(from, to))
        .filter((part) => (part.match(/[\p{L}\p{N}]+/gu) ?? []).length >= fewestReplyWords);
      const scores = parts.map((part) => encoder.judgeReply(part));
      return sigmoid(Math.max(-100, ...scores)) <= thresholds.guard;
    },
    read(text, before = '') {
      const letters = readLetters(text);
      const nothing = {
        level: 0,
        kinds: [],
        whose: '-',
        act: 'little',
        danger: 0,
        about: nothingAbout,
      } as const;
      if (!letters) return { ...nothing, kinds: [], language: 'en' };
      const language = languageOf(text, letters.language);
      if (language === 'en') return { ...readEnglish(text, before), language };
      // Danger in other languages is found by phrases alone: by its letters a text is not understood.
      return { ...nothing, kinds: [], act: 'tell', language };
    },
  };
}

/** Small letters, and nothing between the words. */
const plainWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}' ]+/gu, ' ');

const dangerOf = ({ level }: Pick<EncoderScores, 'level'>) => sigmoid(level[1]);

/** The kinds of a card: those above the threshold, and at least the most likely one. */
function kindsOf({ kind }: { kind: Float32Array }, threshold: number): DangerKind[] {
  const found = readerLabels.kind.filter((_, at) => sigmoid(kind[at]) > threshold);
  return found.some((each) => !softKinds.has(each)) ? found : [...found, mostLikelyOfCards(kind)];
}

const softKinds = new Set<DangerKind>(['hopeless', 'bereaved-by-suicide']);

function mostLikelyOfCards(scores: Float32Array): DangerKind {
  const cards = readerLabels.kind.filter((each) => !softKinds.has(each));
  const score = (each: DangerKind) => scores[readerLabels.kind.indexOf(each)] ?? 0;
  return cards.reduce((one, other) => (score(other) > score(one) ? other : one));
}

function chosenWindows(text: string, worth: (part: string) => number): string[] {
  const parts = windowsOf(text).map(({ from, to }) => text.slice(from, to));
  if (parts.length <= maxWindows) return parts;
  const order = parts
    .map((part, at) => ({
      at,
      worth: at === 0 || at === parts.length - 1 ? Infinity : worth(part),
    }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, maxWindows);
  return order
    .map(({ at }) => at)
    .sort((one, other) => one - other)
    .flatMap((at) => parts[at] ?? []);
}
