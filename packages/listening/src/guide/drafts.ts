import type { Turn, WritingType } from '../engine.ts';
import { addsToRequest } from './adds-to-request.ts';
import { draftBounds, findFault, findFormFault } from './check-reply.ts';
import { allNotes } from './draft-changes.ts';
import { answerToAsked } from './draft-follow-up.ts';
import { draftNotes } from './draft-lines.ts';
import { asksForSentence, materialFor } from './draft-material.ts';
import {
  dictatedFor,
  frameFor,
  isToLiving,
  mayBeDictated,
  noteForCarers,
  wasAskedMore,
  withRequest,
} from './draft-messages.ts';
import { isForOthers } from './draft-purpose.ts';
import { isQuestionFor, questionsFor } from './draft-questions.ts';
import { typeOfRequest } from './draft-type.ts';
import type { Memory } from './memory.ts';
import { seededChoice, seededRandom } from './seeded-random.ts';
import { type About, aboutOf, writeAbout } from './write-about.ts';
import { dictatedIn } from './write-frame.ts';
import { writeLetter } from './write-letter.ts';
import { writePlainLines, writePoem } from './write-poem.ts';

const writers = {
  letter: (memory: Memory, seed: string) =>
    isForOthers.test(memory.latest.text) ? null : writeLetter(memory, seed),
  poem: writePoem,
  reflection: (memory: Memory) =>
    ofWhatWasTold.test(memory.latest.text) && !isForOthers.test(memory.latest.text)
      ? writePlainLines(memory)
      : null,
};

/** A page of what was told, and nothing else: only there is it put together. */
const ofWhatWasTold =
  /\b(?:reflection|reflect|journal|diary|entry|looking back|look back|plain lines|sum|mirror|portrait|together|(?:say|tell|read|give|write|play) (?:\p{L}+ ){0,2}?(?:back|up)|what I(?:'ve| have)? (?:just )?(?:said|told|wrote)|(?:that|this|it|all) (?:in|into|as) (?:a few |some )?(?:lines|words|sentences))\b/iu;

/** A letter, poem or reflection of the person's own sentences, or the question for what it still needs; null if none is due. */
export function draftFor(turn: Turn, memory: Memory): string | null {
  const answered = answerToAsked(memory);
  if (answered) return answered;
  const due = dueType(turn, memory);
  if (!due) return null;
  // An answer to the question what should be in it belongs to what was asked for.
  const type = wasAskedMore(memory) ? (typeOfRequest(withRequest(memory)) ?? due) : due;
  const seed = `${turn.seed}/${memory.turn}`;
  const asked = withRequest(memory);
  if (asksForSentence(memory.pastReplies[0] ?? '') && typeOfRequest(memory) === null)
    return [dictatedIn(memory).join(' '), seededChoice(draftNotes, seed, 'note')].join('\n\n');
  const about = aboutOf(type, asked);
  if (!about || !wasAskedMore(memory)) {
    const dictated = dictatedFor(type, memory, seed) ?? noteForCarers(memory, seed);
    if (dictated) return dictated;
  }
  const draft = about ? wordsAbout(about, memory) : messageOrDraft(type, memory, seed);
  if (draft !== null && 'whole' in draft) return draft.whole;
  if (draft && findFormFault(draft.text, [], draftBounds) === null)
    return [
      draft.text,
      ...limitsOf(asked.latest.text),
      seededChoice(draftNotes, seed, 'note'),
    ].join('\n\n');
  const material = wasAskedMore(memory) ? null : materialFor(asked, seed);
  if (material) return [...limitsOf(asked.latest.text), material].join('\n\n');
  const questions = questionsFor(isToLiving(asked) && !about ? 'letter' : type, asked).filter(
    (question) => findFault(question, memory.pastReplies) === null,
  );
  const question = questions[Math.floor(seededRandom(seed, 'need') * questions.length)];
  return question ? [...limitsOf(memory.latest.text).slice(0, 1), question].join('\n\n') : null;
}

/** With what was answered to the question what should be in it. */
function wordsAbout(about: About, memory: Memory): { text: string } | null {
  const added = wasAskedMore(memory) ? dictatedIn(memory) : [];
  const text = writeAbout(about, withRequest(memory), { added });
  return text === null ? null : { text };
}

function messageOrDraft(
  type: WritingType,
  memory: Memory,
  seed: string,
): { text: string } | { whole: string } | null {
  const asked = withRequest(memory);
  const whole = frameFor(isToLiving(asked) ? 'letter' : type, memory, seed);
  if (whole) return { whole };
  if (isToLiving(asked)) return null;
  const text = writers[type](asked, seed);
  return text && findFault(text, [], draftBounds) === null ? { text } : null;
}

/** Asked where somebody wanted to be answered by their dead: it needs a yes. */
const offersLetter = /\bbegin a letter\b/;
const saysYes = /^(?:yes|yeah|yea|yep|ok|okay|please|sure|I would|I'd like|let's)\b/i;

/** What was asked for and cannot be done. */
const limitsOf = (text: string): string[] =>
  /\b(?:haiku|syllables?|5-7-5)\b/i.test(text)
    ? ['I cannot count syllables. I put your own lines together.']
    : rhymeLimit(text);
const rhymeLimit = (text: string): string[] =>
  /\brhym/i.test(text) && !/\b(?:not?|may|if it|don't) (?:\w+ )?rhym/i.test(text)
    ? ['I cannot make it rhyme. I put your own lines together.']
    : [];

const types: readonly WritingType[] = ['letter', 'poem', 'reflection'];

/** Who writes a page after the question what should be in the text goes on telling. */
const mostWordsDictated = 90;

/** The type that was requested, that the last reply asked more about, or that was chosen before and not written yet. */
function dueType(turn: Turn, memory: Memory): WritingType | null {
  const { text } = memory.latest;
  const requested = typeOfRequest(memory);
  if (requested) return requested;
  if (memory.writingBefore && addsToRequest(memory.latest)) return memory.writingBefore;
  const [lastReply = '', replyBefore = ''] = memory.pastReplies;
  if (offersLetter.test(lastReply)) return saysYes.test(text) ? 'letter' : null;
  const askedAbout = types.find((type) => isQuestionFor(type, lastReply));
  const wasAskedTwice = types.some((type) => isQuestionFor(type, replyBefore));
  if (askedAbout && !mayBeDictated(memory.latest)) return null;
  const isAnAnswer = memory.latest.wordCount > 2 && memory.latest.wordCount <= mostWordsDictated;
  if (askedAbout && (!wasAskedTwice || asksForSentence(lastReply)) && isAnAnswer) return askedAbout;
  const isWritten = memory.pastReplies.some((reply) =>
    allNotes.some((note) => reply.endsWith(note)),
  );
  return turn.writing && !isWritten && memory.statements.length >= 4 ? turn.writing : null;
}
