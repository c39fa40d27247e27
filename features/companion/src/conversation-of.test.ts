import { expect, test } from 'vitest';
import { conversationOf } from './conversation-of.ts';

test.each([
  ['2026-11-20T09:00:00', 'Today’s conversation'],
  ['2026-11-19T22:40:00', 'Last night’s conversation'],
  ['2026-11-19T10:00:00', 'Yesterday’s conversation'],
  ['2026-11-02T22:40:00', 'Your conversation from November 2, 2026'],
  ['never', 'Your conversation'],
])('a conversation begun at %s is called %s', (startedAt, name) => {
  expect(conversationOf(startedAt, '2026-11-20')).toBe(name);
});
