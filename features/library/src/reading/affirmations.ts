import type { Line } from './piece.ts';

export const affirmations: readonly Line[] = [
  { id: 'own-speed', text: 'I can go at the speed of the slowest part of me.' },
  {
    id: 'love-shape',
    text: 'My grief has the shape of my love. I do not have to make it smaller for anyone.',
  },
  { id: 'both-hands', text: 'I can hold sorrow in one hand and a cup of tea in the other.' },
  { id: 'no-proof', text: 'I do not have to prove how much this hurts.' },
  { id: 'rest-now', text: 'Rest is something I am allowed before I have earned it.' },
  { id: 'changed-mind', text: 'I may want company at noon and want no one by evening.' },
  { id: 'their-name', text: 'I may say the name I miss, in any room, in any year.' },
  {
    id: 'not-knowing',
    text: 'I do not know yet who I am after this. I can be kind to whoever it is.',
  },
  { id: 'small-thing', text: 'One small thing done is a thing done.' },
  { id: 'leave-early', text: 'I can come late, leave early, or stay at home.' },
  { id: 'laughing', text: 'When I laugh, I am not leaving anyone behind.' },
  { id: 'anger-too', text: 'My anger belongs to someone who cared.' },
  { id: 'ask-for-help', text: 'Asking is not a burden. It is how someone finds the door.' },
  { id: 'unfinished', text: 'I can be unfinished and still be good to come home to.' },
];
