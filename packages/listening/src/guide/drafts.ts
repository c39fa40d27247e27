import type { Turn, WritingType } from '../engine.ts';
import { addresseeName } from './addressee.ts';
import { draftBounds, findFault, findFormFault } from './check-reply.ts';
import {
  draftNotes,
  draftQuestions,
  letterQuestions,
  officeQuestions,
  tributeQuestions,
  tributeQuestionsOfNobody,
} from './draft-lines.ts';
import { forOthers, framePurpose, isForOthers, isMessage } from './draft-purpose.ts';
import { fillLine } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { formOf, nameOfForm, namesReceiver } from './message-form.ts';
import { frameNotes, type Purpose, wholeNotes } from './message-frames.ts';
import type { Act } from './read-message.ts';
import { certainRecipientOf, recipientOf } from './recipient.ts';
import { pointsOf } from './request-points.ts';
import { seededChoice, seededRandom } from './seeded-random.ts';
import { dictatedIn, isBeginning, purposeOf, writeFrame, writePoints } from './write-frame.ts';
import { writeLetter } from './write-letter.ts';
import { asVerse, writePlainLines, writePoem } from './write-poem.ts';
import { addsToRequest, mayWantText, writingAskedFor } from './writing-requests.ts';

const writers = {
  letter: (memory: Memory, seed: string) =>
    isForOthers.test(memory.latest.text)
      ? writePlainLines(forOthers(memory))
      : writeLetter(memory, seed),
  poem: writePoem,
  reflection: (memory: Memory) =>
    writePlainLines(isForOthers.test(memory.latest.text) ? forOthers(memory) : memory),
};

/** A letter, poem or reflection of the person's own sentences, or the question for what it still needs; null if none is due. */
export function draftFor(turn: Turn, memory: Memory): string | null {
  const type = dueType(turn, memory);
  if (!type) return null;
  const seed = `${turn.seed}/${memory.turn}`;
  const dictated = dictatedFor(type, memory, seed);
  if (dictated) return dictated;
  const frame = frameFor(type, memory, seed);
  if (frame) return frame;
  const draft = writers[type](withRequest(memory), seed);
  if (draft && findFault(draft, [], draftBounds) === null)
    return [draft, ...limitsOf(memory.latest.text), seededChoice(draftNotes, seed, 'note')].join(
      '\n\n',
    );
  const questions = questionsFor(type, memory).filter(
    (question) => findFault(question, memory.pastReplies) === null,
  );
  return questions[Math.floor(seededRandom(seed, 'need') * questions.length)] ?? null;
}

/** For these what stands beside the request may be all of it; the others have sentences of their own. */
const maySayAnything: ReadonlySet<Purpose> = new Set([
  ...(['tell', 'other', 'patience', 'sorry', 'birthday'] as const),
]);

