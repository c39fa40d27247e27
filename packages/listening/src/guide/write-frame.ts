import { addresseeName } from './addressee.ts';
import { asSentence, toldSentences } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import { endingFor, namesReceiver, salutationFor } from './message-form.ts';
import {
  frameNotes,
  frames,
  type Purpose,
  purposes,
  startIntros,
  wholeNotes,
} from './message-frames.ts';
import { plain } from './plain-sentence.ts';
import type { Points } from './request-points.ts';
import { newsIn, wordsOfRequest } from './request-words.ts';
import { seededChoice } from './seeded-random.ts';

/** What the message is made for and of: what the person dictated after a beginning, if they did. */
type FrameOf = { memory: Memory; purpose: Purpose; dictated: readonly string[]; seed: string };

/**
 * A message to somebody of whom too little is sure to say what was told to them as 'you': a salutation, and the sentences that such a
 * message is made of. What was told before stays out of it: some of it may be what they want to keep to themselves. Where nothing is
 * known of what it is to say, it is asked.
 */
export function writeFrame({ memory, purpose, dictated, seed }: FrameOf): string {
  const { text } = memory.latest;
  const name = purpose === 'self' ? 'me' : recipientName(memory, purpose);
  const said =
    dictated.length > 0
      ? dictated.join(' ')
      : (wordsOfRequest(text, purpose) ??
        toldOf(memory, purpose) ??
        (needsWords.has(purpose) ? allTold(memory) : null));
  if (said === null && needsWords.has(purpose)) {
    return `${seededChoice(startIntros, `${seed}/${memory.turn}`, 'start')} ${questionFor(isIn(text, name) ? name : null)}`;
  }
  const message = [
    salutationFor(name, purpose, text),
    sentencesFor(purpose, said, text),
    endingFor(purpose, text),
  ]
    .filter(Boolean)
    .join('\n\n');
  const notes = message.includes('…') ? frameNotes : wholeNotes;
  return `${message}\n\n${seededChoice(notes, seed, 'note')}`;
}

/** A message of nothing but what the request dictates, with the words that such a message begins and ends with. */
export function writePoints(
  { name, sentences }: Points,
  purpose: Purpose | null,
  text: string,
  seed: string,
): string {
  const said = sentences.join(' ');
  const opening = purpose && !alreadyOpen.test(said) ? openings[purpose] : undefined;
  const closing = purpose && !/\b(?:answer|understand)/i.test(said) ? closings[purpose] : undefined;
  const body = [opening, said, closing].filter(Boolean).join(' ');
  const message = [salutationFor(name, 'tell', text), body, endingFor('tell', text)];
  return [...message, seededChoice(wholeNotes, seed, 'note')].filter(Boolean).join('\n\n');
}

const openings: Partial<Record<Purpose, string>> = {
  thanks: 'Thank you.',
  condole: 'I am so sorry for your loss.',
  sorry: 'I am sorry.',
};
const closings: Partial<Record<Purpose, string>> = {
  condole: 'You do not have to answer this. I am thinking of you.',
  patience: 'Thank you for your understanding.',
};
const alreadyOpen = /\b(?:sorry|thank)\b/i;

/** What was told before and belongs into it: the death that others are to hear of, the time off that is needed, the last day at work. */
function toldOf(memory: Memory, purpose: Purpose): string | null {
  if (purpose === 'tell' || purpose === 'other') return newsIn(memory) ?? needIn(memory);
  if (purpose === 'ask' || purpose === 'patience') return needIn(memory);
  if (purpose !== 'farewell') return null;
  const told = memory.statements.map(({ text }) => wordsOfRequest(text, purpose));
  return told.find((words) => words !== null) ?? null;
}

/** 'I need one week off', told before somebody was to hear it. Nobody else than an office hears it. */
function needIn({ latest, statements }: Memory): string | null {
  if (!namesReceiver(latest.text)) return null;
  const told = statements.findLast(({ text }) => needs.test(text));
  return told ? asSentence(plain(told.text)) : null;
}

const needs =
  /^I (?:need|have to have|would like|will be|won't be|can't be) [^.?!]{0,40}\b(?:days?|weeks?|time|hours?|off|leave|extension|away|in (?:until|till)|back)\b/i;

/** All of what was told, where just that was asked for: 'turn what I told you into an email'. */
function allTold(memory: Memory): string | null {
  if (!asksForAll.test(memory.latest.text)) return null;
  const told = toldSentences(memory, null)
    .filter(
      (sentence) =>
        !isForThem.test(memory.latest.text) || !/\b(?:I|I'm|I've|my|me)\b/.test(sentence),
    )
    .slice(-mostTold);
  return told.length > 0 ? told.join(' ') : null;
}

