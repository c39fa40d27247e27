import type { DangerKind } from '../danger/assessment.ts';
import { isDangerFromOther, saysCompany } from '../danger/company.ts';
import { screenText } from '../danger/screening.ts';
import type { Role, Turn } from '../engine.ts';
import { asksSomethingElse } from '../reader/asking.ts';
import type { Message } from './read-message.ts';
import { wordsOf } from './text.ts';
import { touchesDying } from './touches-dying.ts';
import { requestedWriting } from './writing-requests.ts';

/**
 * What may be said where words touch the person's own dying and no card is due, or it would not be answered here: 'careful' is a plain question; 'checking' a short one, where only the reader heard
 * something; 'presence' takes nothing up, where the words are somebody else's. Null: the rule does not apply.
 */
export function careDueTo({
  text,
  reading,
  act,
  wordCount,
}: Message): 'careful' | 'checking' | 'denied' | 'presence' | null {
  // A card that is not sure stands. Of somebody's own life it is asked in the reply as well; otherwise the words are answered.
  if (reading && reading.level >= 2) {
    if (touchesDying(text)) return 'careful';
    return reading.kinds.some((kind) => ofOwnLife.has(kind)) ? 'checking' : null;
  }
  if (act === 'misread' || act === 'ask-info') return null;
  // Who asks for a letter in plain words gets it. Words that need a card do not come here.
  if (requestedWriting(text) && !touchesDying(text)) return null;
  // 'I'm not suicidal, before you ask.'
  if (deniesDanger.test(text)) return 'denied';
  if (reading?.kinds.includes('bereaved-by-suicide')) return null;
  // The plain question stands on the screen, and what was asked is answered.
  if (reading?.level === 1 && !touchesDying(text) && asksSomethingElse(text, reading.about))
    return null;
  if (reading && reading.level >= 1 && !touchesDying(text))
    return reading.danger > nearCard && wordCount <= mostWordsAsked ? 'checking' : null;
  if (reading && reading.level >= 1) return 'careful';
  if (!touchesDying(text)) return null;
  return reading?.whose === 'other' || reading?.whose === 'quoted' ? 'presence' : 'careful';
}

const ofOwnLife: ReadonlySet<DangerKind> = new Set([
  ...(['suicide', 'self-harm', 'overdose', 'medical', 'postpartum'] as const),
]);

/** Below this the question stands on the screen alone: asked in the reply as well, it was out of place in five of five talks of round 10. */
const nearCard = 0.79;

/** In words. A page has many windows, of which by chance one looks like danger: it needs a surer reading for its card, and the question stands on the screen alone. */
const mostWordsAsked = 70;

