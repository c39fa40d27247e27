/** What a message to somebody is for. */
export type Purpose =
  | 'stop'
  | 'thanks'
  | 'sorry'
  | 'refuse'
  | 'ask'
  | 'patience'
  | 'birthday'
  | 'tell'
  | 'self'
  | 'other';

/** How a purpose is known by the words of the request, the first that fits. */
export const purposes: readonly [Purpose, RegExp][] = [
  [
    'self',
    /\bto my(?:self|(?: future| past| younger| older| own)? self)\b|\b(?:to|for) me,? (?:as if )?from (?:my(?:self)?|somebody|someone)\b|\bwrite to me\b|\bneeds a letter is me\b/i,
  ],
  [
    'stop',
    /\b(?:complain\w*|complaint|demand|recorded delivery|makes? (?:them|it|him|her) stop|(?:to|please|must) stop (?:\p{L}+ing|the|these|this)|firm|money back|refund\w*)\b/iu,
  ],
  ['thanks', /\bthank(?:s|ing|-?you)?\b|\bgrateful\b/i],
  [
    'refuse',
    /\b(?:(?:not|n't|cant|wont) (?:be )?(?:coming|going|able to come)|(?:can't|cant|cannot|won't|wont) (?:be (?:there|coming)|come|make it)|cancel\w*|cry off|cried off|pull(?:ing)? out|back(?:ing)? out|get out of|declin\w+|refus\w+|turn(?:ing)? (?:it|them|him|her|this) down|say(?:ing)? no|(?:it'?s|its) an? no)\b/i,
  ],
  [
    'sorry',
    /\b(?:sorry|apolog\w+|make it up to|make (?:it|things) right|put (?:it|things) right)\b/i,
  ],
  [
    'ask',
    /\b(?<!\b(?:not|n't|never|dont) )(?:ask(?:ing)? (?:if|whether|for|him|her|them|\p{Lu}\p{L}+|to)|if (?:I|we) (?:can|could|may)|seeing (?:the|my|our)|let me (?:see|have|keep)|give (?:it|them|him|her|me) back|have (?:it|them|him|her) back)\b/iu,
  ],
  [
    'patience',
    /\b(?:(?:bit|little|some|more) (?:of )?(?:patience|time|slack|space)|be patient|go easy|bear with|understand (?:him|her|me|us|why|that|small)|(?:late|behind) (?:with|on|because|cos)|more time|extension)\b/i,
  ],
  ['birthday', /\bbirthday\b/i],
  [
    'tell',
    /\b(?:tell(?:ing)?|let(?:ting)? (?:him|her|them|\p{Lu}\w+) know|news|announc\w+|inform)\b/iu,
  ],
];

/** The sentences of a message for a purpose. A line of dots is for what only the person knows. */
export const frames: Record<Purpose, readonly string[]> = {
  stop: [
    'I am writing about …',
    'What happened: …',
    'What I ask of you: …',
    'Please confirm in writing by … that it is done.',
  ],
  thanks: ['Thank you for …', 'I still think of it. It meant a lot to me.'],
  sorry: ['I am sorry for …', 'What I should have done is …', 'You do not have to answer this.'],
  refuse: [
    'Thank you for thinking of me.',
    'I will not be there this time. I would rather say it now than on the day.',
    'I hope it goes well.',
  ],
  ask: [
    'I have one thing to ask, and you can say no: …',
    'I mean only that, and nothing more by it.',
  ],
  patience: [
    'I want you to know what has happened: …',
    'I am not asking for pity. I ask for a little patience with …',
    'Thank you for reading this.',
  ],
  birthday: [
    'Happy birthday.',
    'I am thinking of you today. You do not have to answer this.',
    'What I would like you to know is …',
  ],
  tell: ['I have something to tell you: …', 'I would rather not talk about it more just now.'],
  self: [
    'This is what you have carried: …',
    'You did what you could with what you knew then.',
    'To a friend who told me this I would say …',
  ],
  other: [
    'I find this hard to say, so I am writing it.',
    'What I want you to know is …',
    'What I hope for now is …',
  ],
};

/** Stands below a frame. Each begins in its own way, so that two in a row are not alike. */
export const frameNotes = [
  'It is only a beginning: the dots are for what only you know. Change any word of it.',
  'The dots are yours to fill. Leave out whatever does not sound like you.',
  'A beginning, with room where the dots are. It should sound like you, so change what does not.',
] as const;

/** Stands below a message in which no dots are left. */
export const wholeNotes = [
  'It is short on purpose. Change any word that does not sound like you.',
  'Nothing more has to be in it. Change whatever is not right.',
] as const;

/** Before what was told about the one who gets the message. */
export const toChooseFrom = 'From what you told me, to choose from:';
