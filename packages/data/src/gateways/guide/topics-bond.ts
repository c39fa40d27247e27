import type { Topic } from './piece.ts';

/** What ties one to the other: what was learned, what was both loved and hated. */
export const topicsBond: readonly Topic[] = [
  {
    id: 'dementia',
    cues: /\b(?:dementia|alzheimer\w*|doesn't (?:know|recogni[sz]e|remember) (?:me|who|us)|forgets? (?:me|who|my name)|care home)\b/i,
    label: 'being forgotten by {them}',
    weight: 14,
    lines: {
      reflect: [
        'You sit across from {them} and miss {them}.',
        'You are losing {person} by inches, and have to bring clean pyjamas.',
        'The face is there, and the one who knew your name behind it comes and goes.',
      ],
      ask: [
        'Is there still something that reaches {them}?',
        'What was the last thing that was quite like {them}?',
        'What do you do in the car afterwards?',
      ],
    },
  },
  {
    id: 'self-harsh',
    cues: /\b(?:well done me|typical me|I'm (?:such )?an? (?:idiot|mess|coward|horrible|terrible|awful|bad)|feel awful (?:saying|for)|hate (?:that I|myself)|what kind of (?:person|daughter|son|mother|father|wife|husband))\b/i,
    label: 'how hard you are on yourself',
    weight: 7,
    lines: {
      reflect: [
        'You say it with a twist at the end that is aimed at yourself.',
        'You give yourself a knock in passing. It was not needed.',
      ],
      ask: [
        'Who taught you to be so hard on yourself?',
        'Would you let a friend say that about themself?',
      ],
    },
  },
  {
    id: 'wants-both',
    cues: /\b(?:hate that I miss|love (?:him|her|them|it) and (?:I )?(?:can't|hate)|miss (?:him|her) and|don't want to miss|love and hate|want to (?:hug|hold) (?:him|her) and)\b/i,
    label: 'wanting both at once',
    weight: 20,
    lines: {
      reflect: [
        'You want two things of the same person, and neither can be had.',
        'shout, hate, angry> One hand made into a fist and the other held out. Both are yours.',
        'miss> The missing gets in the way of the anger, and the anger in the way of the missing.',
      ],
      meaning: ['It does not have to come out even.'],
      ask: [
        'If you let the one speak first, which would it be?',
        'What do you do, when both come at once?',
      ],
    },
  },
  {
    id: 'good-with-hands',
    cues: /\b(?:taught me|showed me how|we (?:fixed|built|made|cooked|baked|fished|gardened|used to fix|used to build|used to fish|used to bake)|used to (?:fix|build|make|fish|bake|cook|garden|garden|sew|paint|sail) .{0,20}together)\b/i,
    label: 'what {they} taught you',
    weight: 15,
    lines: {
      reflect: [
        'hands> So {they} talked with {their} hands, and you understood it.',
        'You have that in your fingers now, whatever else there is to be said.',
        'weekend> Weekend after weekend beside each other, looking at the same thing. It is a way of being close.',
      ],
      ask: [
        'What can your hands do, that they have from {them}?',
        'What did you talk about, over it?',
        'How {was} {they}, on a day when it went well?',
      ],
    },
  },
];
