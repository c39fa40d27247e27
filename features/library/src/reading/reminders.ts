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
  { id: 'toast', text: 'Toast is a meal. So is soup from a cup, standing up.' },
  {
    id: 'song-in-a-shop',
    text: 'A song in a shop can undo an afternoon. You did nothing wrong by hearing it.',
  },
  {
    id: 'lying-awake',
    text: 'If sleep stays away, lying in the dark with your eyes shut is still a kind of rest.',
  },
  {
    id: 'whole-story',
    text: 'You do not owe anyone the whole story. “It has been a hard year” is a full sentence.',
  },
  {
    id: 'photographs',
    text: 'The photographs can wait. You can look at them tonight, or in ten years.',
  },
  {
    id: 'first-times',
    text: 'The first time of anything is heavy. Put something soft on either side of it.',
  },
  {
    id: 'saying-the-name',
    text: 'Someone may be longing to hear the name, and afraid to be the first to say it.',
  },
  {
    id: 'official-letters',
    text: 'Official letters are easier with someone at the same table. You may ask for that.',
  },
  {
    id: 'from-outside',
    text: 'Somebody else seems to be bearing it better. You are seeing them from outside.',
  },
  {
    id: 'three-in-the-morning',
    text: 'What you think of yourself at three in the morning is not evidence.',
  },
  {
    id: 'twenty-minutes',
    text: 'You can go to the party for twenty minutes. Park where you can get out.',
  },
  {
    id: 'the-date',
    text: 'The body often knows the date before you do. If today feels odd, look at the calendar.',
  },
  { id: 'a-smile', text: 'Something made you smile. You need not report it to anyone.' },
  { id: 'the-list', text: 'You can cross one thing off the list by deciding not to do it.' },
  { id: 'something-warm', text: 'Hold something warm. A cup, a cat, your own other hand.' },
  { id: 'rain-or-sun', text: 'Rain is a good reason to stay in. So is sun.' },
  {
    id: 'a-quiet-friend',
    text: 'A friend who has gone quiet may only be afraid of saying it wrong.',
  },
  {
    id: 'a-long-breath',
    text: 'Let the next breath out be a long one. Then go back to what you were doing.',
  },
  { id: 'washed-face', text: 'Washing your face counts as something you did today.' },
  {
    id: 'old-messages',
    text: 'You can read the old messages. You can also leave them where they are.',
  },
];
