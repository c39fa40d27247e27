import { type DangerKind, type DangerLevel, kindsByUrgency } from '../danger/assessment.ts';
import { isPlainlyEnglish } from '../danger/foreign-language.ts';
import { type About, aboutOf, nothingAbout } from './about.ts';
import { asksSomethingElse, isOnlyOfDespair } from './asking.ts';
import { type CloseReader, createCloseReader, dangerOf, sureOfDanger } from './close-reader.ts';
import { createCues } from './cues.ts';
import cueTable from './cues.tsv?raw';
import { bereavedScore, kindsOf } from './danger-kinds.ts';
import { createEncoder, type EncoderScores } from './encoder.ts';
import type { ForeignReader } from './foreign-reader.ts';
import { type Language, readerLabels } from './labels.ts';
import { languageOf } from './language-of.ts';
import { createLetterReader } from './letters.ts';
import { parseModel } from './model-file.ts';
import { best, sigmoid, softmax } from './scores.ts';
import { windowsOf } from './windows.ts';
import { createWordReader } from './word-reader.ts';

/** What the reader makes of a text. */
export type Reading = {
  level: DangerLevel;
  kinds: DangerKind[];
  /** Whose danger it is; '-' where none is touched. */
  whose: (typeof readerLabels.whose)[number];
  /** What the person does with these words. */
  act: (typeof readerLabels.act)[number];
  /** How likely a letter, a poem or another text is asked for, from 0 to 1. */
  asksForText: number;
  language: Language;
  /** How sure it is of danger at level 2 or 3, from 0 to 1. */
  danger: number;
  about: About;
};

export type Reader = {
  /** Changes with every training. */
  version: string;
  /** `before`: what was said just before, or ''. `forReply`: remarks and questions are read as well, which takes as long again. */
  read(text: string, before?: string, forReply?: boolean): Reading;
  /** Whether a reply of an engine may be shown to somebody who grieves. */
  mayBeShown(reply: string): boolean;
};

/** Of a longer text this many windows are read: those that look worst by their letters, the first and the last. */
const maxWindows = 8;

/** From so many windows on a text is read twice where it touches something. */
const fewestOfLong = 3;
/** A card for such a page needs a surer reading: of 20 calm pages of round 9 the usual one took 9 for danger. */
const cardOfLong = 0.92;
/** Who asks what would have saved him, or where the export is, gets one plain question on the screen below this, and no card. */
const cardOfAsking = 0.98;

/** From here on a text may speak of somebody who died by suicide, so that a wish of one's own is looked for beside it. */
const leastBereaved = 0.15;

/** No engine is let go on for longer than this many windows. */
const maxReplyWindows = 20;

/** A title, or a word of greeting: too little to be judged by. The rules still read it. */
const fewestReplyWords = 5;

/**
 * Throws where the bytes are no model, or where the browser cannot run it. `foreign` hears danger in other languages; without it
 * their phrases are known alone.
 */
