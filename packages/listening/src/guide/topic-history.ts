import type { MessageAnalysis } from './analyse-message.ts';
import { resolvePerson } from './coreference.ts';
import type { DialogueState, MentionedTopic } from './dialogue-state.ts';
import { fillSlots } from './slots.ts';
import { sentencesOf } from './text.ts';
import { requestedWriting } from './writing-requests.ts';

/** Adds to the state the topics of a message, for summaries, and its statements, for a letter. */
export function recordMessage(state: DialogueState, message: MessageAnalysis, turn: number): void {
  for (const { topic } of message.topics)
    addTopic(state, { id: topic.id, rawLabel: topic.label, turn, weight: topic.weight ?? 0 });
  for (const { loss } of message.losses)
    if (loss.kind === state.lossKind)
      addTopic(state, { id: loss.kind, rawLabel: loss.label, turn, weight: 25 });
  for (const { mood, isNegated } of message.moods)
    if (!isNegated && moodsForSummaries.has(mood.id))
      addTopic(state, { id: mood.id, rawLabel: mood.noun, turn, weight: 1 });
  recordStatements(state, message);
}

function recordStatements(state: DialogueState, message: MessageAnalysis): void {
  const asksForWriting = requestedWriting(message.text) !== null;
  for (const { text, isQuestion } of sentencesOf(message.text)) {
    const outright = text.match(
      /^(?:I (?:would|want to|wanted to|wish I could)|I'd) (?:say|tell (?:him|her|them))[,:]? (.+)/i,
    )?.[1];
    if (outright) state.wordsForLostPerson.push(outright);
    else if (
      state.wordsForLostPerson.length > 0 &&
      secondPerson.test(text) &&
      /\b(?:would|want to|wish I could|I'd) (?:say|tell)\b/i.test(message.text)
    )
      state.wordsForLostPerson.push(text);
    if (asksForWriting || isQuestion || message.intent || secondPerson.test(text)) continue;
    state.statements.push({ text, person: resolvePerson(state, text) ?? state.focusPerson });
  }
}

const secondPerson = /\b(?:you|your|you're|you've)\b/i;

/** Moods that a summary may name. */
const moodsForSummaries = new Set([
  'angry',
  'guilty',
  'numb',
  'lonely',
  'anxious',
  'scared',
  'betrayed',
  'tired',
  'ashamed',
  'empty',
  'bitter',
]);

function addTopic({ mentionedTopics }: DialogueState, added: Omit<MentionedTopic, 'label'>): void {
  const isKnown = mentionedTopics.some(
    ({ id, rawLabel }) => id === added.id || rawLabel === added.rawLabel,
  );
  if (!isKnown) mentionedTopics.push({ ...added, label: '' });
}

/** The topics with labels that name the person as far as known. A label whose slots cannot be filled drops its topic. */
export function labelledTopics(state: DialogueState): MentionedTopic[] {
  const person = state.lostPerson ?? state.focusPerson;
  return state.mentionedTopics.flatMap((topic) => {
    const label = fillSlots(topic.rawLabel, { person });
    if (!label) return [];
    const startsWithName = !!person?.name && label.startsWith(person.name);
    return [
      { ...topic, label: startsWithName ? label : label.charAt(0).toLowerCase() + label.slice(1) },
    ];
  });
}
