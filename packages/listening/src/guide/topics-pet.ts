import type { Topic } from './bank-entries.ts';

/** Animals. */
export const topicsPet: readonly Topic[] = [
  {
    id: 'put-down',
    cues: /\b(?:put (?:him|her|it|them|my \w+|our \w+|the \w+|[A-Z]\w+) (?:down|to sleep)|put to sleep|the vet|euthani[sz]\w*|it was time|back legs|held (?:his|her|its) (?:head|paw)|looked at me|didn't know why|played god)\b/i,
    label: 'the vet',
    weight: 14,
    lines: {
      reflect: [
        'You had to decide it, for somebody who could not be asked.',
        'looked> The last face was yours. You cannot know what was in that look, and you go on searching it.',
        'held> You were there, with your hands on {them}, to the end of it.',
        'A decision like that is made in an hour and gone over for months.',
      ],
      meaning: [
        'What {they} knew was your smell and your hands. I would not claim to know more than that.',
        'It was the last thing you could do for {them}, and it feels like the opposite.',
      ],
      ask: [
        'What did you say to {them}, there?',
        'How did you know it had come to that?',
        'What would you want to explain to {them}, if it could be explained?',
      ],
    },
  },
  {
    id: 'just-a-pet',
    cues: /\b(?:(?:just|only) (?:a|an) (?:dog|cat|pet|animal|rabbit|hamster|horse|bird)|another (?:dog|cat|one)|more upset than|sound stupid but|silly to (?:cry|be)|more than when my)\b/i,
    label: 'being allowed to grieve',
    weight: 12,
    lines: {
      reflect: [
        'just> "Just" is a word for people who never had the hair on every jumper.',
        'Nobody else was in each single day like that. It is not strange that the days notice.',
        'more, than> You measure one grief against another, and then you are ashamed of the result.',
      ],
      normal: ['Sorrow goes by closeness, by hours in one room, and not by rank.'],
      ask: [
        'What did {they} know about you that people do not?',
        'Who was there with you, on all those ordinary days?',
        'more, than> Who says it has to be in the right order?',
      ],
    },
  },
  {
    id: 'walks',
    cues: /\b(?:walk(?:ed|ing|s)? (?:him|her|the dog|them)|(?:his|her|our|the) walks?|dog walkers?|the lead|his lead|her lead|collar|leash|(?:his|her) bowl|(?:his|her) basket|put my shoes on|feed (?:him|her))\b/i,
    label: 'the walks',
    weight: 11,
    lines: {
      reflect: [
        'Your feet still know the round, at that hour, in every weather.',
        'The body keeps an appointment with {them} that the head has cancelled.',
        'shoes> So there you are with your shoes on, and nobody dancing in the hall.',
      ],
      meaning: ['It was {their} walk, and it was the frame of your day too.'],
      ask: [
        'Where did the two of you go?',
        'shoes> What do you do then, with the shoes on?',
        'Who did you meet on the way, the two of you?',
      ],
    },
  },
  {
    id: 'always-there',
    cues: /\b(?:(?:always|every single day|all day) (?:been )?(?:there|with me|waiting|beside me)|follow(?:ed)? me|greet(?:ed)? me|at the door|slept (?:on|at|next)|curl(?:ed)? up|by my side|was just (?:always )?there)\b/i,
    label: '{person} always being there',
    weight: 9,
    lines: {
      reflect: [
        'Always there, without a word, through everything that happened in those years.',
        'It is the being there that is gone, and it was in every room.',
        'Every day, and never once asked how long it would take you to be all right.',
      ],
      ask: [
        'What did {they} see you through?',
        'Where in the house is it most noticeable?',
        'What was {their} way of telling you things?',
      ],
    },
  },
  {
    id: 'new-pet',
    cues: /\b(?:another (?:dog|cat)|new (?:dog|cat|puppy|kitten)|replace (?:him|her)|other (?:dog|cat) (?:is|keeps|won't|looks))\b/i,
    label: 'another animal',
    weight: 6,
    lines: {
      reflect: [
        'As if it were a position to be filled.',
        'Another one would have another face. It is this face you want.',
      ],
      ask: ['What would it feel like, to have another in the house?'],
    },
  },
];