export async function createReader(
  bytes: ArrayBuffer,
  foreign: ForeignReader | null = null,
): Promise<Reader> {
  const model = parseModel(bytes);
  const { version, thresholds, labels } = model.header;
  const readLetters = createLetterReader(model);
  const encoder = await createEncoder(model);
  const byWords = createWordReader(model);
  const cues = createCues(cueTable);

  function readEnglish(text: string, before: string, forReply: boolean): Omit<Reading, 'language'> {
    const windows = chosenWindows(text, (part) => readLetters(part)?.level[1] ?? -10);
    const isLong = windows.length >= fewestOfLong;
    const reads = createCloseReader(encoder, byWords);
    const readings = readWindows(reads, windows, before);
    const scores = readings.map(({ score }) => score);
    const worst = worstOf(readings).score;
    const last = scores.at(-1) ?? worst;
    const danger = dangerOf(worst);
    const about = aboutOf(
      scores,
      labels,
      () => cues(text),
      () => (forReply ? windows.map((part) => encoder.readForReplies(part)) : []),
    );
    const isAsking =
      asksSomethingElse(text, about) && isOnlyOfDespair(kindsOf(worst, thresholds.kind));
    const rest = {
      whose: best(readerLabels.whose, worst.whose),
      act: best(readerLabels.act, last.act),
      asksForText: shareOf(requests, softmax(last.act)),
      danger,
      about,
    };
    if (danger <= (isAsking ? cardOfAsking : isLong ? cardOfLong : thresholds.card)) {
      const wish = ownWishIn(reads, windows, scores);
      return wish ? { ...rest, ...wish } : { ...rest, ...withoutCard(worst) };
    }
    const kinds = new Set<DangerKind>();
    for (const { score, isClose } of readings) {
      if (dangerOf(score) <= (isClose ? thresholds.card : sureOfDanger)) continue;
      for (const kind of kindsOf(score, thresholds.kind)) kinds.add(kind);
    }
    return {
      ...rest,
      level: isAcute(worst) ? 3 : 2,
      kinds: kindsByUrgency.filter((kind) => kinds.has(kind)),
    };
  }

  /**
   * All windows once, and closely those that touch something, the worst first. Once one is surely level 3 the others can raise
   * nothing more, so they are not read closely.
   */
  function readWindows(
    reads: CloseReader,
    windows: readonly string[],
    before: string,
  ): WindowReading[] {
    const isLong = windows.length >= fewestOfLong;
    const readings = windows.map(
      (part): WindowReading => ({ score: reads.once(part), isClose: false }),
    );
    const order = [...readings.keys()].sort(
      (one, other) => dangerAt(readings, other) - dangerAt(readings, one),
    );
    for (const at of order) {
      const score = reads.closely(windows[at] ?? '', at === 0 ? before : '', isLong);
      readings[at] = { score, isClose: true };
      if (dangerOf(score) > sureOfDanger && isAcute(score)) break;
    }
    return readings;
  }

  /**
   * A wish of one's own beats all that is said of another's suicide in the same breath, which draws it below a card: there the
   * parts of a window are read by themselves. It is never level 3.
   */
  function ownWishIn(
    reads: CloseReader,
    windows: readonly string[],
    scores: readonly EncoderScores[],
  ): Pick<Reading, 'level' | 'kinds' | 'whose' | 'danger'> | null {
    const parts = windows
      .filter((_, at) => bereavedScore(scores[at]) > leastBereaved)
      .flatMap((part) => reads.sureParts(part))
      .filter((score) => best(readerLabels.whose, score.whose) === 'mine')
      .filter((score) => kindsOf(score, thresholds.kind).every((kind) => ownWishes.has(kind)));
    const [surest] = parts.sort((one, other) => dangerOf(other) - dangerOf(one));
    if (!surest) return null;
    const kinds = kindsOf(surest, thresholds.kind);
    return {
      level: 2,
      kinds: kindsByUrgency.filter(
        (kind) => kind === 'bereaved-by-suicide' || kinds.includes(kind),
      ),
      whose: 'mine',
      danger: dangerOf(surest),
    };
  }

  const isAcute = ({ level }: EncoderScores) => sigmoid(level[2]) > thresholds.acute;

  /** Where it is unsure, one plain question is asked instead of a card. */
  function withoutCard(score: EncoderScores): Pick<Reading, 'level' | 'kinds'> {
    if (bereavedScore(score) > thresholds.kind) return { level: 1, kinds: ['bereaved-by-suicide'] };
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
    read(text, before = '', forReply = false) {
      const letters = readLetters(text);
      const nothing = {
        level: 0,
        kinds: [],
        whose: '-',
        act: 'little',
        asksForText: 0,
        danger: 0,
        about: nothingAbout,
      } as const;
      if (!letters) return { ...nothing, kinds: [], language: 'en' };
      const byLetters = languageOf(text, letters.language);
      // Words without their accents, or in Latin letters, look like English to a network that knows letters.
      const language =
        byLetters === 'en' && foreign && !isPlainlyEnglish(text)
          ? (foreign.languageOf(text) ?? byLetters)
          : byLetters;
      if (language === 'en') return { ...readEnglish(text, before, forReply), language };
      const found = foreign?.read(text, language);
      if (!found) return { ...nothing, kinds: [], act: 'tell', language };
      return { ...nothing, ...found, whose: found.level > 0 ? 'mine' : '-', act: 'tell', language };
    },
  };
}

const requests = ['ask-letter', 'ask-poem', 'ask-text'] as const;
const shareOf = (acts: typeof requests, shares: Float32Array): number =>
  acts.reduce((sum, act) => sum + (shares[readerLabels.act.indexOf(act)] ?? 0), 0);

/** `isClose`: read closely, and not only once. */
type WindowReading = { score: EncoderScores; isClose: boolean };

const dangerAt = (readings: readonly WindowReading[], at: number): number => {
  const reading = readings[at];
  return reading ? dangerOf(reading.score) : 0;
};

/** The one read closely that is the most dangerous. One that was read only once is not sure enough to decide. */
function worstOf(readings: readonly WindowReading[]): WindowReading {
  const close = readings.filter(({ isClose }) => isClose);
  return close.reduce((one, other) => (dangerOf(other.score) > dangerOf(one.score) ? other : one));
}

/** What a part must be about, and nothing else, to be a wish of one's own. */
const ownWishes = new Set<DangerKind>(['suicide', 'self-harm', 'overdose', 'hopeless']);

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
