import type { Intent } from './bank-entries.ts';

/** Messages about the conversation itself: disagreement, anger at the guide, apologies, another language, names. */
export const intentsTalk: readonly Intent[] = [
  {
    id: 'disagree',
    cues: /\b(?:that(?:'s| is) not (?:what I (?:said|meant|mean|asked)|it|true|right|how)|I (?:didn't|never|did not) (?:say|mean|said) that|you(?:'re| are) (?:not listening|wrong|missing)|you (?:don't|didn't) (?:get|listen|understand|read|hear)|(?:no,? )?that(?:'s| is) wrong|you got (?:that|it) wrong|not what I meant|you misunderst\w+|you've (?:got|misread|misunderstood)|did you even read|I just (?:told|said))\b/i,
    maxWords: 30,
    lines: {
      reflect: [
        'Then I got that wrong. Thank you for stopping me.',
        'I read it crooked. Leave out what I said, and go from yours.',
        'Fair. I put something there that was not in your words.',
        'You are right to correct that. I will go by what you say now.',
        'Not that, then. I would rather be corrected than be polite beside the point.',
      ],
      ask: [
        'What did I miss?',
        'How would you put it, so that I cannot get it wrong?',
        'Which part was it that you meant?',
      ],
    },
  },
  {
    id: 'hostile',
    cues: /\b(?:f+u+c+k+ (?:you|off|this (?:app|bot|thing)|u)|screw you|shut (?:the (?:fuck|hell) )?up|piss off|go to hell|stupid (?:bot|app|machine|program|thing|computer|question|ai)|dumb (?:bot|app|machine|ai|thing)|you(?:'re| are) (?:so |such |a |just |completely |fucking |really |bloody |absolutely )*(?:useless|stupid|dumb|pathetic|joke|idiot|shit|rubbish|garbage|worthless|annoying|fake|waste|awful|terrible|crap|bullshit|no help|worse than)|(?:this is|it'?s) (?:so |such |all |a |just |complete |fucking |bloody |absolute )*(?:stupid|useless|dumb|bullshit|pointless|a joke|joke|waste|bs|crap|shit|rubbish|ridiculous|pathetic)|I hate (?:you|this (?:app|bot|thing))|(?:canned|scripted|generic|template|cheap|hallmark|fortune cookie)(?: \w+)? ?(?:answer|reply|response|bullshit|crap|rubbish|lines?)?|what a joke|waste of (?:my )?time|don't (?:fucking )?(?:talk|speak) to me)\b/i,
    maxWords: 45,
    lines: {
      reflect: [
        'Fair enough. A piece of software is a thin thing to be handed on a day like yours.',
        'You may be angry here. Nothing breaks, and nobody has to be looked after.',
        'That is allowed. I would rather have it said than swallowed.',
        'Perhaps I am no use to you. That can be true, and what is on you is still on you.',
        'You did not come here for nice phrases, and I gave you one. Point taken.',
        'Be as rough as you need to. I will not go off in a huff.',
        'Understood. No pretty words.',
        'I will take that, and I will not argue with it.',
      ],
      ask: [
        'What happened, before you opened this?',
        'What would not have been stupid, just now?',
        'Who should really be hearing that?',
        'Is it me, or is there more under it?',
        'When did it start, being this angry?',
      ],
    },
  },
  {
    id: 'no-sorry',
    cues: /\b(?:don't|do not|stop) (?:you dare )?(?:say(?:ing)?|tell(?:ing)? me|ask(?:ing)?|give me|giving me|call(?:ing)?|analy[sz]\w*|psychoanaly\w*)\b/i,
    maxWords: 16,
    lines: {
      reflect: [
        'Then I will leave that word out. It has been worn thin on you.',
        'Then I will not. You have heard it often enough.',
        'That one is off the table, then.',
        'All right. Nothing of that kind from me.',
      ],
    },
  },
  {
    id: 'sorry',
    cues: /\b(?:sorry (?:for|about|to|if|I'm)|I'm sorry(?:,| for| about| to| if|$)|sorry,? (?:i|this|that|it)|I'm (?:rambling|babbling|a mess|whining|moaning|being (?:stupid|silly|dramatic|pathetic))|this (?:is|sounds) (?:stupid|silly|pathetic|dumb|so dramatic)|I (?:sound|must sound) (?:stupid|silly|pathetic|crazy|mad|insane|ridiculous))\b/i,
    maxWords: 16,
    lines: {
      reflect: [
        'Nothing to be sorry for. It does not have to come out in order.',
        'No apology is due here. Messy is how it looks when it is real.',
        'It is not silly. You said it because it was there.',
        'You are not too much. Write it as crooked as it comes.',
        'That was clear enough to me, and no burden.',
        'You do not have to be easy for me.',
      ],
    },
  },
  {
    id: 'not-talk',
    cues: /\b(?:I )?(?:don't|do not|can't|rather not|not ready to) (?:really |even |wanna )?(?:want to )?(?:talk|speak|think|go|get) (?:about|into|there)(?: (?:it|that|this|him|her|them))?\b(?! (?:anymore )?(?:with|because))|\bchange the subject\b|\btalk about something else\b/i,
    maxWords: 14,
    lines: {
      reflect: [
        'Then we will not. That door stays shut until you open it.',
        'Good that you say so. We go round it.',
        'Not that, then. You hold the reins.',
        'All right. I will not come back to it unless you do.',
      ],
      ask: [
        'What may we talk about instead?',
        'Something quite ordinary, then: what is outside your window?',
      ],
    },
  },
  {
    id: 'hug',
    cues: /\b(?:I need|I want|I could use|wish I had|just need) (?:a|some) (?:hug|cuddle)\b|\bhold me\b|\bI just (?:want|need) (?:someone|somebody) to (?:hold|hug|listen)\b/i,
    maxWords: 20,
    lines: {
      reflect: [
        'Arms I have none. A blanket round the shoulders, pulled tight, is a poor cousin of a hug and still something.',
        'That is what is wanted, a body next to yours and no talk. Who is there within an hour of you?',
      ],
    },
  },
  {
    id: 'language',
    cues: /^$/,
    lines: {
      reflect: [
        'I read English best, and much of what you wrote goes past me. If some English is possible, even broken, I can follow. Otherwise a person who speaks your language would serve you better.',
        'Your words deserve a better reader: I only really know English. Could you say the heart of it in a few English words?',
        'I am sorry, this guide was made for English and does not understand this well. A few plain English words would be enough for me.',
        'English is the only language I read with care. In any other I would be guessing, and you should not be guessed at.',
      ],
    },
  },
  {
    id: 'unclear',
    cues: /^$/,
    lines: {
      reflect: [
        'I did not understand that, and I would rather say so than guess. Which part of it matters most?',
        'That went past me. Could you put the main thing in a plain sentence?',
        'I cannot make that out. What should I have understood?',
        'Those words I could not follow. Try me again, in any order.',
        'I am not sure what that means. What was behind it?',
        'My reading stops there. Tell me only the piece that matters.',
        'Not understood, and the fault is mine. One word for what is going on would do.',
        'I lost you at that one. Where should I start?',
        'There I have nothing to hold on to. What made you write it?',
        'I could only guess at that. Say it the plain way, if you like.',
      ],
      presence: [
        'That was too short for me to read well.',
        'I see the letters and not yet the meaning.',
        'Keys pressed, and maybe that was all you had in you.',
        'No sense needed. Press what you like.',
        'I will stay with the not understanding for now.',
        'Perhaps it is not a day for words.',
        'It need not mean anything.',
        'I did read it. I did not get it.',
      ],
    },
  },
  {
    id: 'named',
    cues: /^$/,
    lines: {
      reflect: [
        '{Name}. Thank you for giving me the name.',
        '{Name}, then. It is good to have it said.',
        'So that is the name: {name}.',
        '{Name}. I will call {them} that.',
      ],
      ask: [
        'What is the first thing people should know about {name}?',
        'How would you describe {name} to someone who never met {them}?',
        'What did you call {name} when nobody was listening?',
      ],
    },
  },
  {
    id: 'renamed',
    cues: /^$/,
    lines: {
      reflect: [
        '{Name}. I had that wrong, and a name matters. Thank you for setting it right.',
        '{Name}, of course. I will keep to that now.',
      ],
    },
  },
];
