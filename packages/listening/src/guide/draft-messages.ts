import type { WritingType } from '../engine.ts';
import { addresseeName } from './addressee.ts';
import { draftBounds, findFault, findFormFault } from './check-reply.ts';
import { draftNotes } from './draft-lines.ts';
import { framePurpose, isForOthers, isMessage } from './draft-purpose.ts';
import { isQuestionFor } from './draft-questions.ts';
import { asSentence } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import { formOf, isToCompany, namesReceiver } from './message-form.ts';
import type { Purpose } from './message-frames.ts';
import { plain } from './plain-sentence.ts';
import { certainRecipientOf } from './recipient.ts';
import { pointsOf } from './request-points.ts';
import { seededChoice } from './seeded-random.ts';
import { calledInWords, withName } from './told-of-person.ts';
import { dictatedIn, purposeOf, writeFrame, writePoints } from './write-frame.ts';
import { asVerse } from './write-poem.ts';
import { mayWantText } from './writing-requests.ts';

/** For these what stands beside the request may be all of it; the others have sentences of their own. */
const maySayAnything: ReadonlySet<Purpose> = new Set([
  ...(['tell', 'other', 'patience', 'sorry', 'birthday', 'thanks'] as const),
]);

/** A text of what the request itself says is to stand in it. Null where it says nothing of the kind. */
export function dictatedFor(type: WritingType, memory: Memory, seed: string): string | null {
  const { text } = memory.latest;
  const purpose = purposeOf(memory);
  const isOf = (isForOthers.test(text) && purpose !== 'thanks') || type === 'poem';
  if (type === 'reflection' && !isOf && purpose !== 'thanks' && !isMessage(memory)) return null;
  const points = purpose === 'self' ? null : pointsOf(memory, isOf);
  if (!points || (!points.isExplicit && (isOf || (purpose && !maySayAnything.has(purpose)))))
    return null;
  if (type === 'poem' && points.sentences.length < 2) return null;
  const note = seededChoice(draftNotes, seed, 'note');
  const draft = isOf
    ? `${type === 'poem' ? points.sentences.map(asVerse).join('\n') : points.sentences.join(' ')}\n\n${note}`
    : writePoints(points, purpose, text, seed);
  return findFormFault(draft, [], draftBounds) === null ? draft : null;
}

/**
 * A note about somebody for those who look after them: what the request itself says of them. 'A note for the night staff. He likes
 * the hall light on.'
 */
export function noteForCarers(memory: Memory, seed: string): string | null {
  const { text, sentences } = memory.latest;
  if (!forCarers.test(text)) return null;
  const person = memory.focusPerson ?? memory.lostPerson;
  const said = sentences
    .filter((each) => !each.isQuestion && /^(?:and )?(?:s?he|they|his|her)\b/i.test(each.text))
    .map((each) => asSentence(plain(each.text)));
  const [first, ...rest] = said;
  if (!first) return null;
  const named = person && calledInWords(person) ? withName(first, person) : first;
  const draft = [[named, ...rest].join(' '), seededChoice(draftNotes, seed, 'note')].join('\n\n');
  return findFormFault(draft, [], draftBounds) === null ? draft : null;
}
const forCarers =
  /\b(?:note|sheet|list|card|sign)\b[^.?!]*\b(?:staff|carers?|nurses?|ward|care ?home|teachers?|school|(?:baby)?sitter)\b/i;

/** Who tells how hard it is to write, or asks something, has not said what shall stand in the message. */
export const mayBeDictated = ({ text, sentences, wordCount }: Memory['latest']): boolean =>
  !sentences.some(({ isQuestion }) => isQuestion) &&
  (wordCount <= mostWordsUnsaid || saidToSomebody.test(text)) &&
  !isGoodbye.test(text) &&
  !ofTheWriting.test(text) &&
  !newsOf.test(text) &&
  !ofTheTone.test(text) &&
  !ofTheTalk.test(text);
/** Words. A longer message has to be said to somebody, or say what to write: else it goes on telling. */
const mostWordsUnsaid = 12;
const saidToSomebody =
  /\b(?:you|your|you'd|you're|u|ur|please)\b|^(?:(?:just|only|maybe|well|um|ok|so|and)[, ]+)*(?:that|say|tell|ask|let|thank|sorry|dear|hi|I'm sorry|I am sorry|I love|I miss|I want|I wanted|I need|I'd like|I would like|I can't|I cannot|I won't|I will|we)\b/i;
