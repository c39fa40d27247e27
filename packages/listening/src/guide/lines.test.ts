import { expect, test } from 'vitest';
import { answers } from './answers.ts';
import { fillLine } from './fill-line.ts';
import { forbiddenIn } from './forbidden.ts';
import { allLines, linesOf, topicOfReply } from './lines.ts';
import { knownConditions } from './premises.ts';
import { wordsOf } from './text.ts';

const mum = {
  word: 'mum',
  relation: 'parent',
  pronoun: 'she',
  possessive: 'your',
  name: null,
  isDead: true,
  isGone: false,
  lastMentioned: 1,
} as const;

test('every line names conditions that are known, and a line about somebody requires that it is known who', () => {
  expect(allLines.length).toBeGreaterThan(1500);
  for (const { requires, text, topic } of allLines) {
    for (const condition of requires)
      expect(knownConditions, `${topic}: ${text}`).toContain(condition);
    if (text.includes('{')) expect(requires, text).toContain('person');
    expect(fillLine(text, mum), text).not.toMatch(/[{}]|undefined/);
  }
});

/** Topics that are about what other replies do not bring up. */
const isSpokenOf = new Map([
  ['therapy', ['product-claims']],
  ['tired-of-being-strong', ['time-heals']],
  ['taking-medicine-as-ordered', ['medication']],
]);

test('no line says what no reply may say', () => {
  const faults = allLines.flatMap(({ text, topic }) => {
    const fault = forbiddenIn(text);
    return fault && !isSpokenOf.get(topic)?.includes(fault) ? [`${topic} (${fault}): ${text}`] : [];
  });
  expect(faults).toEqual([]);
});

test('a line is short, asks at most one question, and only where it is a question', () => {
  for (const { kind, text } of allLines) {
    expect(wordsOf(text).length, text).toBeLessThanOrEqual(38);
    expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
    if (kind === 'ask') expect(text).toMatch(/\?/);
  }
});

test('every topic has something to say that takes nothing for granted', () => {
  for (const topic of new Set(allLines.map((line) => line.topic))) {
    // The sentence before it is the person's own, or none is needed.
    if (topic.startsWith('question-')) continue;
    const free = linesOf(topic).filter(
      ({ kind, requires }) => kind === 'say' && requires.length === 0,
    );
    expect(free.length, topic).toBeGreaterThan(0);
  }
});

test('a reply is known again by the topic it came from, filled and in contracted form', () => {
  const line = linesOf('their-things').find(({ text }) => text.includes('{person}'));
  expect(topicOfReply(`${fillLine(line?.text ?? '', mum)} And more.`)).toBe('their-things');
  expect(topicOfReply('Something that no line says.')).toBeNull();
});

test('every answer is short and has a source, and leads to answers that are there', () => {
  expect(answers.length).toBeGreaterThanOrEqual(150);
  const ids = new Set(answers.map(({ id }) => id));
  expect(ids.size).toBe(answers.length);
  for (const { id, title, text, source, address, see, listed } of answers) {
    expect(wordsOf(text).length, id).toBeLessThanOrEqual(95);
    expect(title, id).toMatch(/\?$/);
    expect(source.length, id).toBeGreaterThan(3);
    expect(address, id).toMatch(/^https:\/\//);
    expect(listed, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const other of see) expect(ids, `${id} → ${other}`).toContain(other);
  }
});
