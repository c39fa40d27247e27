import { expect, test } from 'vitest';
import {
  isAnsweredByGuide,
  isFirstOfChild,
  previousText,
  raisesCard,
  readByGuide,
  type SaidMessage,
} from './conversation.ts';
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

test('what the reader alone found and is not sure of is answered by the guide, but not soon after danger, and not to a child', () => {
  const unsure = { level: 2, kinds: ['abuse'], isUnsure: true } as const;
  const calm = [message('1', 'user', 'Dad died'), message('2', 'companion', 'I am sorry.')];
  expect(isAnsweredByGuide(unsure, calm, 'He held the towel')).toBe(true);
  expect(isAnsweredByGuide({ ...unsure, level: 3 }, calm, 'He held the towel')).toBe(false);
  expect(isAnsweredByGuide({ level: 2, kinds: ['abuse'] }, calm, 'He hit me')).toBe(false);
  const met = { ...message('3', 'companion', 'Are you safe?'), by: 'safety' };
  expect(isAnsweredByGuide(unsure, [...calm, met], 'He held the towel')).toBe(false);
  expect(isAnsweredByGuide(unsure, calm, 'I am 9 and he held the towel')).toBe(false);
  const child = message('0', 'user', 'I am 9 and my dad died');
  expect(isAnsweredByGuide(unsure, [child, ...calm], 'He held the towel')).toBe(false);
});

test('the guide reads nothing that was met as danger, and what it answers itself', () => {
  const crisis = true;
  const messages = [
    { ...message('1', 'user', 'I want to die'), crisis },
    { ...message('2', 'companion', 'Are you safe?'), by: 'safety', crisis },
    { ...message('3', 'user', 'He held the towel'), crisis },
    { ...message('4', 'companion', 'He held the towel.'), by: 'guide' },
    { ...message('5', 'user', 'The dog bites now'), crisis },
  ];
  expect(readByGuide(messages).map(({ id }) => id)).toEqual(['3', '4', '5']);
});