const isGoodbye =
  /\b(?:later|good ?night|night night|see (?:you|ya)|break's over|gotta|got to go|turn in|log off|bed)[.,!]?(?: \p{L}+)?[.!]*$/iu;

/** How it is to sound: 'more short', 'too nice', 'again, but like a man who fixes his own gate'. */
export const ofTheTone =
  /\b(?:fewer|less) (?:words|adjectives|sentences|lines)\b|\b(?:under|below|max(?:imum)?|at most|only|first) (?:\d+|[a-z]+ty|ten|three|two) (?:words|lines|sentences)\b|^(?:(?:ok|no|but|and|hm+|lol)[,. ]+)*(?:(?:more|less|too|not so|not too|a bit|make it|keep it|way) (?:short\w*|long\w*|nice\w*|soft\w*|plain\w*|simple|simpler|formal|cold\w*|warm\w*|angry|polite|fancy|funny|sharp\w*|kind\w*|like|beautiful|posh|me)|short(?:er)?|longer|plainer|softer|nicer|simpler|again\b|put (?:some|more|a bit of) (?:vinegar|bite|salt|spice|fire|edge|warmth|love)|sounds? like)\b|\b(?:a machine|a robot|chatgpt|a teacher|a lawyer|an? ai) (?:wrote|writes|made) (?:it|that|this)\b|\bagain,? but\b|\bI (?:never|don't|would never) (?:speak|talk|write|say|sound) (?:so|like (?:that|this))\b/i;
/** A question, a greeting, or a correction of what was told before. */
const ofTheTalk =
  /^(?:(?:lol|ok|haha|fine|well|so|and|wait)[,. ]+)*(?:what|who|where|when|why|how|which|is it|do you|are you)\b|^(?:(?:oh|wait|no|actually)[,. ]+)*(?:I'm |I am )?sorry,? (?:I|that I) (?:said|told|tell|wrote|meant|got)\b|^no,? not\b|^(?:good ?night|bye|thanks|thank you|ta|cheers)\b/i;
/** What became of a message, and what came back: 'she replied ok', 'didn't send it'. */
const newsOf =
  /^(?:(?:hm+|ok(?:ay)?|oh|wow|lol|haha|yeah|well|no)[., ]+)*(?:that|thats|that's|this|it|its|it's)(?: is| was)? (?:made|is|was|better|good|great|nice|perfect|fine|bad|too|not|exactly|helps?|worse|did|didn't)\b|\b(?:line I'll keep|the rest is|padding|(?:first|last|that) (?:draft|version|one))\b|^(?:(?:and|so|well|ok|anyway)[, ]+)*(?:I |I've |just )*(?:didn't|did not|haven't|have|won't|never)? ?(?:sen[dt]|posted|deleted|texted|showed|read) (?:it|him|her|them|that)\b|^(?:(?:and|so|well|ok|anyway)[, ]+)*(?:he|she|they)(?: just| only|'s| has)? (?:put|replied|said|says|wrote|texted|answered|sent|rang|called|read|saw|seen|left|never|hasn't|didn't)\b|\bfeel(?:ing)? sick\b/i;
const ofTheWriting =
  /^(?:I (?:don't|do not) know|I can't|not sure|no\b|nothing|never mind|nah|idk|maybe later|it (?:always|never|just|all|is|'s))\b|^(?:now )?gimme\b|\b(?:version|bible verse|go(?:es)? wrong|starts? with|start explaining|the (?:letter|message|text|words)|write it|writing)\b/i;

/** After a beginning, or a question for more, the request of before counts, and what is said now belongs into it. */
export const wasAskedMore = ({ pastReplies: [last = ''], latest, request }: Memory): boolean =>
  (['letter', 'poem', 'reflection'] as const).some((type) => isQuestionFor(type, last)) &&
  request !== '' &&
  !mayWantText(latest);
export const withRequest = (memory: Memory): Memory =>
  wasAskedMore(memory) ? { ...memory, latest: { ...memory.latest, text: memory.request } } : memory;

/** A message to somebody who can read it: nothing that was told before stands in it. */
export function isToLiving(memory: Memory): boolean {
  if (isToCompany(memory.latest.text)) return true;
  if (!isMessage(memory)) return false;
  const person = certainRecipientOf(memory);
  return !person?.isDead;
}

/** A message from a frame; after a beginning, with what was said then. Null where something else is to be written. */
export function frameFor(type: WritingType, memory: Memory, seed: string): string | null {
  const hasBegun = wasAskedMore(memory);
  const asked = withRequest(memory);
  const purpose =
    framePurpose(type, asked) ?? (isToLiving(asked) ? (purposeOf(asked) ?? 'other') : null);
  const isLittle = memory.statements.length < fewestTold && needsMore.has(purpose ?? 'other');
  if (!purpose || (isLittle && !hasBegun && !isToSomebodyKnown(asked))) return null;
  const dictated = hasBegun ? dictatedIn(memory) : [];
  const frame = writeFrame({ memory: asked, purpose, dictated, seed });
  return findFault(frame, [], frameBounds) === null ? frame : null;
}

const isToSomebodyKnown = (memory: Memory): boolean =>
  memory.statements.length > 0 &&
  (addresseeName(memory) !== null ||
    namesReceiver(memory.latest.text) ||
    ['text', 'email'].includes(formOf(memory.latest.text)));

/** Where less was told, it is asked first whom it is to and what they should know. */
const fewestTold = 2;
const needsMore: ReadonlySet<Purpose> = new Set(['other']);
const frameBounds = { ...draftBounds, questions: 1 };
