import type { Topic } from './bank-entries.ts';

/** The relationship: what was learned from somebody, what was loved and hated in them. */
export const topicsBond: readonly Topic[] = [
  {
    id: 'dementia',
    cues: /\b(?:asked me (?:who|when (?:his|her)|where (?:his|her))|calls? me by|thinks I'm|dementia|alzheimer\w*|doesn't (?:know|recogni[sz]e|remember) (?:me|who|us)|forgets? (?:me|who|my name)|care home)\b/i,
    label: 'being forgotten by {them}',
    weight: 14,
    lines: {
      reflect: [
        'asked> You were standing right there, and were asked after.',
        '{They} {is} sitting right there, and you miss {them}.',
        'You are losing {person} bit by bit, and there is still the washing to do.',
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
    cues: /\b(?:well done me|typical me|I'm (?:such )?an? (?:idiot|mess|coward|horrible|terrible|awful|bad)|feel awful for|hate (?:that I|myself)|what kind of (?:person|daughter|son|mother|father|wife|husband))\b/i,
    label: 'how hard you are on yourself',
    weight: 7,
    lines: {
      reflect: [
        'You turn it on yourself at the end there.',
        'You are hard on yourself there, in passing.',
      ],
      ask: [
        'Who taught you to be so hard on yourself?',
        'Would you let a friend say that about themself?',
      ],
    },
  },
  {
    id: 'wants-both',
    about: 'lost',
    cues: /\b(?:hate that I miss|love (?:him|her|them|it) and (?:I )?(?:can't|hate)|miss (?:him|her) and|don't want to miss|love and hate|want to (?:hug|hold) (?:him|her) and)\b/i,
    label: 'wanting both at once',
    weight: 20,
    lines: {
      reflect: [
        'You want both at once, and they pull in opposite directions.',
        'shout, hate, angry> One hand made into a fist and the other held out. Both are yours.',
        'miss> You miss {them}, and it gets in the way of being angry. And the other way round.',
      ],
      meaning: ['You do not have to choose between them.'],
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
  {
    id: 'say-to-them',
    about: 'lost',
    cues: /\b(?:I (?:would|want to|wanted to|wish I could|'d)|I'd) (?:say|tell (?:him|her|them))\b|\byou could have (?:told|asked|called|said|stayed)\b/i,
    label: 'what you would say to {them}',
    weight: 20,
    lines: {
      reflect: [
        'So say it. {They} may have it in exactly those words.',
        'There it is, said to {their} face, as near as you can get.',
        'You have that ready. You have been wanting to say it for a while.',
      ],
      meaning: [
        'could have told> Behind the hard word there is that plain sentence: you could have told me.',
        'You can be that blunt. Nobody here will be shocked.',
      ],
      ask: ['And after that, what else?', 'What would you want to hear back?'],
    },
  },
  {
    id: 'never-met',
    about: 'lost',
    cues: /\b(?:never (?:knew|met|even met)(?: (?:him|her|them|[A-Z][a-z]+)|$)|didn't (?:even )?know (?:him|her|[A-Z][a-z]+)\b|just a (?:story|name|photo|picture)|won't (?:ever )?(?:know|meet) (?:him|her)|will never (?:know|meet) (?:him|her))/,
    label: 'those who never met {them}',
    weight: 15,
    lines: {
      reflect: [
        'You knew {person} on ordinary mornings. No story gets that across.',
        'To other people {person} is a story. You were there.',
        'It is odd to share {them} with someone who has nothing to remember.',
      ],
      ask: [
        'What would they have to have seen, to know {them}?',
        'Which story would you tell first?',
        'What would you keep for yourself?',
      ],
    },
  },
  {
    id: 'bring-along',
    cues: /\b(?:wants? to (?:come|join|be there|bring)|bring (?:her|his|their|a|the) (?:boyfriend|girlfriend|partner|friend|husband|wife|kids)|(?:don't|do not) (?:know (?:that|if|whether) I )?want (?:him|her|them|anyone|people) there|come (?:with|along))\b/i,
    label: 'who should come along',
    weight: 12,
    lines: {
      reflect: [
        'It has been yours, that hour, and now it is to be shared out.',
        'You know how that day goes. Someone new would stand in the picture.',
        'You would rather not be watched while you do that.',
      ],
      meaning: ['You may keep it small. It need not be a gathering.'],
      ask: [
        'What would be different with others there?',
        'What would you like to say to the one who wants to come?',
        'Could there be an hour that stays only yours?',
      ],
    },
  },
];