const deniesDanger =
  /^(?:(?:and|but|no|ok|so)[,. ]+)*I(?:'m| am) not (?:suicidal|going to (?:kill|hurt|harm|top|off) myself|in (?:any )?danger)\b/i;

/** For so many messages after one in plain danger nothing else is talked about. */
const stays = 6;

/**
 * For so many where only the learned reader heard danger, once or twice in a row, and longer while what is written answers the question about it: 'my wife
 * won't come outside' was stayed with for a whole talk about a dog's grave, and 'no theres no one here' of a woman with tablets on the table was not.
 * Heard once, it is let go of at once where somebody tells of other things: in 200 talks that were read, nearly all of what was stayed with so was no danger.
 */
const [staysWithHeard, staysWithHeardTwice] = [1, 2];
const answersSafety =
  /^(?:no|nah|nope|not really|yes|yeah|yep|maybe|I'm not|im not|I am not|I don't know|dunno|idk)\b|\b(?:no ?one|nobody)(?:'s| is)? (?:here|home|with me|around|awake)\b|\b(?:alone|by myself|on my own)\b|\b(?:don't|dont|do not|won't|wont|will they|they) (?:call|ring|tell|send|come)\b|\b(?:call|ring|text|phone)(?:ed|ing)? (?:that|the|this|your|a|any) ?(?:number|line|one)\b|\b(?:police|cops|ambulance|hotline|helpline|samaritans|999|911|988|112)\b/i;

/**
 * Somebody who has told of other things in so many messages since, each in at least so many words, is listened to again: the card stands on the
 * screen, and twice they were asked who is with them. 'I got a library card' was answered with it for the sixth time. Not so after plain words of
 * the greatest danger: somebody who swallowed something may well tell of the television.
 */
const [toldSince, wordsOfTelling] = [2, 7];

/** So long after it, somebody who asks what to write to a friend is told that. */
const helpsToAsk = 10;

const denies =
  /\bI(?:'m| am) (?:fine|ok(?:ay)?|all ?right|safe|not (?:suicidal|in danger|like that|depress\w*|going to (?:do|hurt|kill|harm)|thinking (?:of|about)))\b|\bI (?:would never|wouldn't(?: ever)?|won't) (?:do (?:it|that|anything)|hurt|kill|harm)\b|\b(?:didn't|did not|don't|do not) mean (?:it |that )?(?:like that|that way|literally)\b|\b(?:not like that|figure of speech|just an? (?:expression|saying)|it was a joke|only joking|just kidding)\b/i;
const asksWhatToSay =
  /\bwhat (?:do|would|should|could|can|am) (?:I|you|u|people|one)\b[^.?!]{0,16}\b(?:put|say|text|write|send|tell)\b|\b(?:don't|dont|not) know what to (?:put|say|text|write|send|tell)\b|\bhow do (?:I|you) (?:put|say|tell|ask|word)\b/i;

/** After plain danger: 'denied' where the person says that there is none, 'accompanied' where somebody is with them, 'reaching-out' where they ask how to tell a friend. */
export function stayingDueTo({
  messages,
  dangerAgo = null,
  isFromOther = false,
}: Turn): 'staying' | 'denied' | 'accompanied' | 'reaching-out' | null {
  const text = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  if (dangerAgo === null || dangerAgo > helpsToAsk) return null;
  if (asksWhatToSay.test(text)) return 'reaching-out';
  if (dangerAgo > stays) return null;
  // Where somebody else is the danger, it is no good news that they are there.
  if (saysCompany(text) && !isFromOther && !isDangerFromOther(messages)) return 'accompanied';
  return denies.test(text) ? 'denied' : 'staying';
}

/** Plain words of danger to somebody's life or body. Whose phone is looked through, or who starves or drinks, is not asked for hours who could sit with them. */
const isOfLife = (text: string): boolean => {
  const { level, kinds } = screenText(text.replace(looksThrough, ' '));
  if (kinds.every((kind) => kind === 'abuse') && ofChildhood.test(text)) return false;
  return level === 3 || (level === 2 && kinds.some((kind) => !milder.has(kind)));
};
/** 'Known him since grade 4. He bit me. Friends after that': a man was asked for six replies whether he was safe. */
const ofChildhood =
  /\bsince (?:grade|year|primary|school|kindergarten|nursery)\b|\bwhen we were (?:\d+|kids|little|boys|girls|small)\b|\bas kids\b/i;
const looksThrough =
  /\b(?:checks?|checking|reads?|goes through|looks? (?:at|through)) (?:all )?my (?:phone|messages|texts|emails?)\b/gi;
const milder: ReadonlySet<DangerKind> = new Set([
  ...([
    'eating',
    'drink',
    'control',
    'stalking',
    'hopeless',
    'bereaved-by-suicide',
    'child',
  ] as const),
]);

/** A page in which the reader alone heard danger twice is most often a long letter: of one in round 17 ten replies were about safety. */
const mayStay = (text: string): boolean =>
  wordsOf(text).length <= mostWordsAsked || touchesDying(text);

/**
 * How many of the person's messages ago one raised a card, as long as it is stayed with: for several messages where plain words did, and where only the learned
 * reader heard it for the next message alone, unless that tells of other things, or for two where it heard it twice, because its mistake would be held
 * against somebody; longer while what is written answers the question about it. What the guide answered does not count, nor what was denied since, or where somebody came. `messages` ends with the newest.
 */
export function dangerAgo(
  messages: readonly {
    role: Role;
    text: string;
    by?: string | undefined;
    crisis?: boolean | undefined;
  }[],
): number | null {
  const earlier = messages
    .map((one, at) => ({
      ...one,
      isDanger: one.crisis === true && messages[at + 1]?.by !== 'guide',
    }))
    .filter(({ role }) => role === 'user')
    .slice(0, -1);
  const endsByCompany = (text: string) => saysCompany(text) && !isDangerFromOther(messages);
  // A card and 'my brother is here' in one message: what follows about him is met as company once more.
  const newest = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const isStillJoined = endsByCompany(newest);
  const hasEnded = (at: number): boolean =>
    earlier
      .slice(at + 1)
      .some(
        ({ text, isDanger }) =>
          denies.test(text) || (endsByCompany(text) && !(isDanger && isStillJoined)),
      );
  const since = (at: number) => [...earlier.slice(at + 1).map(({ text }) => text), newest];
  const heardAt = earlier.findLastIndex(({ isDanger, text }) => isDanger && mayStay(text));
  const isTwice = earlier[heardAt - 1]?.isDanger === true;
  // Who is alone after all is asked about it, also where something else was told in between.
  const mayTell = isTwice || answersSafety.test(newest);
  const isAnswered = (text: string, at: number) =>
    answersSafety.test(text) ||
    (at < (isTwice ? staysWithHeardTwice : staysWithHeard) && (mayTell || !tellsOfElse(text)));
  if (heardAt >= 0 && !hasEnded(heardAt) && since(heardAt).every(isAnswered))
    return earlier.length - heardAt;
  // Plain words are stayed with for longer, also where the reader alone heard something after them.
  const plainAt = earlier.findLastIndex(({ isDanger, text }) => isDanger && isOfLife(text));
  if (plainAt < 0 || hasEnded(plainAt)) return null;
  const told = since(plainAt);
  const hasMovedOn = told.length > toldSince && told.slice(-toldSince - 1).every(tellsOfElse);
  const isGreatest = screenText(earlier[plainAt]?.text ?? '').level === 3;
  return hasMovedOn && !isGreatest ? null : earlier.length - plainAt;
}

const tellsOfElse = (text: string): boolean =>
  wordsOf(text).length >= wordsOfTelling &&
  !answersSafety.test(text) &&
  !touchesDying(text) &&
  screenText(text).level === 0;
