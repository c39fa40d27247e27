import type { Topic } from './bank-entries.ts';

/** Separation, divorce, a first break-up. */
export const topicsLove: readonly Topic[] = [
  {
    id: 'someone-else',
    cues: /\b(?:(?:there(?:'s| is| was)|has|found|met|with|seeing|for) (?:someone|somebody) (?:else|new)|another (?:woman|man|girl|guy)|new (?:girlfriend|boyfriend|partner|wife|woman|man)|colleague|already (?:with|sitting with|dating|seeing|moved on)|moved on already|replaced (?:me|by)|left me for)\b/i,
    label: 'the other one',
    weight: 12,
    lines: {
      reflect: [
        'So there was someone standing in the wings, and now that someone has a face.',
        'colleague, named, called, already with, sitting with> It has a face now, and you have to share a world with it.',
        'already> That quickly. As if your seat had been kept warm for somebody.',
        'else, left me for, woman, man> Not only left: left for. That is a different cut.',
      ],
      meaning: ['And then you start comparing yourself with a stranger.'],
      ask: [
        'What do you compare, when you catch yourself comparing?',
        'How did you learn of it?',
        'What does it make you doubt about the time before?',
      ],
    },
  },
  {
    id: 'proof-found',
    cues: /\b(?:receipts?|(?:found|saw|read) (?:the|a|his|her|their) (?:messages?|texts?|emails?|receipts?|photos?)|(?:his|her) phone|went through his)\b/i,
    label: 'what you found',
    weight: 12,
    lines: {
      reflect: [
        'receipt> A slip of paper, and a whole evening you were not told about.',
        'we used to, our> And the place was yours as well. It did not even get a place of its own.',
        'It is such a small thing to hold, for what it says.',
      ],
      meaning: [
        'A find like that goes backwards through the years and puts a question mark to things.',
      ],
      ask: [
        'What did you do with it?',
        'What did that place mean to you, before?',
        'What did you know at that moment that you had not known before?',
      ],
    },
  },
  {
    id: 'going-over',
    cues: /\b(?:go(?:ing)? over (?:and over|it|the last|everything|every)|replay\w*|looking for (?:the moment|signs|clues)|the signs|should have (?:noticed|seen|known)|what did I (?:do wrong|miss)|where (?:did )?(?:it|we) (?:go|went|gone) wrong|rewind)\b/i,
    label: 'going back over it',
    weight: 10,
    lines: {
      reflect: [
        'You go through those years looking for the place where it turned.',
        'Every memory is called in again and asked what it knew.',
        'You look for the one place where it turned, so that it would make sense.',
      ],
      meaning: [
        'If there were a moment you missed, it would have been in your hands. It may be that it was not.',
        'Trusting somebody is not the same as not paying attention.',
      ],
      ask: [
        'Which scene do you come back to most?',
        'What would it change, to find that moment?',
        'What was good in those years that you do not want taken from you?',
      ],
    },
  },
  {
    id: 'trust',
    cues: /\b(?:(?:don't|can't|never|won't) (?:be able to )?trust|trust (?:anyone|anything|anybody|myself|people)|own memory|what was real|was (?:it|any of it) (?:ever )?real|was it all a lie|lies|believe a word)\b/i,
    label: 'trust',
    weight: 11,
    lines: {
      reflect: [
        'It has gone deeper than {them}, then. It is your own eyes you doubt.',
        'If that was not what it seemed, then what was. So the past has gone too.',
        'Even what you remember has been made to look unreliable.',
      ],
      meaning: ['What you felt in those years was real, whatever stood on the other side of it.'],
      ask: [
        'Is there one memory you are sure of, all the same?',
        'Who or what do you still trust, even a little?',
      ],
    },
  },
  {
    id: 'papers',
    cues: /\b(?:sign(?:ed|ing)? (?:the|my|our)? ?(?:papers|divorce|documents|forms?)|solicitors?|lawyers?|court|decree|mediation|settlement)\b/i,
    label: 'the papers',
    weight: 13,
    lines: {
      reflect: [
        'sign> You signed, and then you were sitting there.',
        'on my own, alone, myself> No witness, no music. It began with a good deal more company.',
        'A marriage ends on a form with a space for the date.',
      ],
      affirm: ['on my own, alone, myself> You did it, and you did it alone.'],
      ask: [
        'What did you do straight afterwards?',
        'today, this morning, this afternoon> Who knows that it was today?',
        'sign> What went through you, with the pen in your hand?',
      ],
    },
  },
  {
    id: 'lost-plans',
    cues: /\b(?:(?:we|I)(?:'d| had)? (?:were|was|had|been)? ?(?:(?:going|planning|planned|meant|supposed) to|been looking at|saving (?:up )?for)|our plans|the future (?:we|I)|grow old|looking at houses|retire together|wedding (?:was|is)|honeymoon|never (?:be a|have|get to be))\b/i,
    label: 'the plans you had',
    weight: 12,
    lines: {
      reflect: [
        'move, house, coast> You had already half moved in there, in your mind.',
        'There were rooms in that future, and you had begun to furnish them.',
        'That is lost too, and no one will ask after it, since it had not happened yet.',
      ],
      meaning: ['A future is a real thing to lose. You had lived in it for years.'],
      ask: [
        'What did you see, when you pictured it?',
        'Is there a piece of it that is yours, and could be had without anybody?',
        'Who were you, in that picture?',
      ],
    },
  },
];
