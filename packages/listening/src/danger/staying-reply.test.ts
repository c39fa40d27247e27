import { expect, test } from 'vitest';
import { forbiddenIn } from '../guide/forbidden.ts';
import type { SaidMessage } from './conversation.ts';
import { afterDanger, stayingReply } from './staying-reply.ts';

const danger = { level: 3, kinds: ['suicide'] } as const;
const message = (id: string, text: string): SaidMessage => ({ id, role: 'user', text });

test('the sentences after an answer promise nothing, count nothing and hold no number', () => {
  for (const words of afterDanger) {
    expect(forbiddenIn(words)).toBeNull();
    expect(words).not.toMatch(/\d/);
  }
  expect(new Set(afterDanger).size).toBe(afterDanger.length);
});

test('the same reply is not given twice in four turns', () => {
  const messages: SaidMessage[] = [];
  for (const turn of ['a', 'b', 'c', 'd']) {
    const said = message(turn, 'I want to die');
    const text = stayingReply(said, [...messages, said], { ...danger, kinds: ['suicide'] }, true);
    expect(messages.map((each) => each.text)).not.toContain(text);
    messages.push(said, { id: `${turn}r`, role: 'companion', text, by: 'safety' });
  }
});

test('what only answers the question about safety is acknowledged', () => {
  const said = message('a', 'yes');
  expect(afterDanger).toContain(stayingReply(said, [said], { level: 0, kinds: [] }, true));
});
