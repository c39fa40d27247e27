import type { Topic } from './bank-entries.ts';

/** Being stuck: work, habits, other people's milestones. */
export const topicsStuck: readonly Topic[] = [
  {
    id: 'same-days',
    cues: /\b(?:same (?:job|thing|day|routine|old)|every day (?:is )?the same|groundhog|I come home|look at my phone|go to bed|scroll\w*|youtube|netflix|couch|sofa|day after day|going through the motions)\b/i,
    label: 'the days that are all alike',
    weight: 8,
    lines: {
      reflect: [
        'come home, phone, bed> Home, phone, bed. Every day the same three things.',
        'It is not a bad day, any of them. It is that they are all the same one.',
        'youtube, netflix, scroll, video> At that hour you watch what asks nothing of you.',
        'The days get used up without being spent on anything.',
      ],
      meaning: ['It is a way of being off duty, when resting does not work.'],
      ask: [
        'What was the last day that was different from the others?',
        'Which hour of that day is the flattest?',
        'What do you think about, in the gap between the phone and sleep?',
      ],
    },
  },
  {
    id: 'gave-up-thing',
    cues: /\b(?:(?:used to|stopped|gave up|quit|haven't) (?:paint|painting|painted|draw|drawing|write|writing|play|playing|played|sing|singing|dance|dancing|run|running|garden|gardening|read|reading|knit|sew|bake|baking|swim|swimming|making|climb|cycle)|my (?:little )?corner|laundry is there|didn't come back|hobby|hobbies|my (?:guitar|piano|paints|studio|camera))\b/i,
    label: 'what you used to do',
    weight: 14,
    lines: {
      reflect: [
        'corner> There was a corner for it, and the corner has been given away.',
        'laundry> It did not end with a decision. It got something put down on top of it.',
        'window> You had a place that was yours, by that window.',
        'come back> It went, and did not come back when you had the room to yourself again.',
      ],
      meaning: ['It may not be gone. It may only have had no room.'],
      ask: [
        'What did you make there, that you remember?',
        'What was it like, in the middle of it, when it went well?',
        'What would be lying in that corner now, if it had never stopped?',
      ],
    },
  },
  {
    id: 'took-up-again',
    cues: /\b(?:(?:got|took|brought|dug) (?:the |my |a |out |it |an |some |\w+ ){0,5}(?:down|out)\b.{0,20}(?:from|of the|again|cupboard|attic|loft|shelf)|put (?:it|them) on the table|box of (?:paints|letters|photos|things)|didn't open it|thinking of (?:starting|trying)|signed up)\b/i,
    label: 'what you took out again',
    weight: 17,
    lines: {
      affirm: [
        'table> It is on the table. That is further than it has been for a long time.',
        'You got it down and let it stand there. Nothing more was needed that day.',
      ],
      reflect: [
        "didn't open> Closed, but in sight. You made a place for it before you made use of it.",
        'You took it out again, and no one told you to.',
      ],
      ask: [
        'How is it, to walk past it?',
        'What made you reach for it?',
        'box> What would be inside, if you lifted the lid only to look?',
      ],
    },
  },
  {
    id: 'others-ahead',
    cues: /\b(?:everyone (?:I know|else|my age)(?: is| has| seems)?|all my friends (?:are|have)|getting (?:married|promoted|engaged)|having kids|left behind|falling behind|behind (?:everyone|in life)|at my age|by now I|should have (?:a|my) .{0,20}by now)\b/i,
    label: 'everyone else moving',
    weight: 10,
    lines: {
      reflect: [
        'They all go on to the next thing, and you feel left standing.',
        'You look out at all that moving, and then at your own feet.',
        'It looks as if everybody else was told what to do next.',
      ],
      ask: [
        'Which of those things do you want, and which are just loud?',
        'Whose life do you look at longest?',
        'What do you have that would not show in a picture?',
      ],
    },
  },
  {
    id: 'this-is-it',
    cues: /\b(?:this is it\b|is this it|just what it is|nothing will (?:ever )?change|too late|wasted (?:my|years)|(?:I'm|turning|turned|nearly|almost) (?:thirty|forty|fifty|sixty|\d\d)\b.*\b(?:and|this)|half my life|running out of time)/i,
    label: 'the fear that this is all',
    weight: 12,
    lines: {
      reflect: [
        'That the door might have shut while you were looking the other way: it is that fear.',
        'You look along the years in front of you, and they look like this one.',
        'just> It is the word "just" that hurts there.',
      ],
      meaning: ['You would not be scared of that if there were nothing you still wanted.'],
      ask: [
        'If it were not it, what would be missing from the list?',
        'What would you mind most, if nothing changed?',
        'When did that thought first come?',
      ],
    },
  },
  {
    id: 'why-here',
    cues: /\b(?:why I'm (?:even )?here|(?:nobody|no one) (?:has )?died|don't (?:even )?(?:have|deserve) (?:the|a) right|other people have (?:it worse|real)|no (?:real )?reason to (?:be|feel)|nothing (?:bad )?(?:even )?happened|shouldn't complain|first world)\b/i,
    label: 'not having a reason',
    weight: 13,
    lines: {
      reflect: [
        'died> Nobody has to have died for you to be here.',
        'died> No one has died, and something has stopped. That is reason enough to sit down.',
        'You excuse yourself for it before you have said what it is.',
      ],
      ask: [
        'If it had a name, what would the thing be called that stopped?',
        'How long has it been standing still?',
        'What made you come here today?',
      ],
    },
  },
  {
    id: 'job',
    cues: /\b(?:(?:hate|stuck in|quit|leave|lost) my job|laid off|redundan\w*|unemployed|(?:job )?(?:applications?|interviews?)|sacked|fired|retire[dm]\w*|my career)\b/i,
    label: 'the job',
    weight: 5,
    lines: {
      reflect: [
        'A job is also the place where somebody expects you in the morning.',
        'It fills the hours it pays for, and then it wants the others too.',
      ],
      ask: [
        'What did you want from it, when you began?',
        'What part of you does it never get to see?',
      ],
    },
  },
  {
    id: 'who-am-i',
    cues: /\b(?:who (?:I am|am I)|don't (?:know|recogni[sz]e) (?:who I am|myself)|lost myself|not myself|don't feel like (?:me|myself)|the old me|person I was|identity)\b/i,
    label: 'who you are now',
    weight: 11,
    lines: {
      reflect: [
        'You look in the mirror, and there is somebody there who answers to your name.',
        "You were someone's something, and the word has been taken away. What is left has no name yet.",
        'The old life does not fit, and there is no new one laid out.',
      ],
      ask: [
        'What has stayed the same in you, through all of it?',
        'When did you last recognise yourself?',
        'Who were you, before you were any use to anybody?',
      ],
    },
  },
  {
    id: 'easier-software',
    cues: /\b(?:(?:makes|made) (?:it|that|this) easier|easier (?:to|because|with|talking)|(?:weirdly|strangely|oddly|actually|kind of) (?:that |it |this )?(?:helps|helped|makes|easier|nice|good))\b/i,
    label: 'what is easier',
    weight: 16,
    lines: {
      reflect: [
        'No face to watch, nobody to be interesting for. I can see how that is easier.',
        'Easier, then. Use it for whatever it is good for.',
      ],
      ask: ['What can be said here, that is harder to say to a face?'],
    },
  },
  {
    id: 'decision',
    cues: /\b(?:can't decide|make a decision|whether to (?:stay|leave|go|move|quit)|stay or (?:go|leave)|torn between|should I (?:stay|leave)|two minds)\b/i,
    label: 'the decision',
    weight: 8,
    lines: {
      reflect: [
        'Two doors, and you have stood between them so long that it has become a room.',
        'Whichever way, you lose something. That is why it will not be decided.',
      ],
      ask: [
        'What would you lose by each?',
        'If it had been decided overnight, which answer would you be sorry to find?',
      ],
    },
  },
];
