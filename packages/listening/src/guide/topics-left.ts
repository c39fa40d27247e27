import type { Topic } from './bank-entries.ts';

/** Being left, and still seeing the other every day. */
export const topicsLeft: readonly Topic[] = [
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