/** A note about somebody, for those who look after them, says nothing of who writes it. */
const isForThem = /\b(?:staff|ward|carers?|nurses?|teachers?|school|his room|her room)\b/i;
const mostTold = 8;
const asksForAll =
  /\b(?:turn|put|get|make|shape|word|write)\b[^.?!]{0,16}\b(?:that|this|it|all (?:of )?(?:that|this)|what I(?:'ve| have)?(?: just)? (?:told|said|wrote|written)(?: you)?)\b[^.?!]{0,12}\b(?:into|in|as|from)\b|\b(?:from|out of|with) what I(?:'ve| have)?(?: just)? (?:told|said|wrote|written)/i;

/** Of these nothing can be said before the person says it. */
const needsWords: ReadonlySet<Purpose> = new Set([
  ...(['tell', 'other', 'patience', 'ask', 'leave-me', 'sorry', 'thanks'] as const),
]);

/** Who is only guessed, from what was told before, is not named. */
const isIn = (text: string, name: string | null): boolean =>
  name !== null && text.toLowerCase().includes((name.split(' ').at(-1) ?? name).toLowerCase());

const questionFor = (name: string | null): string =>
  name && !/ /.test(name) && name !== 'both'
    ? `What should ${name} know first? I will put it in.`
    : 'What should they know first? I will put it in.';

/** Whether a reply asked so, and what comes next may belong into the message. */
export const isBeginning = (reply: string): boolean =>
  startIntros.some((intro) => reply.startsWith(intro));

/** What somebody says shall stand in the message, as its sentences: 'that I need two weeks' as 'I need two weeks.' */
export const dictatedIn = ({ latest }: Memory): string[] =>
  latest.sentences
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ text }) =>
      plain(
        text.replace(
          /^(?:(?:just|only|maybe|well|um|say|tell (?:him|her|them))[, ]+)*(?:that )?/i,
          '',
        ),
      ),
    )
    .filter((text) => text.length > 3)
    .map(asSentence);

const recipientName = (memory: Memory, purpose: Purpose): string | null =>
  purpose === 'stop' && isOfDead(memory) ? null : addresseeName(memory);

/** 'Mr Peverell was his name': the one who is named is not the one who is written to. */
const isOfDead = ({ latest: { text } }: Memory): boolean =>
  /\bwas (?:his|her|their) name\b/i.test(text);

/** What a message is for, by the words of the request; null where they name no purpose. */
export function purposeOf({ latest: { text }, statements }: Memory): Purpose | null {
  const named = purposes.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (named) return named;
  const isCard = /\bcard\b/i.test(text);
  if (isCard && statements.some((told) => /\bbirthday\b/i.test(told.text))) return 'birthday';
  const lossOfOthers = purposes.find(([purpose]) => purpose === 'condole')?.[1];
  const recent = statements.slice(-3);
  const wish = recent.findLast((told) => wishes.test(told.text));
  if (wish) return /\bthank/i.test(wish.text) ? 'thanks' : 'sorry';
  // Who lives with somebody says it in another way.
  if (
    recent.some((told) =>
      /\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend)\b(?!')/i.test(told.text),
    )
  )
    return null;
  return recent.some((told) => lossOfOthers?.test(told.text)) &&
    !/\b(?:my|our) (?:ex|landlord)\b/i.test(text)
    ? 'condole'
    : null;
}

/** 'I never thanked him', said before the message was asked for. */
const wishes =
  /\bI (?:never|want to|wanted to|would like to|should have|still have to|have to|need to|ought to) (?:thank(?:ed)?|apologi[sz]ed?|sa(?:y|id) (?:sorry|thanks|thank you))\b/i;

/** The sentences of the purpose, with what is known in the place of the first dots. */
function sentencesFor(purpose: Purpose, said: string | null, text: string): string {
  const sentences = frames[purpose];
  if (purpose === 'refuse' && !isAboutComing.test(text)) return frames.decline.join('\n');
  if (purpose === 'refuse') return sentences.join('\n').replace(/\bit goes\b/, eventIn(text));
  if (said === null) return sentences.join('\n');
  const [, ...rest] = sentences;
  // What is dictated to a farewell stands beside its other dots.
  const kept = purpose === 'farewell' ? rest : rest.filter((sentence) => !sentence.includes('…'));
  return [said, ...kept].join('\n');
}

/** A refusal of anything else, such as of money or of going back to somebody, speaks of no day. */
const isAboutComing =
  /\b(?:com(?:e|ing)|go(?:ing)?(?! back\b)|be there|attend\w*|invit\w*|rsvp|cancel\w*|cry off|cried off|(?:pull|back)(?:ing)? out|get out of|wedding|party|shower|supper|dinner|christening|reunion|meal|trip|barbecue|baptism|hen do|lunch|visit\w*)\b/i;

/** 'I hope the wedding goes well.' */
const eventIn = (text: string): string => {
  const [, event] =
    text.match(
      /\b(wedding|party|shower|supper|dinner|christening|reunion|meal|trip|barbecue|baptism|hen do)\b/i,
    ) ?? [];
  return event ? `the ${event.toLowerCase()} goes` : 'it goes';
};
