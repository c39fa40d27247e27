/** Sentences that a tone adds now and then to the end of a reply without a question. */
export const closingLines = {
  gentle: [
    'There is no hurry.',
    'You are doing this at your own speed.',
    'Nothing is asked of you here.',
  ],
  calm: ['One thing at a time.', 'It can be slow.', 'That is enough for this minute.'],
  soothing: [
    'It can take as long as it takes.',
    'There is no rush.',
    'Softly now.',
    'You can rest your eyes a moment between lines.',
  ],
  friendly: ['I am listening.', 'Keep going, if you want.'],
} as const;
