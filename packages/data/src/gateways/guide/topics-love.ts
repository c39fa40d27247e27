import type { Topic } from './piece.ts';

/** Separation and the end of love; first love too. */
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
      affirm: ['on my own, alone, myself> You did that alone, and you did it.'],
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
  {
    id: 'checking',
    cues: /\b(?:keep checking|checking (?:if|his|her|whether)|(?:his|her) (?:profile|instagram|insta|snap|snapchat|stories|facebook|tiktok|status)|online|last seen|stalk(?:ing)? (?:his|her)|blocked|unfollow\w*|left on read|snap ?map)\b/i,
    label: 'checking the phone',
    weight: 12,
    lines: {
      reflect: [
        'online> You look for the green dot, and at that hour it decides how you feel.',
        'You look to see that {they} {is} there, and it hurts each time, and you look.',
        'The phone makes it so easy to look, and looking never helps for long.',
      ],
      meaning: ['It is not silly. A message used to be the shape your day had.'],
      ask: [
        'What are you hoping to see, when you look?',
        'online> And what happens in you when the dot is there?',
        'How is it in the minute after?',
      ],
    },
  },
  {
    id: 'see-daily',
    cues: /\b(?:(?:sit|sat|sitting) (?:through|behind|next to|near)|in (?:my|the same) (?:class|form|year|school|office)|at (?:school|college|uni|lunch)|maths|corridor|two rows|have to see (?:him|her)|bus with|same (?:bus|school))\b/i,
    label: 'seeing {them} every day',
    weight: 9,
    lines: {
      reflect: [
        "maths, class, lesson> An hour of that, looking at the back of somebody's head and learning nothing.",
        'You have to be in the same room with it, and keep a straight face.',
        'No getting out of the way, then. There it sits, in plain view.',
        'lunch, class, form, school, corridor> And in front of everybody, as well.',
      ],
      ask: [
        'What did you do with your face?',
        'Is there anybody there who is on your side?',
        'Which hour of tomorrow are you dreading?',
      ],
    },
  },
  {
    id: 'best-friend',
    cues: /\b(?:(?:was|is) my best friend|told (?:him|her|them) (?:stuff|things|everything|all)|only one (?:I|who) (?:told|knew|could)|knew (?:everything|me|all) ?(?:about me)?|nobody knows|no one else knows)\b/i,
    label: 'losing the one you told things to',
    weight: 14,
    lines: {
      reflect: [
        'So you lost the one you would have gone to with exactly this.',
        '{They} {has} got all that, what you told, and it walked off with {them}.',
        'So you lost {person}, and you lost the friend you would have told about it.',
      ],
      meaning: [
        'To let somebody know you like that is a brave thing. It was not foolish because of how it ended.',
      ],
      ask: [
        'What could you say to {them} that you cannot say anywhere else?',
        'Who knows even a tenth of it?',
      ],
    },
  },
  {
    id: 'needs-space',
    cues: /\b(?:needs? (?:some )?space|not ready for|it's not you|isn't in love|(?:doesn't|don't|didn't) love me|fell out of love|lost feelings|unhappy for|been unhappy|wants? a break|by text|over (?:text|snapchat|snap|whatsapp|the phone))\b/i,
    label: 'how it was ended',
    weight: 9,
    lines: {
      reflect: [
        'You cannot do much with a phrase like that. There is nothing in it to answer.',
        'It was ended in very few words, and you have to make up the rest yourself.',
        'So it may have been over for a while already, and nobody told you.',
      ],
      ask: [
        'What do you think was meant by it?',
        'What did you write back, or did you?',
        'What would you have needed to hear?',
      ],
    },
  },
  {
    id: 'what-wrong',
    cues: /\b(?:what did I do(?: wrong)?|what(?:'s| is) wrong with me|why wasn't I enough|not (?:good |pretty |thin |clever )?enough (?:for)?|did I do something|is it me|my fault (?:he|she) left)\b/i,
    label: 'what you might have done wrong',
    weight: 16,
    lines: {
      reflect: [
        'You look for it in yourself first. Most people do who have been left without a proper reason.',
        'I cannot see that you did. I see someone looking for a reason because none was given.',
        'Nobody gave you a reason, so you go looking for one in yourself.',
      ],
      meaning: [
        'Somebody can leave without the other having done a thing wrong. It is almost harder that way.',
      ],
      ask: [
        'What do you accuse yourself of, at the worst hour?',
        'What would {they} have had to say, for you to believe it was not you?',
      ],
    },
  },
  {
    id: 'new-closeness',
    cues: /\b(?:there(?:'s| is) a (?:woman|man|guy|girl|lady)|dating (?:again|apps?)|new relationship|someone I (?:like|met)|nothing has happened|we (?:just )?talk about|feel(?:s)? disloyal|too soon)\b/i,
    label: 'the one you talk to',
    weight: 13,
    lines: {
      reflect: [
        'nothing has happened> You put in quickly that nothing has happened. Something has: you enjoy talking to somebody.',
        'talk about> You talk about birds, and it matters that there is somebody to talk to.',
        'It is a small thing and you carried it in here with both hands.',
      ],
      meaning: ['One room in a house does not empty another.'],
      ask: [
        'What is it like, in that company?',
        'What would it mean, if you let it be pleasant?',
        'What holds you back from telling someone?',
      ],
    },
  },
];
