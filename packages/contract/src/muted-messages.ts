import type { Message } from './messages.ts';

/** What is said back about what is not to be brought up. */
export const mutedMessages = {
  'muted.done': {
    title: 'This will not be brought up again',
    text: 'It stays where it is, and you can always look for it.',
  },
  'muted.undone': { title: 'This may be shown again' },
  'muted.removed': { title: 'Removed from the list' },
  'muted.word-empty': { title: 'Write a name or a word first.' },
  'muted.no-word': { title: 'Write at least one letter or number.' },
  'muted.day-missing': { title: 'Choose the first day.' },
  'muted.days-reversed': { title: 'The last day is before the first day.' },
} as const satisfies Record<string, Message>;
