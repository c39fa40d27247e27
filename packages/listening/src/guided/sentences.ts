/** What the app says around its questions. It thanks and goes on; it never says what an answer means. */
export const openings = {
  empty:
    'I will ask you one question at a time. Answer in your own words, or skip a question. At the end I show you all your answers together. I add nothing to them.',
  page: 'I will ask you one question at a time. Your answers come after the words of your page, and I add nothing to them.',
  readAll: 'I have read your page.',
  readStart: 'Your page is longer than a message may be, so I have read its first part.',
};

/** After an answer, in turn. */
export const received = [
  'Thank you. That is written down.',
  'That is written down.',
  'Your words are kept as you wrote them.',
  'Thank you. I have kept that.',
];

/** After a question that was skipped, in turn. */
export const skipped = ['All right. That question is left out.', 'All right. Here is another one.'];

/** At the end: with answers, and without any. */
export const endings = {
  done: [
    'These were all my questions. Here is what you wrote, in your own words. You can put it on the page and change it there.',
    'These were all my questions. You gave no answers, and that is all right. You can write anything here.',
  ],
  enough: [
    'All right. Here is what you wrote, in your own words. You can put it on the page and change it there.',
    'All right. Nothing has to be written today. You can go on talking here.',
  ],
  talk: [
    'All right. Here is what you wrote, if you want it on a page. From now on you can say what you like, and you will get an answer.',
    'All right. From now on you can say what you like, and you will get an answer.',
  ],
} as const;
