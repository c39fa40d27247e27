import { draftBounds, findFormFault } from './check-reply.ts';
import { type Change, changeIn, type Draft, lastDraft, shown } from './draft-changes.ts';
import type { Content } from './draft-content.ts';
import {
  changeNotes,
  draftNotes,
  noMoreLine,
  shortestLine,
  wordsFirstLine,
} from './draft-lines.ts';
import { ofTheTone } from './draft-messages.ts';
import { isQuestionFor } from './draft-questions.ts';
import { asSentence } from './draft-sentences.ts';
import { typeOfRequest } from './draft-type.ts';
import type { Memory } from './memory.ts';
import { personOf } from './person-meant.ts';
import { plainer } from './plainer.ts';
import { toSecondPerson } from './second-person.ts';
import { wordsOf } from './text.ts';
import { toldOfPerson } from './told-of-person.ts';
import { aboutOf, topicWords, writeAbout } from './write-about.ts';
import { asVerse } from './write-poem.ts';

/**
 * What is asked of a draft that stands above: shorter, plainer, with something in it, without something, another one. And what is
 * said of a text before its words were given. Null where the message asks for nothing of the kind.
 */
export function followDraft(memory: Memory): string | null {
  const { act } = memory.latest;
  if (act === 'misread' || act === 'remember' || act === 'ask-recall') return null;
  const draft = lastDraft(memory);
  if (draft) {
    const change = changeIn(memory, draft.age === 0);
    return change ? changed(draft, change, memory) : null;
  }
  return beforeWords(memory);
}

function changed(draft: Draft, change: Change, memory: Memory): string | null {
  if (change.kind === 'shorter') return shortened(draft, changeNotes.shorter, memory);
  if (change.kind === 'tone') return shortened(draft, changeNotes.tone, memory);
  if (change.kind === 'another') return another(draft, memory);
  if (change.kind === 'remove') return without(draft, change.words, memory);
  return 'content' in change ? withMore(draft, change.content, change.isNew, memory) : null;
}

/** Fewer sentences, or the same in fewer words; without the greeting where only one is left. */
function shortened(draft: Draft, note: string, memory: Memory): string {
  const { sentences, isVerse } = draft;
  const plain = isVerse ? sentences : sentences.map(plainer);
  const keep = fitsOnCard.test(memory.latest.text)
    ? Math.min(2, Math.ceil(sentences.length / 2))
    : Math.ceil(sentences.length / 2);
  if (sentences.length > 1) return shown(draft, shortest(plain, keep), note);
  const [only = ''] = plain;
  if (only !== sentences[0]) return shown(draft, plain, note);
  const cut = only.replace(/^([^,]{3,}), [^.]+\.$/, '$1.');
  if (cut !== only) return shown(draft, [cut], note);
  if (draft.greeting) return shown({ ...draft, greeting: null, ending: null }, [only], note);
  return shortestLine;
}
const fitsOnCard = /\bon (?:a|an|one) (?:\w+ )?(?:card|line|post-?it|label|ribbon)\b/i;

/** The first, and of the others the shortest, in their order. A name that stands alone belongs to the first. */
function shortest(sentences: readonly string[], keep: number): string[] {
  const [first = '', ...rest] = sentences;
  const most = wordsOf(first).length <= 2 && sentences.length === 2 ? 2 : keep;
  if (most === sentences.length)
    return [first, ...rest.map((each) => each.replace(/, [^,]+\.$/, '.'))];
  const chosen = [...rest].sort((a, b) => a.length - b.length).slice(0, Math.max(0, most - 1));
  return [first, ...rest.filter((each) => chosen.includes(each))];
}

function without(draft: Draft, words: readonly string[], memory: Memory): string {
  const left = draft.sentences.filter(
    (sentence) => !topicWords(sentence).some((word) => words.includes(word)),
  );
  // What sounds like something stands in no single sentence of it.
  if (left.length === draft.sentences.length) return shortened(draft, changeNotes.tone, memory);
  return left.length === 0 ? noMoreLine : shown(draft, left, changeNotes.removed);
}

function another(draft: Draft, memory: Memory): string {
  const asked = { ...memory, latest: { ...memory.latest, text: memory.request } };
  const about = aboutOf(typeOfRequest(asked) ?? 'letter', asked);
  const person = personOf(memory);
  if (!about || !person) return noMoreLine;
  const told = toldOfPerson(memory, person);
  const used = told.filter((each) => stands(each, draft));
  const text = writeAbout(about, asked, { used });
  return text && used.length < told.length ? `${text}\n\n${changeNotes.another}` : noMoreLine;
}

