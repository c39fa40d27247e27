import { expect, test } from 'vitest';
import { previousText, type SaidMessage } from './conversation.ts';

const message = (id: string, role: 'user' | 'companion', text: string): SaidMessage => ({
  id,
  role,
  text,
});

test('screens a message with the person’s last message, not with the reply or itself', () => {
  const messages = [
    message('1', 'user', 'The funeral was on Monday.'),
    message('2', 'companion', 'That is only days ago.'),
  ];
  expect(previousText([])).toBe('');
  expect(previousText(messages)).toBe('The funeral was on Monday.');
  const now = [...messages, message('3', 'user', 'I just want to go with him.')];
  expect(previousText(now, '3')).toBe('The funeral was on Monday.');
});
