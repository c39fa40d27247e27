/** What a message to somebody is for. */
export type Purpose =
  | 'self'
  | 'stop'
  | 'cancel'
  | 'farewell'
  | 'condole'
  | 'thanks'
  | 'refuse'
  | 'decline'
  | 'sorry'
  | 'leave-me'
  | 'ask'
  | 'patience'
  | 'birthday'
  | 'tell'
  | 'other';

/** How a purpose is known by the words of the request, the first that fits. */
export const purposes: readonly [Purpose, RegExp][] = [
  [
    'self',
    /\bto my(?:self|(?: future| past| younger| older| own)? self)\b|\b(?:to|for) me,? (?:as if )?from (?:my(?:self)?|somebody|someone)\b|\bwrite to me\b|\bneeds a letter is me\b|\bfrom me to me\b|\bme talking to me\b/i,
  ],
  [
    'cancel',
    /\bcancel\w*\b.*\b(?:gym|member\w*|contract|subscription|venue|booking|phone|broadband|lease|order|account|policy|licen[cs]e|insurance|direct debit)\b|\b(?:gym|membership|contract|subscription|venue|booking|broadband|phone company|provider)\b.*\bcancel\w*\b|\bend (?:my|our|the|his|her) (?:tenancy|lease|contract|membership|subscription)\b|\bgive notice on\b|\bend of tenancy\b|\bwrite to them to cancel\b/i,
  ],
  [
    'stop',
    /\b(?:complain\w*|complaint|demand|recorded delivery|makes? (?:them|it|him|her) stop|(?:to|please|must) stop (?:charging|billing|sending|taking|the letters|the calls|these|this)|firm|money back|refund\w*)\b/iu,
  ],
  [
    'farewell',
    /\b(?:good ?bye|leaving|farewell|last day)\b.*\b(?:e-?mail|team|colleagues|office|work|branch|company|staff|class|everyone at)\b|\b(?:team|colleagues|office|work|branch|staff)\b.*\b(?:good ?bye|leaving|farewell|last day)\b/i,
  ],
  [
    'condole',
    /\b(?:condolences?|sympathy card|sympathies)\b|\b(?:who|friend|mate|neighbou?r|cousin|colleague|boss|teacher|\p{Lu}\p{Ll}+)(?:'s|'ve| has| have| just)* lost (?:her|his|their|a) (?:mum|mom|dad|mother|father|baby|son|daughter|husband|wife|brother|sister|child|partner|nan|gran|dog|cat)\b|\b(?:friend|mate|girlfriend|boyfriend|neighbou?r|colleague|boss|teacher|cousin)'s (?:mum|mom|dad|mother|father|baby|son|daughter|husband|wife|brother|sister|partner|nan|gran) (?:has |just )*(?:died|passed)/iu,
  ],
  ['thanks', /\bthank(?:s|ing|-?you)?\b|\bgrateful to\b/i],
  [
    'decline',
    /\bturn(?:ing)? (?:him|her) down\b|\bsay(?:ing)? no to (?:him|her|coffee|dinner|a date|meeting|a drink|seeing)\b|\b(?:no|not) to (?:the |a )?(?:date|coffee|dinner|drink)\b/i,
  ],
  [
    'refuse',
    /\b(?:(?:not|n't|cant|wont) (?:be )?(?:coming|going(?! (?:back|to)\b)|able to come)|(?:can't|cant|cannot|won't|wont) (?:be (?:there|coming)|come|make it)|cancel\w*|cry off|cried off|pull(?:ing)? out|back(?:ing)? out|get out of|declin\w+|refus\w+|turn(?:ing)? (?:it|them|this) down|say(?:ing)? no|(?:word|put|phrase) a no|(?:it'?s|its) an? no|(?:it|this|that|answer) (?:must|has to|needs to|should) be (?:a )?no)\b/i,
  ],
  [
    'sorry',
    /\b(?:(?<!\b(?:no|oh|not|feel|feels),? )(?<!\bnothing to be )sorry|apolog\w+|make it up to|make (?:it|things) right|put (?:it|things) right)\b(?! for (?:her|his|their|your) loss)/i,
  ],
  [
    'leave-me',
    /\b(?:to|please) (?:stop|quit|leave off) (?:messag|text|contact|call|ring|phon|writ|email|com|talk|tell|ask|post|say)\w*|\b(?:leave me alone|stop contacting me|no more contact|not to contact me)\b/i,
  ],
  [
    'ask',
    /\b(?<!\b(?:not|n't|never|dont|stop) )(?:ask(?:ing)? (?:for )?my [\p{L} ]{2,30} back|ask(?:ing)? (?:if|whether|for|him|her|them|\p{Lu}\p{L}+|to)|if (?:I|we) (?:can|could|may)|seeing (?:the|my|our)|let me (?:see|have|keep)|give (?:it|them|him|her|me) back|have (?:it|them|him|her) back|return (?:my|the)|(?:fetch|collect|pick up) (?:his|her|their|the|my) \p{L}+)\b/iu,
  ],
  [
    'patience',
    /\b(?:(?:bit|little|some|more|few|two|three|extra) (?:of |more )?(?:patience|time|slack|space|days?|weeks?)|be patient|go easy|bear with|understand (?:him|her|me|us|why|that|small)|(?:late|behind) (?:with|on|because|cos)|more time|extension|(?:days?|weeks?|mornings?|time) off|another week)\b/i,
  ],
  ['birthday', /\bbirthday\b/i],
  [
    'tell',
    /\b(?:tell(?:ing)?|let(?:ting)? (?:him|her|them|\p{Lu}\w+) know|news|announc\w+|inform|say(?:s|ing) (?:that )?(?:I|we|my|our|there)\b|that (?:I|we|I'm|I'll|we're) )/iu,
  ],
];

/** The sentences of a message for a purpose. A line of dots is for what only the person knows. */
export const frames: Record<Purpose, readonly string[]> = {
  self: [
    'I am writing this for a day when you need it.',
    'What I want you to remember is …',
    'If today is hard, begin with …',
  ],
  stop: [
    'I am writing about …',
    'What happened: …',
    'What I ask of you: …',
    'Please confirm in writing by … that it is done.',
  ],
  cancel: [
    'I am writing to cancel …',
    'Please confirm this in writing, and let me know whether anything is still to be paid.',
  ],
  farewell: ['My last day is …', 'Thank you for …', 'I wish all of you well.'],
  condole: [
    'I am so sorry for your loss.',
    'I do not know what to say, and I did not want to say nothing.',
    'You do not have to answer this. I am thinking of you.',
  ],
  thanks: ['Thank you for …', 'It meant a lot to me.'],
  refuse: [
    'Thank you for thinking of me.',
    'I will not be there this time. I wanted to tell you now and not on the day.',
    'I hope it goes well.',
  ],
  decline: ['Thank you for asking.', 'My answer is no, and I hope you understand.'],
  sorry: ['I am sorry for …', 'What I wish I had done is …', 'You do not have to answer this.'],
  'leave-me': ['Please stop …', 'I would be glad if we could leave it at that.'],
  ask: ['I would like to ask you …', 'Thank you.'],
  patience: ['I wanted to let you know that …', 'Thank you for your understanding.'],
  birthday: ['Happy birthday.', 'I am thinking of you today.'],
  tell: ['I wanted to let you know that …'],
  other: ['I wanted to write to you.', 'What I would like you to know is …'],
};

/** Stands before the question what a message is to say. Each begins in its own way. */
export const startIntros = [
  'I can write it with you.',
  'Let us write it together.',
  'Yes, I will help you with that.',
] as const;

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