/** A text of what the request itself says is to stand in it. Null where it says nothing of the kind. */
function dictatedFor(type: WritingType, memory: Memory, seed: string): string | null {
  const { text } = memory.latest;
  const isOf = isForOthers.test(text) || type === 'poem';
  if (type === 'reflection' && !isOf && !isMessage(memory)) return null;
  const purpose = purposeOf(memory);
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

/** Who tells how hard it is to write, or asks something, has not said what shall stand in the message. */
const mayBeDictated = ({ text, sentences }: Memory['latest']): boolean =>
  !sentences.some(({ isQuestion }) => isQuestion) && !ofTheWriting.test(text) && !newsOf.test(text);
/** What became of a message, and what came back: 'she replied ok', 'didn't send it'. */
const newsOf =
  /^(?:(?:hm+|ok(?:ay)?|oh|wow|lol|haha|yeah|well|no)[., ]+)*(?:that|thats|that's|this|it|its|it's)(?: is| was)? (?:made|is|was|better|good|great|nice|perfect|fine|bad|too|not|exactly|helps?|worse|did|didn't)\b|\b(?:line I'll keep|the rest is|padding|(?:first|last|that) (?:draft|version|one))\b|^(?:(?:and|so|well|ok|anyway)[, ]+)*(?:I |I've |just )*(?:didn't|did not|haven't|have|won't|never)? ?(?:sen[dt]|posted|deleted|texted|showed|read) (?:it|him|her|them|that)\b|^(?:(?:and|so|well|ok|anyway)[, ]+)*(?:he|she|they)(?: just| only|'s| has)? (?:put|replied|said|says|wrote|texted|answered|sent|rang|called|read|saw|seen|left|never|hasn't|didn't)\b|\bfeel(?:ing)? sick\b/i;
const ofTheWriting =
  /^(?:I (?:don't|do not) know|I can't|not sure|no\b|nothing|never mind|nah|idk|maybe later|it (?:always|never|just|all|is|'s))\b|\b(?:go(?:es)? wrong|starts? with|start explaining|the (?:letter|message|text|words)|write it|writing)\b/i;

/** After a beginning, or a question for more, the request of before counts, and what is said now belongs into it. */
const wasAskedMore = ({ pastReplies: [last = ''], latest, request }: Memory): boolean =>
  isQuestionFor('letter', last) && request !== '' && !mayWantText(latest);
const withRequest = (memory: Memory): Memory =>
  wasAskedMore(memory) ? { ...memory, latest: { ...memory.latest, text: memory.request } } : memory;

/** A message from a frame; after a beginning, with what was said then. Null where something else is to be written. */
function frameFor(type: WritingType, memory: Memory, seed: string): string | null {
  const hasBegun = wasAskedMore(memory);
  const asked = withRequest(memory);
  const purpose = framePurpose(type, asked);
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

/** Asked where somebody wanted to be answered by their dead: it needs a yes. */
const offersLetter = /\bbegin a letter\b/;
const saysYes = /^(?:yes|yeah|yea|yep|ok|okay|please|sure|I would|I'd like|let's)\b/i;

const isQuestionFor = (type: WritingType, reply: string): boolean =>
  (type === 'letter' && isBeginning(reply)) ||
  draftQuestions[type].includes(reply) ||
  (type === 'letter' &&
    (officeQuestions.some((question) => question === reply) ||
      (/\b(?:a letter|a message|an email|a card) to [^.?]{1,40}[.?]/.test(reply) &&
        reply.endsWith('?')))) ||
  (type === 'reflection' && asksForTribute.test(reply));

const asksForTribute =
  /^(?:I will put it together from what you tell me|I can start that\. What (?:did|are)|Yes\. Tell me three small things)/;

/** What was asked for and cannot be done. */
const limitsOf = (text: string): string[] =>
  /\brhym/i.test(text) && !/\b(?:not?|may|if it|don't) (?:\w+ )?rhym/i.test(text)
    ? ['I cannot make it rhyme. I put your own lines together.']
    : [];

const allNotes = [...draftNotes, ...frameNotes, ...wholeNotes];

const types: readonly WritingType[] = ['letter', 'poem', 'reflection'];

/** What is asked where a draft needs more. */
function questionsFor(type: WritingType, memory: Memory): readonly string[] {
  const { text } = memory.latest;
  const about = type === 'poem' ? null : tributeQuestionsFor(memory);
  if (about) return about;
  const person = type === 'letter' ? recipientOf(memory) : null;
  if (namesReceiver(text) && !certainRecipientOf(memory)) return officeQuestions;
  const isToNobody =
    formOf(text) !== 'letter' && !/\b(?:him|her|them|my|our|to \p{Lu}\p{L}+)\b/u.test(text);
  if (!person || isToNobody) return draftQuestions[type];
  const what = nameOfForm[formOf(text)];
  return letterQuestions.flatMap((line) => fillLine(line.replace('{what}', what), person) ?? []);
}

/** What is asked where words about somebody need more; null where it is a diary page. */
function tributeQuestionsFor(memory: Memory): readonly string[] | null {
  const { lostPerson, focusPerson, latest } = memory;
  const person = lostPerson ?? focusPerson;
  if (!isForOthers.test(latest.text)) return null;
  if (!person) return tributeQuestionsOfNobody;
  return tributeQuestions.flatMap((line) => fillLine(line, person) ?? []);
}

/** What the reader takes for a letter may also be one: of somebody who writes to the dead. */
const asksTheGuide =
  /\b(?:(?:can|could|would|will) (?:you|u)|please|pls|for me|for us|help me)\b[^.?!]*\b(?:write|writing|draft|letter|poem|verse|words|lines)\b|\b(?:write|draft)\b[^.?!]*\b(?:please|pls|for me|for us)\b/i;

const ofVerse = /\b(?:poem|verse|rhym\w*|haiku|limerick|sonnet)s?\b/i;

const typeOfAct: Partial<Record<Act, WritingType>> = {
  letter: 'letter',
  poem: 'poem',
  reflect: 'reflection',
};

/** Who says in two clauses what a text is to hold wants it, in whatever words it is asked for. */
const isDictation = (memory: Memory): boolean =>
  /\b(?:I've to|I have to|I need|need to|I want|I'd like|should like|I thought|pls|please|can you|could you|would you|help)\b/i.test(
    memory.latest.text,
  ) && dictatesClauses(memory);
const dictatesClauses = (memory: Memory): boolean => {
  const points = pointsOf(memory);
  return points?.isExplicit === true && points.sentences.length >= 2;
};

/** The type that was requested, that the last reply asked more about, or that was chosen before and not written yet. */
function dueType(turn: Turn, memory: Memory): WritingType | null {
  const { act, text } = memory.latest;
  const requested =
    writingAskedFor(memory.latest) ?? (act && asksTheGuide.test(text) ? typeOfAct[act] : null);
  const isForThem = isForOthers.test(text) && !ofVerse.test(text);
  if (requested === 'poem' && !ofVerse.test(text) && purposeOf(memory)) return 'letter';
  if (requested) return isForThem ? 'reflection' : requested;
  if (mayWantText(memory.latest)) {
    if (isForThem) return 'reflection';
    if (ofVerse.test(text)) return 'poem';
    if (purposeOf(memory) || isMessage(memory)) return 'letter';
    if (/\b(?:lines|sentences|words)\b/i.test(text)) return 'reflection';
  }
  if (isDictation(memory)) return isForThem ? 'reflection' : ofVerse.test(text) ? 'poem' : 'letter';
  if (memory.writingBefore && addsToRequest(memory.latest)) return memory.writingBefore;
  const [lastReply = '', replyBefore = ''] = memory.pastReplies;
  if (offersLetter.test(lastReply)) return saysYes.test(text) ? 'letter' : null;
  const askedAbout = types.find((type) => isQuestionFor(type, lastReply));
  const wasAskedTwice = types.some((type) => isQuestionFor(type, replyBefore));
  if (isBeginning(lastReply) && !mayBeDictated(memory.latest)) return null;
  if (askedAbout && !wasAskedTwice && memory.latest.wordCount > 2) return askedAbout;
  const isWritten = memory.pastReplies.some((reply) =>
    allNotes.some((note) => reply.endsWith(note)),
  );
  return turn.writing && !isWritten && memory.statements.length >= 4 ? turn.writing : null;
}
