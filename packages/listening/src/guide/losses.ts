import type { Relation } from './relations.ts';
import type { ReplyLines } from './template.ts';

export type LossKind =
  | 'death'
  | 'suicide'
  | 'pet'
  | 'baby'
  | 'separation'
  | 'estrangement'
  | 'illness'
  | 'work'
  | 'stuck';

/** A kind of loss, its cues and the first answer to it. */
export type Loss = {
  kind: LossKind;
  cues: RegExp;
  /** Only for a loss of one of these. */
  relations?: readonly Relation[];
  /** A noun phrase for summaries. */
  label: string;
  lines: ReplyLines;
};

export const losses: readonly Loss[] = [
  {
    kind: 'suicide',
    cues: /\b(?:killed (?:himself|herself|themselves)|took (?:his|her|their) (?:own )?life|died by suicide|(?:his|her|their|brother's|sister's|son's|daughter's|dad's|mum's|friend's) suicide|hanged (?:himself|herself)|committed suicide)\b/i,
    label: 'the way {they} died',
    lines: {
      reflect: [
        '{Person} died by {their} own hand. That is a grief with a question welded to it.',
        'That is a heavy way to lose {person}, and you said it straight out.',
        'To lose {person} like that: the sorrow, and then all the sentences that begin with "why".',
      ],
      ask: [
        'What would you like me to know about {person}, besides how {they} died?',
        'Whom can you say it to out loud, the way it really was?',
      ],
    },
  },
  {
    kind: 'baby',
    cues: /\b(?:miscarr\w*|stillb\w*|lost (?:the|our|my) (?:baby|pregnancy)|(?:the|our|my) baby (?:died|was born (?:dead|still|sleeping))|no heart ?beat|ectopic|lost (?:a|our|my) (?:little )?(?:baby|twins?)|pregnancy (?:loss|ended)|(?:lost|miscarried) (?:at|it at) \w+ weeks)\b/i,
    label: 'losing the baby',
    lines: {
      reflect: [
        'You lost your baby. There was already a someone, and a place made ready, inside you and in the calendar.',
        'That was your baby, however many weeks there were.',
        'You lost a baby, and the world has hardly a word or a day set aside for it.',
      ],
      ask: [
        'How far had you let yourself imagine it?',
        'Who knows that this happened?',
        'What have these days been like for your body, and for you?',
      ],
    },
  },
  {
    kind: 'pet',
    relations: ['pet'],
    cues: /\b(?:died|passed(?: away)?|dead|put (?:him|her|it|them|my \w+|our \w+|the \w+|\w+) (?:down|to sleep)|lost (?:my|our|him|her)|euthani[sz]\w*|put to sleep|gone|run over|hit by a car|went to sleep)\b/i,
    label: 'losing {person}',
    lines: {
      reflect: [
        '{Person} has died, then. The house has one less heartbeat in it, and you hear the difference.',
        'You have lost {person}. All day long there are moments that had {them} in them.',
        '{Person} is gone. Who greets you at the door is no small matter in a life.',
      ],
      ask: [
        'What sort of animal was {person}?',
        'Where do you still expect to see {person}?',
        'What did a day with {person} look like?',
      ],
      askName: ['What was {their} name?'],
    },
  },
  {
    kind: 'death',
    cues: /(?<!(?:nobody|no one|no-one)(?: has)? )\b(?:died|dies|passed(?: away| on)?|passing|dead|funeral|was killed|lost (?:my|our) (?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|nan|nana|gran|grandma|grandad|grandpa|grandmother|grandfather|best friend|friend|girlfriend|boyfriend|aunt|uncle|child|twin)|I lost (?:him|her|them)\b|widow\w*|heart attack|drowned|overdosed)\b/i,
    label: '{person}',
    lines: {
      reflect: [
        '{Person} died {time}. I will go slowly, you have had enough thrown at you.',
        '{Person} has died. I will keep that in mind with everything else you tell me.',
        'You have lost {person}. I am sorry. There is no clever thing to say to it.',
        '{Person} died, and the days had the nerve to go on.',
        'years ago, years on, years since> {Person} died years ago, and the day still comes round.',
        'years ago, year ago> It is years ago, and {person} is still the first thing you tell me.',
        '{Lasted} together, and now a house without {them}.',
        'dead> So {person} is dead. It is a hard word, and you do not have to soften it here.',
      ],
      ask: [
        'What was {person} like?',
        'What would you like me to know about {person} first?',
        'How did you hear of it?',
        'What are the days like since?',
      ],
      askName: ['What name did {they} go by?', 'What did people call {them}?'],
    },
  },
  {
    kind: 'estrangement',
    cues: /\b(?:estrang\w*|no contact|(?:hasn't|haven't|not) (?:spoken|talked|spoke)(?: to (?:me|him|her|them|each other|my \w+))? ?(?:in|for|since)|cut (?:me|him|her|them|us|my \w+|contact) off|cut off contact|cut contact|(?:won't|doesn't|refuses to|stopped) (?:speak|talk|speaking|talking|answer|answering|see|seeing)(?:ing)? (?:to )?(?:me|us|my calls)|disown\w*|blocked (?:me|my number)|doesn't want me in (?:his|her|their) life)\b/i,
    label: 'the silence between you',
    lines: {
      reflect: [
        '{Person} is alive somewhere, and out of your reach. There is no funeral for that.',
        'The silence between you and {person} is a loss with no date on it.',
        'To be shut out by {person} and not know until when. It stays open, day after day.',
      ],
      ask: [
        'When did it go quiet, as you remember it?',
        'What was there between you, before the silence?',
        'What do you miss, when you miss {them}?',
      ],
    },
  },
  {
    kind: 'separation',
    cues: /\b(?:divorc\w*|separated|separation|broke up|broken up|break[- ]?up|split up|dumped me|left me|walked out|ended (?:it|things|our)|moved out|leaving me|my ex\b|cheated on me|been dumped|got dumped|marriage (?:is|was|has) (?:over|ended|ending)|called off)\b/i,
    label: 'the break with {person}',
    lines: {
      reflect: [
        'It has ended between you and {person}, and your days were built round it.',
        '{Person} is gone from your life and still in the world. That is its own sort of hard.',
        'A break like that takes a person, and also who you were next to {them}.',
      ],
      ask: [
        'How did you find out that it was ending?',
        'What is the first thing you notice missing in a day?',
        'What had you two been to each other, at the best of it?',
      ],
    },
  },
  {
    kind: 'illness',
    cues: /\b(?:cancer|dementia|alzheimer\w*|hospice|terminal\w*|palliative|dying|stroke|chemo\w*|weeks to live|months to live|care home|intensive care|icu|parkinson\w*|als|mnd)\b/i,
    label: 'the illness',
    lines: {
      reflect: [
        'So you are losing {person} a little at a time, with the dishes still to be done.',
        '{Person} is ill, and you are grieving already, with no one to say that it counts.',
        'It is going on while you write: {person}, and the illness, and you beside it.',
      ],
      ask: [
        'What has already changed between you and {person}?',
        'What does a day with it look like for you?',
        'What do you dread, and what do you hope for, in the coming weeks?',
      ],
    },
  },
  {
    kind: 'work',
    cues: /\b(?:lost my job|laid off|made redundant|redundan\w*|fired|sacked|let me go|retire[dm]\w*|lost (?:my|our) (?:home|house)|evicted|had to sell)\b/i,
    label: 'what you lost',
    lines: {
      reflect: [
        'You lost more there than an income or an address. The shape of your week went with it.',
        'It was taken from you with a form and a handshake, that sort of loss.',
      ],
      ask: ['What did it hold together in your days?', 'Who were you there, that you are not now?'],
    },
  },
  {
    kind: 'stuck',
    cues: /\b(?:stuck|going nowhere|standing still|in a rut|going (?:round )?in circles|can't move (?:forward|on)|lost myself|don't recogni[sz]e myself|wasting my life|life (?:is|has) (?:passing|passed|stopped)|treading water|no direction|frozen)\b/i,
    label: 'being stuck',
    lines: {
      reflect: [
        'Stuck. From outside it looks like rest, and from inside like pushing at a wall.',
        'You are standing still, and it costs you more than walking would.',
        'Stuck is a lonely word. Nothing has happened that others could ask you about.',
      ],
      ask: [
        'When did things last move?',
        'What does stuck look like at eleven in the morning?',
        'Is it more that you cannot choose, or that nothing is worth choosing?',
      ],
    },
  },
];
