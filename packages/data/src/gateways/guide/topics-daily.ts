import type { Topic } from './piece.ts';

/** The day and the night of the one who is left. */
export const topicsDaily: readonly Topic[] = [
  {
    id: 'sleep',
    cues: /\b(?:can't sleep|don't sleep|not sleeping|haven't slept|insomnia|awake (?:at|all|until|half)|lie awake|wake up at|3 ?am|4 ?am|nightmares?|sleepless|the nights?)\b/i,
    label: 'the nights',
    lines: {
      reflect: [
        'The nights, then. Everything one kept busy through comes and sits on the bed.',
        'Awake at that hour, with nobody to say a sentence to.',
        'Sleep does not come when it is sent for, and the dark makes everything bigger.',
      ],
      meaning: ['At night there is no one to be brave for, so it all comes out.'],
      ask: [
        'What goes through you, lying there?',
        'What do you do when you give up on sleeping?',
        'At what hour is it worst?',
      ],
    },
  },
];
