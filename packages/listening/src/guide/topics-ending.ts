import type { Topic } from './bank-entries.ts';

/** The last days, the phone call, the funeral. */
export const topicsEnding: readonly Topic[] = [
  {
    id: 'not-there',
    about: 'lost',
    cues: /\b(?:(?:I|we) (?:wasn't|was not|weren't) (?:there|with (?:him|her|them)|in the room)|(?:got|arrived|came) (?:there )?too late|(?:didn't|couldn't) (?:get there|make it)(?: in time)?|missed (?:it|him|her) by|(?:I'd|I had) (?:just )?(?:gone (?:home|out|to|for)|popped)|died alone|should have stayed|waited until I (?:left|had))\b/i,
    label: 'not having been there',
    weight: 16,
    lines: {
      reflect: [
        'You had been there all that while, and then it happened in the one gap.',
        'minute> A few minutes, out of all the hours, and it is those you live in now.',
        'So it was without you in the room. That is what you keep walking back to.',
        'minute, hour, just> Such a short time, and it has grown so large since.',
      ],
      meaning: [
        'gone, left, home, popped> You left to do an ordinary thing, meaning to come back. It was not a leaving.',
        'It is that gap you look at, and not the days you sat there.',
        'wait> Whether it was chosen or chance, nobody can tell you, and both hurt.',
      ],
      ask: [
        'What were the last hours like, when you were still there?',
        'What do you think you would have done, had you been there?',
        'gone, left, home> What did you say, before you went out of the door?',
      ],
    },
  },
  {
    id: 'the-call',
    cues: /\b(?:the (?:hospital|police|doctor|nurse|school) (?:called|rang|phoned|came)|(?:the|that|a) (?:phone )?call (?:came|from)|(?:rang|called|phoned) me that night|(?:let|it) (?:it )?go to voicemail|didn't (?:pick up|answer)|missed (?:his|her|the|a) calls?|police (?:came|at the door)|knock(?:ed)? (?:at|on) the door|found (?:him|her|them)\b|about the phone call)\b/i,
    label: 'that call',
    weight: 16,
    lines: {
      reflect: [
        'There is the minute before it and everything after it.',
        'found> That is a picture nobody ought to have to keep, and there it is.',
        'called, rang, phoned> You can say to the second where you stood.',
        'voicemail, answer, football, pick> An ordinary evening, a thing anybody does, and it turned into that.',
      ],
      meaning: [
        'voicemail, answer, football, pick> You did what anyone does on a normal evening. You had no way to know that it was not one.',
        'let it, missed, answer> You judge that moment with what you only learned after.',
      ],
      ask: [
        'What comes up most, of that night?',
        'How often do you go back to that minute?',
        'Who has heard this from you before?',
        'What happened next, if you can say it?',
      ],
    },
  },
  {
    id: 'funeral',
    cues: /\b(?:funeral|eulogy|wake|cremat\w*|memorial|burial|buried|service for|coffin|casket)\b/i,
    label: 'the funeral',
    weight: 6,
    lines: {
      reflect: [
        'At a funeral they speak of somebody a little smoother than the one you knew.',
        'said, say> They were all saying one thing, and you sat there knowing another.',
        'A day like that happens to one more than one attends it.',
      ],
      ask: [
        'What was not said there that should have been?',
        'What do you see, when you think of that day?',
        'What would you have said, if you could have stood up?',
      ],
    },
  },
  {
    id: 'ashes-grave',
    cues: /\b(?:ashes|scatter(?:ed|ing)?|the grave|graveside|cemetery|headstone|gravestone|his stone|her stone|tulips|flowers (?:to|for|on))\b/i,
    label: 'the place you go to',
    weight: 10,
    lines: {
      reflect: [
        'You know the way, and what to bring, and what would have been wrong.',
        'A place to go to, with something in the hands. It holds a good deal.',
        'You know exactly what {they} would have liked.',
      ],
      meaning: [
        'hated, never liked> Knowing what someone could not abide is also a way of knowing them.',
      ],
      ask: [
        'What do you do there, when you have put them down?',
        'Do you speak, when you are there?',
        'How did you two come by that place?',
      ],
    },
  },
  {
    id: 'hospital',
    cues: /\b(?:hospital|hospice|ward|intensive care|icu|machines?|life support|ventilator|the doctors?|the nurses?|chest pains?|first scan|chemo\w*|operation|surgery|test results)\b/i,
    label: 'the hospital',
    weight: 3,
    lines: {
      reflect: [
        'Corridors, waiting, somebody with a clipboard. It goes on inside for a long time.',
        'You learn a lot of words in there that you never wanted to know.',
        'scan> From that first scan on there was no ordinary week any more.',
        'All that time in and out of those places, and hoping, and waiting.',
      ],
      ask: [
        'What do you still see, of that time?',
        'Was there anyone in there who was good to you both?',
        'What did nobody explain to you?',
      ],
    },
  },
  {
    id: 'last-words',
    about: 'lost',
    cues: /\b(?:last (?:words?|thing (?:I|he|she|we)|conversation|time (?:I|we) (?:saw|spoke|talked|met))|(?:we|I) (?:had a|were) (?:fight|fighting|row|argument|arguing)|(?:cross|angry|short) with (?:him|her|them) the|the (?:morning|day|night|evening) (?:it happened|before (?:he|she|it))|never (?:said|got to say) (?:goodbye|sorry)|say goodbye|goodbye to (?:him|her))\b/i,
    label: 'the last time you spoke',
    weight: 12,
    lines: {
      reflect: [
        'Nobody labels a conversation as the last one. It is only later that it gets that weight.',
        'One ordinary exchange now has to stand for everything.',
        'It is the last page that stays open, whatever was in the chapters.',
      ],
      meaning: ['Ten thousand conversations, and the sorrow only lets you hear one.'],
      ask: [
        'What was said, as you remember it?',
        'What would you have wanted to stand there in its place?',
        'What was an ordinary talk between you like?',
      ],
    },
  },
];
