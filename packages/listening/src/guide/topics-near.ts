import type { Topic } from './bank-entries.ts';

/** People close by: who grieves differently, who is kind, who means well. */
export const topicsNear: readonly Topic[] = [
  {
    id: 'partner-differs',
    cues: /\b(?:(?:my (?:husband|wife|partner|boyfriend)|[A-Z][a-z]+|he|she) (?:\w+ ){0,6}(?:went back to|is fine|doesn't (?:want to )?talk|never talks? about|just watches|won't talk|carries on|like nothing|never (?:talks|cries|mentions)|grieves? differently|is over it)|being kind but)\b/,
    label: 'each grieving alone',
    weight: 15,
    lines: {
      reflect: [
        'You have the same loss, and you are not in the same place with it.',
        'You look across, and it seems to have been put down already, over there.',
        'It happened to both of you and not in the same body, nor at the same speed.',
      ],
      meaning: [
        'Some carry it to where they need no words for it. It can still look like leaving.',
      ],
      ask: [
        'What would you want to be asked by the one beside you?',
        'When did you last speak of it, the two of you?',
        'What do you think goes on behind that?',
      ],
    },
  },
  {
    id: 'someone-kind',
    cues: /\b(?:sat with me|held my hand|brought (?:me |us |round |over )?(?:food|soup|flowers|dinner|tea|an? \w+|some \w+)|left it on the (?:step|doorstep)|shared (?:her|his|their)|(?:is|was|has been) (?:so |really |very )?kind|the only one who (?:knows|understands|asks|gets)|comes? (?:on|every|over|round)|checked on me|gave me a hug|hugged me|listened to me|didn't say anything)\b/i,
    label: 'the one who was kind',
    weight: 13,
    lines: {
      reflect: [
        'step, knock> Left there, and no need to talk. That is a kind way to do it.',
        'Somebody did a small right thing, and you noticed.',
        'anything, sat, shared> No speech, only being there. Some people know that without being taught.',
        'comes, knows, only> So there is one who comes and does not need it explained.',
      ],
      affirm: [
        'knows, only one> You did let one person in. That counts for a lot.',
        'sat, sit, hand, hug> You let somebody sit beside you. That counts.',
      ],
      ask: [
        'What was it that made it easy?',
        'Does that person know what it meant?',
        'What would you want them to know, if you told one thing more?',
      ],
    },
  },
  {
    id: 'means-well',
    cues: /\b(?:means? well|trying to help|only trying|good intentions|(?:just )?sign up|get out more|join a|should (?:just )?(?:try|get|go out|start|date|move))\b/i,
    label: 'the good advice',
    weight: 10,
    lines: {
      reflect: [
        'It is good advice, and it does not reach you where you are.',
        'It is kindly meant, and it makes you want to lie down on the spot.',
        'As if it were a matter of not having had the idea.',
      ],
      meaning: ['If it were that simple, you would have done it.'],
      ask: ['What do you wish had been said in its place?', 'What is it they do not see?'],
    },
  },
  {
    id: 'no-ritual',
    cues: /\b(?:(?:nobody|no one|they don't) (?:brings?|sends?|sent|gives?) (?:you |me )?(?:a |any )?(?:casseroles?|cards?|flowers|food)|no funeral for|no (?:word|name) for (?:it|this)|(?:just|only) (?:a|an) (?:friend|ex|falling out|break-?up|friendship)|about a friend|doesn't count)\b/i,
    label: 'how little it seems to count',
    weight: 14,
    lines: {
      reflect: [
        'No casseroles and no cards for that sort of loss. You are expected to be over it by the weekend.',
        'There is no funeral for it, so people think it is small.',
        'There is no word for it on a card, and so you have to carry it without one.',
      ],
      ask: [
        'What would you have wanted somebody to do, when it happened?',
        'Who has some idea of how large it is?',
      ],
    },
  },
];
