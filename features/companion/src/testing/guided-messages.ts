import type { SampleMessage } from './write-conversation.ts';

/** Guided writing with one answer, in the middle. */
export const begunWriting: readonly SampleMessage[] = [
  ['companion', 'You came with hope this evening.'],
  [
    'user',
    'Help me write a journal entry about how I am feeling today.',
    { guided: { step: 'start' } },
  ],
  [
    'companion',
    'I will ask you one question at a time.\n\nHow has today been for you?',
    { by: 'app', guided: { step: 'question', question: 'open-3' } },
  ],
  ['user', 'It rained.', { guided: { step: 'answer' } }],
  [
    'companion',
    'Thank you. That is written down.\n\nWhich moment do you keep going back to?',
    { by: 'app', guided: { step: 'question', question: 'happened-3' } },
  ],
];

/** The same, at its end. */
export const finishedWriting: readonly SampleMessage[] = [
  ...begunWriting,
  ['user', 'I put the second cup back. Then I sat down.', { guided: { step: 'answer' } }],
  [
    'companion',
    'All right. Here is what you wrote, in your own words. You can put it on the page and change it there.',
    { by: 'app', guided: { step: 'entry' } },
  ],
];
