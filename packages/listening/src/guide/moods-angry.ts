import type { Mood } from './bank-entries.ts';

/** Anger, blame, guilt and shame. */
export const moodsAngry: readonly Mood[] = [
  {
    id: 'angry',
    emotion: 'Anger',
    noun: 'the anger',
    cues: /\b(?:angry|anger|mad at|furious|rage|raging|livid|pissed(?: off)?|fuming|seething|hate (?:him|her|them))\b/i,
    lines: {
      reflect: [
        'You are angry, and there is something to be angry about.',
        'Anger, yes. It may be the part of you with the most strength left.',
        'That is anger, and it has every right to the room.',
      ],
      meaning: [
        'Anger and love are not opposites. You would not be this angry if it had not mattered.',
        'Anger holds a person upright for a while. It need not be hurried out of the door.',
      ],
      ask: [
        'What is the anger protecting?',
        'If it had one sentence, what would your anger say, and to whom?',
        'Where does the anger go, when you cannot show it?',
      ],
    },
  },
  {
    id: 'unfair',
    emotion: 'Anger',
    noun: 'the unfairness',
    cues: /\b(?:unfair|not fair|isn't fair|wasn't fair|injustice|why (?:me|him|her|us)\b|cruel)\b/i,
    lines: {
      reflect: [
        'It is not fair. No one should try to talk you out of that.',
        'Unfair is a small word for it, and the true one.',
      ],
      ask: [
        'What is the most unfair bit of it?',
        'Who got off more lightly than you, it feels like?',
      ],
    },
  },
  {
    id: 'bitter',
    emotion: 'Anger',
    noun: 'the bitterness',
    cues: /\b(?:bitter|bitterness|resent\w*|jealous\w*|envy|envious)\b/i,
    lines: {
      reflect: [
        'Jealous, bitter: people seldom admit it, and it is only the ache looking sideways.',
        'You see others have it, and it goes in like a splinter.',
      ],
      ask: ['Whom is it hardest to watch?', 'What have they got, exactly, that stings so?'],
    },
  },
  {
    id: 'guilty',
    emotion: 'Grief',
    noun: 'the guilt',
    cues: /\b(?:guilt|guilty|my fault|blame myself|to blame|I let (?:him|her|them) down|forgive myself|I failed (?:him|her|them))\b/i,
    lines: {
      reflect: [
        'There is guilt in it, on top of the loss.',
        'You hold yourself to account, over and over.',
        'Guilty: it keeps you in that moment, as if you could still change something in it.',
      ],
      meaning: [
        'Guilt can be easier to hold than helplessness. It pretends there was something to be done.',
        'What you call guilt may have a good deal of love in it, looking for a task.',
      ],
      ask: [
        'What exactly do you blame yourself for, if you say it in one plain sentence?',
        'Who would stand up for you there?',
        'What did you do for {person} that the guilt leaves out?',
      ],
    },
  },
  {
    id: 'ashamed',
    emotion: 'Sadness',
    noun: 'the shame',
    cues: /\b(?:ashamed|shame|embarrass\w*|humiliat\w*|mortified)\b/i,
    lines: {
      reflect: [
        'Shame makes one want to go through the floor. You wrote it down instead.',
        'Ashamed, and so it has been kept from nearly everyone.',
      ],
      ask: ['Whose eyes is it, that you feel on you?', 'What do you fear they would think?'],
    },
  },
  {
    id: 'betrayed',
    emotion: 'Anger',
    noun: 'the betrayal',
    cues: /\b(?:betray\w*|lied to|cheat(?:ed|ing)|affair|behind my back|deceived|backstab\w*)\b/i,
    lines: {
      reflect: [
        'That is betrayal, and it reaches backwards: even the good years have to be looked at again.',
        'It was not only that it ended. It is that you were lied to while it did.',
        'You trusted, and it was used against you.',
      ],
      ask: [
        'What do you find yourself going back over, to see whether it was true?',
        'How did you come to know?',
      ],
    },
  },
  {
    id: 'rejected',
    emotion: 'Sadness',
    noun: 'being left',
    cues: /\b(?:reject\w*|abandon\w*|left behind|replaced|dumped|discarded|thrown away|not chosen|chose (?:her|him|them)|unloved|forgotten about)\b/i,
    lines: {
      reflect: [
        'To be left like that makes one look for the fault in oneself.',
        'Replaced, it feels like, as if the place had been only a place.',
        'You were there with all of you, and were put aside.',
      ],
      ask: [
        'What did you begin to believe about yourself because of it?',
        'When did you first feel that you were being left?',
      ],
    },
  },
];
