import type { Line } from './piece.ts';

export const reminders: readonly Line[] = [
  { id: 'water', text: 'Have you had some water? It can be that simple, for the next minute.' },
  { id: 'calendar', text: 'Grief does not read calendars. You are not late.' },
  {
    id: 'unanswered',
    text: 'A message can stay unanswered until you have the strength for it. People who love you can wait.',
  },
  {
    id: 'bad-day',
    text: 'A hard day after some lighter ones is not a step back. It is a hard day.',
  },
  {
    id: 'body',
    text: 'Loosen your jaw. Let your shoulders come down. Nothing else is needed from you just now.',
  },
  { id: 'advice', text: 'You may thank someone for their advice and do nothing with it.' },
  {
    id: 'forgetting',
    text: 'If you forgot for an hour, the love did not go anywhere while you were away.',
  },
  {
    id: 'tired',
    text: 'Being this tired makes sense. You have been doing heavy work that no one can see.',
  },
  { id: 'objects', text: 'The coat can stay on its hook. There is no date by which it has to go.' },
  { id: 'outside', text: 'There is a sky outside. It costs nothing to look at it for one breath.' },
];
