import type { Topic } from './bank-entries.ts';

/** Other people: what they say and what they leave out. */
export const topicsPeople: readonly Topic[] = [
  {
    id: 'platitudes',
    about: 'lost',
    cues: /\b(?:at least|better place|everything happens|time heals|stay strong|be strong|move on|moving on|get over it|over it by now|plenty (?:more |of )?(?:more )?fish|just a (?:dog|cat|pet|rabbit)|get another(?: one)?|try again|you're young|I'm young|had a good (?:innings|life)|god needed|meant to be|should be over|not suffering|for the best|other people have it worse|sorry for your loss|never complained)\b/i,
    label: 'what people say',
    weight: 14,
    lines: {
      reflect: [
        'That is what people say when they would like to be finished with it.',
        'A sentence like that shuts a door very politely.',
        '9, 8, ninety, eighty, old age, good age> As if a great age made it a small matter.',
        'They said it, and the odd thing is that afterwards you are the one who has to be polite.',
        'another, again, fish> As if {they} could be swapped for another.',
      ],
      meaning: [
        'It is said to make something smaller. For you it is not smaller.',
        'The saying comforts the one who says it.',
      ],
      ask: [
        'What would you have answered, with nobody to spare?',
        'What did your face do, when you heard that?',
        'What would have been the right thing to say, or not to say?',
      ],
    },
  },
  {
    id: 'doing-well',
    cues: /\b(?:how (?:well|strong|brave|good|amazing) I(?:'m| am)|doing (?:so )?well|so strong|so brave|hold(?:ing)? it together|pretend(?:ing)? (?:to be|I'm|that|everything)|put(?:ting)? on a (?:face|brave|mask)|say (?:I'm |he's |she's )?(?:fine|ok|okay|good|busy)|tell (?:him|her|them) (?:yes|I'm fine|it's fine|I am fine)|brave face|mask|act(?:ing)? (?:normal|fine|like))\b/i,
    label: 'the brave face',
    weight: 10,
    lines: {
      reflect: [
        'scream, shout, well, strong> They praise the outside, and inside there is somebody who wants to shout.',
        'say, said, pretend> You say the smooth thing, and it costs you a little each time.',
        'well, strong, brave> To be told how well you carry it makes it hard to put down.',
        'fine, ok, good, busy> One small word, and the truth stays where it is.',
      ],
      meaning: ['It keeps people at ease. It does not keep you company.'],
      ask: [
        'What would come out, if you let yourself scream or cry?',
        'What would you say, if the question were meant?',
        'Who gets to see you without the brave face?',
      ],
    },
  },
  {
    id: 'nobody-mentions',
    cues: /\b(?:(?:nobody|no one|not one person|none of them|they don't|they never|people don't|everyone has|everyone's|they've) (?:\w+ )?(?:asks?|asked|mentions?|mentioned|talks? about|says? (?:his|her|its) name|stopped|avoids?|forgotten)|stopped (?:mentioning|asking|talking about|calling)|as if (?:it never|he never|she never)|changed the subject|walk on eggshells|cross the (?:road|street))\b/i,
    label: 'the silence around it',
    weight: 14,
    lines: {
      reflect: [
        'They all walk round it, and you are standing in the middle.',
        'nobody, no one, not one> Not a word, and the silence is louder than the wrong word would have been.',
        'stopped, forgotten, already, nothing> The world has gone on to other things. You have not, and why would you.',
        'So it is passed over as if it had not been, when it is the largest thing there is.',
      ],
      meaning: ['Perhaps they fear to remind you. As if you had forgotten.'],
      ask: [
        'What would you have liked to be asked?',
        'Whose silence hurts most?',
        'What would you want them to know about {person}?',
        'If somebody did ask today, where would you begin?',
      ],
    },
  },
  {
    id: 'work-back',
    cues: /\b(?:(?:back|went|go(?:ing)?|return(?:ed)?) (?:back )?to work|at work|meetings?|work call|my boss|colleagues?|the office|the toilets|shift|printers|emails?)\b/i,
    label: 'being back at work',
    weight: 3,
    lines: {
      reflect: [
        'toilets, bathroom, loo> Somewhere with a lock on the door, and then back out with a straight face.',
        'meeting> A room full of people talking about nothing that matters, and you with that inside you.',
        'meeting, sat, desk> So you sat there and nodded, and the other thing sat beside you the whole time.',
        'A workday asks for half of you. The other half has to be put somewhere.',
        'You got through it, and nobody there saw what it cost.',
      ],
      meaning: ['Work can be a place to hide for a few hours. It can also be very lonely.'],
      ask: [
        'What was it like, to be among people who carried on?',
        'Did anyone there look at you properly?',
        'What was the hardest half hour of that day?',
      ],
    },
  },
  {
    id: 'friends-knew',
    cues: /\b(?:(?:everybody|everyone|they all|our friends|our group|friends|people)(?: seems? to have| must have| all| in our group| already)? (?:knew|known|take|taking|took|is taking|is picking|picking|picked|choosing|chose) ?(?:sides|it|about|all along)?|picking (?:his|her|sides)|mutual friends|lost (?:all )?(?:my|our) friends)\b/i,
    label: 'the friends',
    weight: 10,
    lines: {
      reflect: [
        'So it was not one loss. A whole circle has turned round and looks different.',
        'sides, picking, group, his> You lose one, and then you count who is still standing on your side of the room.',
        'knew, known> So they knew, and you were the last to be told.',
      ],
      meaning: ['And now you go back over every evening with them and wonder.'],
      ask: [
        'Which of them do you mind most?',
        'Is there one of them you still trust?',
        'What would you want to ask them?',
      ],
    },
  },
  {
    id: 'family-rows',
    cues: /\b(?:(?:my (?:brother|sister|siblings?|family|aunt|in-laws)) .{0,30}(?:fight|fighting|argue|arguing|won't help|blames?|blamed|hasn't helped|wants the|took)|inheritance|family (?:feud|row|argument|is falling)|left it all to me)\b/i,
    label: 'the family',
    weight: 6,
    lines: {
      reflect: [
        'After a death, the old quarrels in a family come up again.',
        'Instead of leaning on each other you have to be on your guard.',
      ],
      ask: ['What is the row really about, do you think?', 'Who used to hold you all together?'],
    },
  },
  {
    id: 'kids',
    cues: /\b(?:(?:my|the|our) (?:kids|children|boys|girls|little ones)|(?:my|our) (?:son|daughter) (?:asks?|asked|keeps asking|cries|won't|doesn't understand)|tell(?:ing)? the (?:kids|children)|every other weekend|custody)\b/i,
    label: 'the children',
    weight: 4,
    lines: {
      reflect: [
        'You have to hold things together for them, and you are hurting as well.',
        'They need you, and the part of you they need is busy as well.',
        'weekend, with him, with her> With the children away, even the mess is missing.',
      ],
      ask: [
        'What do the children see of it?',
        'weekend, with him, with her> What do you do in the hours when they are not there?',
        'What have they asked that you could not answer?',
      ],
    },
  },
];
