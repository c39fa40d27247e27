import { expect, test } from 'vitest';
import { type SaidMessage, saidBefore } from './conversation.ts';

const message = (id: string, role: 'user' | 'companion', text: string): SaidMessage => ({
  id,
  role,
  text,
});

test('a message is read with what the person said last, not with what the companion said or the message itself', () => {
  const messages = [
    message('1', 'user', 'The funeral was on Monday.'),
    message('2', 'companion', 'That is only days ago.'),
  ];
  expect(saidBefore([])).toBe('');
  expect(saidBefore(messages)).toBe('The funeral was on Monday.');
  const now = [...messages, message('3', 'user', 'I just want to go with him.')];
  expect(saidBefore(now, '3')).toBe('The funeral was on Monday.');
});
