import type { Topic } from './bank-entries.ts';

/** Music, alcohol, keeping busy. */
export const topicsHabits: readonly Topic[] = [
  {
    id: 'radio-music',
    cues: /\b(?:song|songs|music|playlist|sang|sing(?:s|ing)?|hum(?:s|med|ming)?|waltz|danced? to|radio (?:came|played)|our song)\b/i,
    label: 'the music',
    weight: 4,
    lines: {
      reflect: [
        'Music gets in before you can stop it.',
        'That music has {person} in it.',
        'sang, sing> So {person} is in there, wrong notes and all.',
      ],
      meaning: ['kitchen> So there is still singing in that kitchen.'],
      ask: [
        'Which song is it?',
        'Do you switch it off, or let it run?',
        'myself> What does it sound like, when you do it?',
      ],
    },
  },
  {
    id: 'drink',
    cues: /\b(?:drinking (?:too|more|every|again|a lot)|bottle of wine|(?:a|the) (?:few|couple of) (?:glasses|drinks) (?:every|each|at)|drunk|hungover|vodka|whisky)\b/i,
    label: 'the drinking',
    weight: 8,
    lines: {
      reflect: [
        'It takes the edge off the evening, and then there is the night.',
        'So that is what has been getting you to bedtime.',
      ],
      ask: ['What is the hour the first glass is for?', 'Does anyone know how much it is?'],
    },
  },
  {
    id: 'hands-busy',
    cues: /\b(?:keep(?:ing)? (?:myself )?busy|distract(?:ed|ing|ion)? (?:myself)?|can't sit still|clean(?:ing)? (?:everything|the house|all)|throw myself into|don't stop because)\b/i,
    label: 'keeping busy',
    weight: 2,
    lines: {
      reflect: [
        'You keep moving so that it cannot sit down next to you.',
        'Keeping busy helps, until you sit down.',
      ],
      ask: [
        'What happens in the first minute when you stop?',
        'What would be waiting, if you sat down?',
      ],
    },
  },
];
