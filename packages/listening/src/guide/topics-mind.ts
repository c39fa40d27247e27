import type { Topic } from './bank-entries.ts';

/** What grief does to the mind: guilt at laughing, fading memories, dreams, faith, dates. */
export const topicsMind: readonly Topic[] = [
  {
    id: 'laughing',
    cues: /\b(?:I(?:'ve)? (?:\w+ )?laughed|laughing (?:at|with|again)|made me laugh|had fun|enjoyed (?:it|myself)|felt (?:happy|good|ok|okay|fine|better)|mostly (?:all right|alright|fine|ok|okay)|good days?|all right these days)\b/i,
    label: 'laughing again',
    weight: 8,
    lines: {
      reflect: [
        'laugh> You laughed, and the rest of you looked round, as if somebody had caught you.',
        'laugh> It got through, a real laugh. And it made you wonder.',
        'all right, fine, ok, alright> You are mostly all right, and that turns out to be a strange country too.',
      ],
      meaning: ['Nothing was taken off the shelf for it. It came in beside the rest.'],
      ask: [
        'laugh> What was so funny?',
        'What did you feel in the minute after?',
        'laugh> Who would have laughed along?',
      ],
    },
  },
  {
    id: 'left-behind',
    about: 'lost',
    cues: /\b(?:left (?:him|her|them) behind|leav(?:e|ing) (?:him|her|them) behind|betray(?:ing)? (?:him|her|them|his|her)|disloyal|moving (?:on|forward) without|further away|getting further|forget(?:ting)? (?:him|her|them|what|how)|(?:voice|face) (?:is )?fading|can't (?:picture|remember|see) (?:his|her))\b/i,
    label: 'the fear of leaving {them} behind',
    weight: 14,
    lines: {
      reflect: [
        'Each good day puts a little more road between, and you look over your shoulder.',
        'You are afraid that going on is a way of going away from {them}.',
        'behind, road, away> As if {they} {was} still standing there, and you had walked round a bend.',
      ],
      meaning: [
        'You carry {them} at the same pace as yourself. I do not see how that could be left behind.',
        'Feeling better for an hour is not the same as forgetting.',
      ],
      ask: [
        'What have you got of {them} that no distance touches?',
        'What are you most afraid to lose hold of?',
        'road, behind, further> How far along that road do you think {they} would have pushed you?',
      ],
    },
  },
  {
    id: 'taken-on',
    about: 'lost',
    cues: /\b(?:(?:started|begun|catch myself|find myself) (?:doing|saying|singing|humming|using) (?:it|that|the same|his|her)|(?:doing|saying|singing) it myself|(?:sound|look|laugh) (?:just )?like (?:him|her|my)|(?:his|her) (?:words|sayings|jokes|habits?))\b/i,
    label: 'what you have from {them}',
    weight: 16,
    lines: {
      reflect: [
        'sing, word, song, say> So now you do it too, mistakes and all.',
        'It has moved over to you. Nobody decided that.',
        'You have caught it from {them}.',
      ],
      ask: [
        'What else have you got from {them}?',
        'Did you notice, or did someone tell you?',
        'Which of {their} ways would you gladly keep?',
      ],
    },
  },
  {
    id: 'anniversary',
    cues: /\b(?:anniversary|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+) years? (?:on|this|next|tomorrow|today|since)|(?:first|second|third) (?:christmas|birthday|year|mother's day|father's day|summer)|year today|the date|it will be \w+ years)\b/i,
    label: 'the date',
    weight: 10,
    lines: {
      reflect: [
        'The date comes nearer, and you feel it before you look at a calendar.',
        'A day like that throws its shadow over the whole week.',
        'The year goes round, and there it stands again, with its hour and its weather.',
      ],
      ask: [
        'What do you do with that day, usually?',
        'What would you like the day to have in it?',
        'What has changed, from the first of them to this one?',
      ],
    },
  },
  {
    id: 'holidays',
    cues: /\b(?:christmas|thanksgiving|easter|new year|mother's day|father's day|valentine|holidays?\b|eid|hanukkah|diwali)\b/i,
    label: 'the holidays',
    weight: 7,
    lines: {
      reflect: [
        'A feast day takes attendance, and everybody can see the gap.',
        'Everyone is cheerful, and you have to sit through it.',
      ],
      ask: [
        'What did {they} always do on that day?',
        'Which part of it would you rather leave out this year?',
        'What would be bearable, if you were free to choose?',
      ],
    },
  },
  {
    id: 'dreams',
    cues: /\b(?:dream(?:s|ed|t|ing)?|in my sleep)\b(?! (?:job|house|of (?:being|becoming)))/i,
    label: 'the dream',
    weight: 8,
    lines: {
      reflect: [
        'In the dream it has not happened yet, and then you have to wake.',
        'It leaves you lying there with both worlds in the room.',
      ],
      ask: ['What happened in it?', 'How did {they} look?', 'What was the feeling, when you woke?'],
    },
  },
  {
    id: 'sensing',
    about: 'lost',
    cues: /\b(?:(?:hear|see|feel|felt|heard|saw|smell|smelled|sense) (?:him|her|them|his|her) (?:\w+ )?(?:around|everywhere|footsteps|key|in the|on the|presence|beside|next|voice|walking)|talk to (?:him|her|them)\b|talking to (?:him|her)|feathers?|a sign)\b/i,
    label: 'how near {they} still come{s}',
    weight: 8,
    lines: {
      reflect: [
        'You talk to {them}, and it goes on being a conversation of a kind.',
        'For a moment {they} {was} simply there.',
        'There is still a line open, if only from your end.',
      ],
      normal: ['A great many people who mourn tell of that, and keep it to themselves.'],
      ask: [
        'What do you tell {them}?',
        'Is it a comfort, or does it unsettle you?',
        'When does it come, mostly?',
      ],
    },
  },
  {
    id: 'faith',
    cues: /\b(?:god|pray(?:ed|er|ers|ing)?|church|faith|mosque|temple|synagogue|heaven|believe in|the bible|priest|vicar|imam|rabbi)\b/i,
    label: 'your faith',
    weight: 3,
    lines: {
      reflect: [
        'What you used to lean on has been shaken too.',
        'It has changed things between you and God, it sounds like.',
      ],
      ask: [
        'What has become of praying, for you, since then?',
        'Does praying help, or has that changed for you?',
      ],
    },
  },
  {
    id: 'guilt',
    cues: /\b(?:my fault|blame myself|guilt(?:y)?|forgive myself|let (?:him|her|them) down|failed (?:him|her|them)|(?:should|could) have (?:done|saved|stopped|made|taken|called|gone|told|known|noticed|seen|said)|coward)\b/i,
    label: 'the guilt',
    weight: 6,
    lines: {
      reflect: [
        'You keep putting yourself on trial.',
        'You go over it and over it, and you never speak up for yourself.',
      ],
      meaning: [
        'Being able to have stopped it would mean that it was stoppable. That is almost a comfort, and it is a cruel one.',
      ],
      ask: [
        'What did you do for {them} that never gets read out?',
        'What would you need to hear, and from whom?',
      ],
    },
  },
  {
    id: 'funny-them',
    about: 'lost',
    cues: /\b(?:(?:he|she|they) (?:was|were|is|could be) (?:so |really |very |always |just |the )?(?:funny|kind|gentle|stubborn|clever|brilliant|loud|shy|beautiful|warm|generous|strict|silly|brave|proud|difficult|hilarious|lovely|quiet|my rock|my world|soft|patient)|made (?:me|us|everyone) laugh|had (?:this|a|the|such a) (?:\w+ ){0,3}(?:laugh|smile|way of|voice|walk)|did all the talking|was the (?:loud|quiet|funny|strong|calm) one|impression of|whole (?:school|room|family) (?:crying|laughing|in stitches)|such a (?:good|kind|funny|lovely))\b/i,
    label: 'what {they} {was} like',
    weight: 18,
    lines: {
      reflect: [
        'There {they} {is}, all of a sudden, in the middle of the room.',
        'That is {person} too, and not only how it ended.',
        'Someone like that takes up space, and leaves it.',
      ],
      ask: [
        'Do one more: what else would {they} do?',
        'What did you do, when {they} did that?',
        'Who else remembers {them} like that?',
        'When did you last tell that to anyone?',
      ],
    },
  },
];
