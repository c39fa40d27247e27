import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  ['On the Saturday my cousin called from Isfahan that my grandmother had died.', 'grandmother'],
  ['My aunt wrote to say that my brother had died in March.', 'brother'],
  ['My mum said my nan died on Sunday.', 'nan'],
])('"%s": the one who died is meant, not the one who said it', (text, who) => {
  expect(lastReplyTo([text])).toContain(`your ${who}`);
});

test('a death from long ago that stands beside it is not the loss', () => {
  const text = 'My elder sister died in February. Our mother died when I was four.';
  expect(lastReplyTo([text])).toContain('your sister');
});

test('who is said not to be somebody is nobody who died', () => {
  const replies = lastReplyTo([
    'I wish to talk about a man who was not my father.',
    'He died in October.',
  ]);
  expect(replies).not.toContain('father');
});

test('who stood by is nobody who died', () => {
  const said = {
    text: 'My husband held me when my mother died.',
    reading: { about: { events: { died: 0.9 } } },
  };
  expect(lastReplyTo([said])).not.toContain('husband has died');
  expect(lastReplyTo([said])).toContain('your mother');
});
