import type { Wish } from '../reader/purposes.ts';
import { asksWhetherAllRight, judged } from './asks-if-all-right.ts';
import type { Memory } from './memory.ts';
import type { Message } from './read-message.ts';
import { touchesDying } from './touches-dying.ts';

/** What the newest message wants of the companion. */
export type Wanted = {
  wish: Wish;
  /** Topics of the bank that answer it, the most fitting first. */
  topics: readonly string[];
  /** Something is to be done now: to listen, to tell a joke, to ask. A question about a life is none. */
  isRequest: boolean;
  /** An answer of the shelf says more about it than a line of the bank, also one that is not sure. */
  isOfShelf: boolean;
};

/**
 * Of 240 messages that a trial had not learned, the wish named first was right for 127 and wrong for 17 from the first on, for 155 and
 * 25 from 0.17 on. What has the form of a question seldom wants nothing.
 */
const [leastOfWish, leastOfQuestion] = [0.26, 0.14];

/** From here on no more questions are asked in the whole talk. */
const sureOfListening = 0.5;

/** Null: it wants nothing, or nothing that these lines answer. Near danger nothing is read of it. */
export function wantedIn({ latest, corrected, isYoung }: Memory): Wanted | null {
  const { reading, text, act } = latest;
  if ((reading?.level ?? 0) > 0 || touchesDying(text)) return null;
  if (corrected || (act && isForOther.has(act))) return null;
  const plain = plainWishes.find(([, words]) => words.test(text))?.[0];
  if (plain) return wantedAs(plain, latest, isYoung);
  if (!reading?.about.wishes) return null;
  const [best] = Object.entries(reading.about.wishes).sort(([, one], [, other]) => other - one) as [
    Wish,
    number,
  ][];
  const asks = latest.sentences.some(({ isQuestion }) => isQuestion);
  if (!best || best[1] < (asks ? leastOfQuestion : leastOfWish)) return null;
  return wantedAs(best[0], latest, isYoung);
}

function wantedAs(wish: Wish, latest: Message, isYoung: boolean): Wanted | null {
  const topics = topicsFor(wish, latest);
  const isRequest = requests.has(wish);
  return topics.length === 0 || (isYoung && !isRequest)
    ? null
    : { wish, topics, isRequest, isOfShelf: ofShelf.has(wish) };
}

/** Requests in words that leave no doubt. */
const plainWishes: readonly (readonly [Wish, RegExp])[] = [
  [
    'want-distract',
    /^(?:another |a )?(?:story|joke),? (?:please|pls)\b|\b(?:tell|give) me (?:a|another|some|any) (?:\w+ )?(?:stor(?:y|ies)|jokes?)\b|\b(?:talk|chat)(?:ing)? (?:to me |with me )?about (?:literally |just |absolutely )?any(?:thing|\w* other)\b|\btake my mind off (?:it|this|things|him|her)\b/i,
  ],
  [
    'want-say-something',
    /^(?:please |pls |just |can (?:you|u) )*(?:say|tell me) (?:something|anything)(?: nice| kind| good)?[.!? ]*$|\b(?:can|could|please|pls|just) (?:you |u )?(?:just )?(?:say|tell me) (?:that )?(?:it's|its|it is|it'll|it will)(?: going to| gonna)?(?: be)? (?:ok|okay|all right|alright|fine)\b|\bI'd like some comfort\b|^(?:are )?(?:you|u|any(?:one|body)|some(?:one|body))(?: still)? (?:there|here)[?. ]*$/i,
  ],
  ['want-just-listen', /^(?:please |pls )?no (?:more )?questions\b/i],
];

/** Whether somebody asks to be listened to and not to be asked. */
export const wantsToBeHeard = ({ reading }: Message): boolean =>
  reading?.level === 0 && (reading.about.wishes?.['want-just-listen'] ?? 0) >= sureOfListening;

const isForOther: ReadonlySet<string> = new Set(['misread', 'correct', 'letter', 'be-dead', 'bye']);

const requests: ReadonlySet<Wish> = new Set([
  ...(['want-just-listen', 'want-say-something', 'want-distract', 'want-ask-me'] as const),
  'want-calm',
]);

const ofShelf: ReadonlySet<Wish> = new Set(['want-normal', 'want-how-long', 'want-what-to-do']);

function topicsFor(wish: Wish, { text }: Message): readonly string[] {
  switch (wish) {
    case 'want-facts':
    case 'want-recall':
    case 'want-write':
    case 'want-of-app':
      return [];
    case 'want-normal':
      return asksWhetherAllRight(text).length > 0 ? [] : judged(text, ['is-this-normal']);
    case 'want-just-listen':
      return [/\b(?:ask\w*|questions?)\b/i.test(text) ? 'act-stop-questions' : 'act-just-listen'];
    case 'want-say-something':
      if (/\b(?:you|u|any(?:one|body)|some(?:one|body))(?: still)? (?:there|here)\b/i.test(text))
        return ['act-are-you-there'];
      return [ofNight.test(text) ? 'want-good-night' : wish];
    case 'want-how-to-live':
      return [...(/\bwho (?:am I|I am)\b/i.test(text) ? ['who-am-i-now'] : []), wish];
    case 'want-distract':
      if (/\b(?:jokes?|funny|make me laugh|laugh)\b/i.test(text)) return ['want-joke', wish];
      return [...(/\b(?:stor(?:y|ies)|tale)\b/i.test(text) ? ['want-story'] : []), wish];
    case 'want-ask-me':
      if (/\b(?:where|how) to (?:start|begin)\b/i.test(text)) return ['do-not-know-where-to-start'];
      return [...(aboutSomebody.test(text) ? ['want-ask-about-them'] : []), wish];
    case 'want-calm':
      return [/\b(?:sleep\w*|asleep|awake|bed|insomnia)\b/i.test(text) ? 'want-sleep' : wish];
    default:
      return [wish];
  }
}
/** 'Ask me something about him'. */
const aboutSomebody = /\babout (?:him|her|them|us|(?:my|our) \p{L}+|\p{Lu}\p{L}+)\b/u;
const ofNight = /\bgood ?night\b|\bnight night\b|\b(?:sleep|rest) well\b/i;
