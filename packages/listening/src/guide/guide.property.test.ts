import { expect, test } from 'vitest';
import type { ChatMessage } from '../engine.ts';
import { readerLabels } from '../reader/labels.ts';
import type { Reading } from '../reader/reader.ts';
import { answers } from './answers.ts';
import { longSentences } from './check-reply.ts';
import { allLines } from './lines.ts';
import { respond } from './respond.ts';
import { seededChoice, seededRandom } from './seeded-random.ts';
import { readingOf } from './talk-testing.ts';
import { wordsOf } from './text.ts';

const tones = ['gentle', 'calm', 'soothing', 'friendly'] as const;
const topics = [...new Set(allLines.map(({ topic }) => topic))];
const texts =
  `my mum died last week|my husband left me|I sat in the car again|ok|no|she grew dahlias|my dog Rex died|
not that|Ana, not Anna|what was her name?|I don't know|he took the good chair|tell me a joke|thanks|night|I am so angry|
my best friend Joan|a poem please|😢|what should I tell the children|my brother and I do not speak|hello|it was a Tuesday`
    .split('|')
    .map((text) => text.trim());

/** A reading of chance: whatever the reader may say, sensible or not. */
function readingOfChance(...seed: (string | number)[]): Reading | null {
  const chance = (what: string) => seededRandom(...seed, what);
  const pick = <T>(list: readonly T[], what: string) => seededChoice(list, ...seed, what);
  if (chance('none') < 0.1) return null;
  return readingOf({
    act: pick(readerLabels.act, 'act'),
    danger: chance('danger') < 0.1 ? 0.4 : 0.02,
    about: {
      topics: chance('topic') < 0.7 ? [{ id: pick(topics, 'id'), score: chance('score') }] : [],
      answers: chance('answer') < 0.2 ? [{ id: pick(answers, 'a').id, score: chance('sure') }] : [],
      events: chance('event') < 0.4 ? { [pick(readerLabels.event, 'event')]: chance('how') } : {},
      relations: { [pick(readerLabels.relation, 'kin')]: chance('kin-score') },
      feelings: { [pick(readerLabels.feeling, 'feel')]: chance('feel-score') },
    },
  });
}

/** Of 20 messages each. `pnpm proof:guide` has 500. */
const talks = Number(process.env.MOORING_TALKS ?? 100);

test(`over ${talks * 20} mixed messages no reply is empty, repeated, too long, or holds an empty slot or two questions`, () => {
  const faults: string[] = [];
  for (let talk = 0; talk < talks; talk++) {
    const messages: ChatMessage[] = [];
    const readings = new Map<string, Reading>();
    const past: string[] = [];
    for (let count = 0; count < 20; count++) {
      const text = seededChoice(texts, 'property', talk, count);
      const id = `u${count}`;
      const reading = readingOfChance('reading', talk, count);
      if (reading) readings.set(id, reading);
      messages.push({ id, role: 'user', text });
      const {
        text: reply,
        answer,
        ways,
      } = respond({
        messages,
        readings,
        emotions: ['Grief'],
        tone: tones[talk % 4] ?? 'gentle',
        writing: null,
        seed: `talk ${talk}`,
        now: new Date(0),
      });
      messages.push({ id: `c${count}`, role: 'companion', text: reply });
      const isAnswer = answer !== undefined;
      // What is asked for twice, a name or a sentence, is told twice; and so is what is said to a correction.
      const isExact = ways.length <= 1 && !ways.includes('say-more');
      const isDraft = /\n\n/.test(reply);
      for (const fault of faultsOf(reply, isExact ? [] : past, isAnswer, isDraft))
        faults.push(`${fault}: "${text}" → "${reply}"`);
      if (ways.filter((way) => way !== 'not-that').length > 3) faults.push(`ways: ${ways.join()}`);
      if (!isAnswer && !isDraft && !isExact) past.unshift(reply);
    }
  }
  expect(faults.slice(0, 12)).toEqual([]);
}, 300_000);

function faultsOf(reply: string, past: readonly string[], isAnswer: boolean, isDraft: boolean) {
  const faults: string[] = [];
  if (!reply.trim()) faults.push('empty');
  if (/[{}]|undefined|null\b|NaN/.test(reply)) faults.push('slot');
  if (wordsOf(reply).length > (isDraft ? 240 : isAnswer ? 95 : 60)) faults.push('long');
  if ((reply.match(/\?/g) ?? []).length > 1 && !isDraft && !isAnswer) faults.push('questions');
  if (/ {2}| [,.?]|\?\?/.test(reply)) faults.push('punctuation');
  if (isAnswer || isDraft) return faults;
  const said = new Set(past.slice(0, 20).flatMap(longSentences));
  const repeated = longSentences(reply).find((sentence) => said.has(sentence));
  if (repeated) faults.push(`repeated ${repeated}`);
  return faults;
}
