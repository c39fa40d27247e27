import { asksSomethingElse } from '../reader/asking.ts';
import type { Wish } from '../reader/purposes.ts';
import { mayAsk, onlyTellsSurely, practicalIn } from './heard-intent.ts';
import type { Memory } from './memory.ts';
import type { Message } from './read-message.ts';
import { touchesDying } from './touches-dying.ts';
import { topicsOfWish } from './wanted-topics.ts';
import { asksOutright } from './writing-requests.ts';

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
 * From here on the wish that is named first is believed: of a question, of a request, and of other words. Of 240 messages that a trial
 * had not learned it was right for 155 and wrong for 25 from 0.17 on, for 127 and 17 from 0.26 on, for 119 and 17 from 0.3 on.
 */
const [leastOfQuestion, leastOfRequest, leastOfOther] = [0.14, 0.26, 0.45];
/** The act is another, or a loss is told anew, or something is only told. */
const surely = 0.5;
const fewestWords = 4;
const sureOfPractical = 0.5;

/** From here on no more questions are asked, until somebody asks for one. */
const sureOfListening = 0.5;

/** Null: it wants nothing, or nothing that these lines answer. Near danger nothing is read of it, unless it asks something else. */
export function wantedIn(memory: Memory): Wanted | null {
  const { reading, text, act, wordCount, sentences } = memory.latest;
  if (touchesDying(text) || (reading && !isCalm(memory.latest))) return null;
  if (memory.corrected || (act && isForOther.has(act)) || asksOutright(text)) return null;
  const plain = plainWishes.find(([, words]) => words.test(text))?.[0];
  if (plain) return wantedAs(plain, memory);
  if (onlyTellsSurely(memory.latest)) return null;
  const [best] = Object.entries(reading?.about.wishes ?? {}).sort(
    ([, one], [, other]) => other - one,
  ) as [Wish, number][];
  if (!best) return null;
  const [wish, score] = best;
  const isRequest = requests.has(wish);
  if (wish === 'want-ask-me' && !mayAsk(memory.latest, ['ask-me'])) return null;
  // Whoever asks what the law says, or how something is done, wants no line about a life.
  if (!isRequest && (practicalIn(memory.latest) ?? 0) >= sureOfPractical) return null;
  const asks = sentences.some((each) => each.isQuestion || asksInWords.test(each.text));
  if (!isRequest && !asks && wordCount < fewestWords) return null;
  const isSure = score >= surely;
  if (!isSure && ((act && ofWriting.has(act)) || (!asks && memory.newEvents.length > 0)))
    return null;
  const least = isRequest ? leastOfRequest : asks ? leastOfQuestion : leastOfOther;
  return score < least ? null : wantedAs(wish, memory);
}

/** Questions that seldom have their mark. */
const asksInWords = /^(?:but |and |so )?(?:how come|what if|suppose)\b/i;

const isCalm = ({ reading, text }: Message): boolean =>
  reading?.level === 0 || (reading?.level === 1 && asksSomethingElse(text, reading.about));

function wantedAs(wish: Wish, memory: Memory): Wanted | null {
  const topics = topicsOfWish(wish, memory);
  const isRequest = requests.has(wish);
  return topics.length === 0 || (memory.isYoung && !isRequest)
    ? null
    : { wish, topics, isRequest, isOfShelf: ofShelf.has(wish) };
}

const begins = `(?:^|[.!?,;] )(?:(?:so|now|ok|and|please|pls|just|(?:can|could|will|would) (?:you|u|we)) )*`;

/** Requests in words that leave no doubt. */
const plainWishes: readonly (readonly [Wish, RegExp])[] = [
  [
    'want-distract',
    new RegExp(
      [
        String.raw`^(?:another |a )?(?:story|joke),? (?:please|pls)\b`,
        String.raw`${begins}(?:tell|give) me (?:a|another|some|any) (?:\w+ )?(?:stor(?:y|ies)|jokes?)\b`,
        String.raw`${begins}(?:talk|chat)(?: to me| with me)? about (?:literally |just |absolutely )?any(?:thing|\w* other)\b`,
        String.raw`${begins}(?:help me )?take my mind off\b`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'want-say-something',
    new RegExp(
      [
        `^(?:please |pls |just |can (?:you|u) )*(?:say|tell me) (?:something|anything)(?: nice| kind| good)?[.!? ]*$`,
        String.raw`${begins}(?:say|tell me) (?:that )?(?:it's|its|it is|it'll|it will)(?: going to| gonna)?(?: be)? (?:ok|okay|all right|alright|fine)\b`,
        `${begins}(?:say|tell me) something (?:nice|kind|good|comforting)\\b`,
        String.raw`\bI'd like some comfort\b`,
        `^(?:are )?(?:you|u|any(?:one|body)|some(?:one|body))(?: still)? (?:there|here)[?. ]*$`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'want-ask-me',
    /\b(?:rather|wish|like it if|prefer(?: that| if)?) you(?:'d| would)? ask(?:ed)? me\b(?! (?:nothing|less|fewer|no|not)\b)/i,
  ],
  [
    'want-just-listen',
    /^(?:please |pls )?no (?:more )?questions(?: (?:tonight|today|now|please|pls|ok))*[.! ]*$/i,
  ],
];

const wishOf = ({ reading }: Message, wish: Wish): number =>
  reading?.level === 0 ? (reading.about.wishes?.[wish] ?? 0) : 0;

/** Whether somebody asks to be listened to and not to be asked. */
export const wantsToBeHeard = (message: Message): boolean =>
  wishOf(message, 'want-just-listen') >= sureOfListening;

/** Whether somebody asks to be asked something. */
export const wantsToBeAsked = (message: Message): boolean =>
  wishOf(message, 'want-ask-me') >= sureOfListening;

const isForOther: ReadonlySet<string> = new Set(['misread', 'correct', 'letter', 'be-dead', 'bye']);
/** Here a wish has to be sure: these acts have ways of their own. */
const ofWriting: ReadonlySet<string> = new Set([
  ...['ask-letter', 'ask-poem', 'ask-text', 'poem', 'reflect', 'ask-recall', 'remember'],
]);

const requests: ReadonlySet<Wish> = new Set([
  ...(['want-just-listen', 'want-say-something', 'want-distract', 'want-ask-me'] as const),
  'want-calm',
]);

const ofShelf: ReadonlySet<Wish> = new Set(['want-normal', 'want-how-long', 'want-what-to-do']);
