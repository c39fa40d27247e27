import { expect, test } from 'vitest';
import { isFirstOfChild, previousText, raisesCard, type SaidMessage } from './conversation.ts';
import { repliesAfterAlert } from './reply-after-alert.ts';
import { screenText } from './screening.ts';
import { stayingReply } from './staying-reply.ts';

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

test('a child who says so is met once, also where nothing is wrong, and is no alarm', () => {
  const found = screenText('I am 11 and I miss my cat');
  expect(found).toEqual({ level: 1, kinds: ['child'] });
  expect(raisesCard(found)).toBe(false);
  expect(raisesCard(screenText('I am 11 and my stepdad hits me'))).toBe(true);
  const first = message('1', 'user', 'I am 11 and I miss my cat');
  const second = message('2', 'user', 'I am 11, I told you');
  expect(isFirstOfChild([first], first)).toBe(true);
  expect(isFirstOfChild([first, second], second)).toBe(false);
  const reply = stayingReply(first, [first], found, true);
  expect(repliesAfterAlert.get('child-hello')).toContain(reply);
});
