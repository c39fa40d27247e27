import type { WritingType } from '../engine.ts';
import {
  draftQuestions,
  letterQuestions,
  officeQuestions,
  tributeQuestions,
  tributeQuestionsOfNobody,
} from './draft-lines.ts';
import { asksForSentence } from './draft-material.ts';
import { isForOthers } from './draft-purpose.ts';
import { fillLine } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { formOf, nameOfForm, namesReceiver } from './message-form.ts';
import { personOf } from './person-meant.ts';
import { certainRecipientOf, recipientOf } from './recipient.ts';
import { aboutOf } from './write-about.ts';
import { isBeginning } from './write-frame.ts';

/** What is asked where a draft needs more. */
export function questionsFor(type: WritingType, memory: Memory): readonly string[] {
  const { text } = memory.latest;
  const about = tributeQuestionsFor(type, memory);
  if (about) return about;
  const person = type === 'letter' ? recipientOf(memory) : null;
  if (namesReceiver(text) && !certainRecipientOf(memory)) return officeQuestions;
  const isToNobody =
    formOf(text) !== 'letter' && !/\b(?:him|her|them|my|our|to \p{Lu}\p{L}+)\b/u.test(text);
  if (!person || isToNobody) return draftQuestions[type];
  const what = nameOfForm[formOf(text)];
  return letterQuestions.flatMap((line) => fillLine(line.replace('{what}', what), person) ?? []);
}

/** What is asked where words about somebody need more; null where it is a diary page or a message. */
function tributeQuestionsFor(type: WritingType, memory: Memory): readonly string[] | null {
  const { latest } = memory;
  const person = personOf(memory);
  const isAbout = aboutOf(type, memory) !== null || isForOthers.test(latest.text);
  if (!isAbout || (type === 'poem' && !person)) return null;
  if (!person) return tributeQuestionsOfNobody;
  return tributeQuestions.flatMap((line) => fillLine(line, person) ?? []);
}

export const isQuestionFor = (type: WritingType, reply: string): boolean =>
  (type === 'letter' && (isBeginning(reply) || asksForSentence(reply))) ||
  draftQuestions[type].some((question) => reply.endsWith(question)) ||
  (type === 'letter' &&
    (officeQuestions.some((question) => question === reply) ||
      (/\b(?:a letter|a message|an email|a card) to [^.?]{1,40}[.?]/.test(reply) &&
        reply.endsWith('?')))) ||
  (type === 'reflection' && asksForTribute.test(reply));

const asksForTribute =
  /(?:^|\n)(?:Tell me two or three things about|I can start that\. What (?:did|are)|Yes\. Tell me three small things)/;
