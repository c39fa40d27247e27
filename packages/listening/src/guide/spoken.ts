import { findPerson } from './acquaint.ts';
import type { Reading } from './read.ts';
import type { Memory, Spoken } from './remember.ts';
import { requestIn } from './requests.ts';
import { fill } from './slots.ts';
import { sentencesOf } from './text.ts';

/** Keeps what a message speaks of, for summaries, and its sentences, for a letter. */
export function keepSpoken(memory: Memory, reading: Reading, turn: number): void {
  for (const { topic } of reading.topics)
    speak(memory, topic.id, topic.label, turn, topic.weight ?? 0);
  for (const { loss } of reading.losses)
    if (loss.kind === memory.loss) speak(memory, loss.kind, loss.label, turn, 25);
  for (const { shade, denied } of reading.shades)
    if (!denied && summed.has(shade.id)) speak(memory, shade.id, shade.noun, turn, 1);
  const asked = requestIn(reading.text) !== null;
  for (const { text, asks } of sentencesOf(reading.text)) {
    const outright = text.match(
      /^(?:I (?:would|want to|wanted to|wish I could)|I'd) (?:say|tell (?:him|her|them))[,:]? (.+)/i,
    )?.[1];
    if (outright) memory.toSay.push(outright);
    else if (
      memory.toSay.length > 0 &&
      addressed.test(text) &&
      /\b(?:would|want to|wish I could|I'd) (?:say|tell)\b/i.test(reading.text)
    )
      memory.toSay.push(text);
    if (asked || asks || reading.act || addressed.test(text)) continue;
    memory.told.push({ text, person: findPerson(memory, text) ?? memory.focus });
  }
}

const addressed = /\b(?:you|your|you're|you've)\b/i;
/** Feelings a summary may name; the others are said in passing. */
const summed = new Set([
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

function speak(memory: Memory, id: string, label: string, turn: number, weight: number): void {
  if (memory.spoken.some((spoken) => spoken.id === id || spoken.raw === label)) return;
  memory.spoken.push({ id, raw: label, label: '', turn, weight });
}

/** The labels with the names that are known by now; what has no name stays out of summaries. */
export function named(memory: Memory): Spoken[] {
  const person = memory.lost ?? memory.focus;
  return memory.spoken.flatMap((spoken) => {
    const words = fill(spoken.raw, { person });
    if (!words) return [];
    const starts = !!person?.name && words.startsWith(person.name);
    return [{ ...spoken, label: starts ? words : words.charAt(0).toLowerCase() + words.slice(1) }];
  });
}