/** Whether a sentence stands in the draft, with 'he' as 'you' or as a name. */
const stands = (sentence: string, { sentences }: Draft): boolean => {
  const words = topicWords(sentence);
  return sentences.some((each) => {
    const those = topicWords(each);
    return (
      words.length > 0 && words.filter((word) => those.includes(word)).length > words.length / 2
    );
  });
};

/** With a sentence that was given, or with the one that was told of what is named. */
function withMore(draft: Draft, content: Content, isNew: boolean, memory: Memory): string | null {
  const person = personOf(memory);
  const sentence = 'sentence' in content ? content.sentence : toldAbout(content.topic, memory);
  if (!sentence) return 'topic' in content ? questionAbout(content.topic) : null;
  const isToThem =
    person !== null &&
    draft.greeting?.toLowerCase().includes((person.name ?? person.word).toLowerCase());
  const turned = isToThem ? toSecondPerson(sentence, person) : sentence;
  const added = draft.isVerse ? asVerse(turned) : turned;
  const sentences = isNew ? [added] : [...draft.sentences.filter((each) => each !== added), added];
  const text = shown(draft, sentences, changeNotes.added);
  return findFormFault(text, [], draftBounds) === null ? text : null;
}

/** What was told with a word of it: of the one who died first. */
export function toldAbout(topic: string, memory: Memory): string | null {
  const words = topicWords(topic);
  const person = personOf(memory);
  const isMeant = (text: string) => topicWords(text).some((word) => words.includes(word));
  return (person ? toldOfPerson(memory, person) : []).find(isMeant) ?? null;
}

const questionAbout = (topic: string): string =>
  `What should it say about ${topic.replace(/^(?:a|an|some) /i, 'the ')}? I will put it in.`;
const wasAskedAbout = /^What should it say about (.+)\? I will put it in\.$/;
const goesOn =
  /^(?:(?:and|just|only|well|maybe|say)[, ]+)*(?:that|it|how|he|she|they|we|about|they're|he's|she's|it's)\b/i;

/** The answer to the question what it should say about something. */
export function answerToAsked(memory: Memory): string | null {
  const [last = ''] = memory.pastReplies;
  const draft = wasAskedAbout.test(last) ? lastDraft(memory) : null;
  if (!draft || memory.latest.sentences.some(({ isQuestion }) => isQuestion)) return null;
  // Who tells something else by now has left the text alone.
  const words = topicWords(wasAskedAbout.exec(last)?.[1] ?? '');
  const isOfIt = topicWords(memory.latest.text).some((word) => words.includes(word));
  if (!isOfIt && !goesOn.test(memory.latest.text)) return null;
  return withMore(draft, { sentence: asSentence(memory.latest.text) }, false, memory);
}

/** How it should sound was said, and no words yet; or what is to be in it, in the form of a change. */
function beforeWords(memory: Memory): string | null {
  const [last = ''] = memory.pastReplies;
  const type = (['letter', 'poem', 'reflection'] as const).find((each) =>
    isQuestionFor(each, last),
  );
  if (!type || memory.request === '') return null;
  const change = changeIn(memory, true);
  if (!change) return ofTheTone.test(memory.latest.text) ? wordsFirstLine : null;
  if (change.kind !== 'add') return wordsFirstLine;
  const asked = { ...memory, latest: { ...memory.latest, text: memory.request } };
  const about = aboutOf(typeOfRequest(asked) ?? type, asked);
  if (!about) return wordsFirstLine;
  const { content } = change;
  const added = 'sentence' in content ? content.sentence : toldAbout(content.topic, memory);
  if (!added) return null;
  const text = writeAbout(about, asked, { added: [added] });
  return text ? [text, ...limitsOf(memory), draftNotes[0]].join('\n\n') : null;
}

const limitsOf = ({ latest: { text }, request }: Memory): string[] => [
  ...(/\brhym/i.test(request) ? ['I cannot make it rhyme. I put your own lines together.'] : []),
  ...(/\b(?:funny|funnier|silly|laugh)\b/i.test(text)
    ? ['I cannot make it funnier than what you tell me.']
    : []),
];
