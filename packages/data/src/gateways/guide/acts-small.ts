import type { Act } from './piece.ts';

/** Short messages: greetings, thanks, a nod, a goodbye. */
export const actsSmall: readonly Act[] = [
  {
    id: 'goodbye',
    cues: /^(?:ok(?:ay)?[,.]? |whatever[.,]? |yes[.,]? |no[.,]? |right[.,]? |well,? |anyway,? |thanks?(?: you)?[,.]? |i think )*(?:good ?bye|bye|good ?night|night night|gotta go|see you|see ya|ttyl|talk (?:later|tomorrow)|cya|take care|i(?:'m| am|'d)? ?(?:should|need to|have to|must|had better|better|'ll|will|going to|gonna)? ?(?:go|going|off|leave|sleep|try(?: to| and)? sleep|head off|stop)(?: to (?:bed|sleep|work|try))?(?: now| here| for (?:today|now|tonight))?)\b|\b(?:that's (?:all|enough) for (?:today|tonight|now)|i'(?:ll|m going to) (?:go|stop|leave it|try (?:to|and) sleep)(?: \w+)? ?(?:now|there|here|for (?:now|today|tonight))?)\b|\b(?:bye|good ?night)\b[.! ]*$/i,
    max: 22,
    lines: {
      presence: [
        'Go gently, then.',
        'Good that you said some of it out loud.',
        'Rest, if rest will come.',
        'Then let this be enough for today.',
        'Take it slowly from here.',
        'Mind how you go.',
        'May the night be kind to you.',
        'You may leave it all lying here.',
        'Go well.',
        'Enough for now, and that is fine.',
      ],
      reflect: [
        'Rest if you can, with {earlier} set down for tonight.',
        'Go gently, you and all you carry of {person}.',
        'Good night to you, and thank you for bringing {person} here.',
        'Goodbye for now, and let {earlier} lie where it is until you want it.',
        'Let that be enough for one day, {earlier} and all.',
      ],
    },
  },
  {
    id: 'thanks',
    cues: /\b(?:thank(?:s| you)|thx|ty|cheers|appreciate (?:it|this|that)|that (?:helps|helped|was helpful)|this helped)\b/i,
    max: 12,
    lines: {
      presence: [
        'You are welcome. You did the hard part, the saying.',
        'It was your own words that did it.',
        'You are welcome here.',
        'Good. Take from it what is useful, and leave the rest.',
        'No thanks needed. You came and said it.',
        'You are welcome. There is no hurry to be anywhere else.',
        'That was you, mostly. I held up the lamp.',
      ],
      reflect: [
        'You are welcome. It was good to hear about {person}.',
        'You are welcome. Telling me about {earlier} cannot have been easy.',
      ],
    },
  },
  {
    id: 'greeting',
    cues: /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon)|hallo|yo|heya)(?: there| again| you)?[\s.!?]*$/i,
    max: 4,
    lines: {
      ask: [
        'Hello. What brought you here just now?',
        'Hello. Where would you like to begin?',
        'Good to meet you. What has today been like?',
      ],
      presence: [
        'Hello. Begin anywhere, in the middle if you like.',
        'Hello again. Take a seat, and start where it is loudest.',
        'Hello. There is no right first sentence.',
        'Good day to you. I am listening.',
      ],
    },
  },
  {
    id: 'there',
    cues: /^(?:are you (?:still )?(?:there|here|listening)|you there|hello\?+|anyone there|can (?:i|we) (?:talk|tell you something|ask you something)|can i (?:just )?(?:vent|rant))\b/i,
    max: 9,
    lines: {
      presence: [
        'Yes. Go on.',
        'Listening. Take your time.',
        'Yes, tell me.',
        'Of course. Say it as it comes.',
        'Here, and reading. Begin anywhere.',
      ],
    },
  },
  {
    id: 'dunno',
    cues: /^(?:i (?:really |just |honestly )?(?:don't|do not) (?:really )?know|idk|dunno|not sure|no idea|i'm not sure|who knows|hard to say|i can't (?:say|explain|put it into words)|don't know what to say|can't explain(?: it)?|nothing really)(?: really| anymore| what to say| how to say it| where to (?:start|begin))?(?: lol)?[\s.!?]*$/i,
    max: 10,
    lines: {
      presence: [
        'You do not have to know.',
        'Not knowing is an honest answer.',
        'Then we leave that question where it lies.',
        'It can stay unsaid, and you can still sit here.',
        'No answer is needed. It was only a door, not a test.',
        'Some things have no words on a given day.',
        'All right. Something smaller, then, or nothing at all.',
        'It does not need a sentence yet.',
      ],
      ask: [
        'If it is not a word, is it more like a place in the body?',
        'What is the smallest true thing you could say about today?',
        'Where are you sitting as you write this?',
        'If {person} came to mind just now, what was the picture?',
        'Leave the big question. What was the last thing you ate?',
      ],
    },
  },
  {
    id: 'nod',
    cues: /^(?:ok(?:ay)?|k|kk|mm+|hm+|mhm|right|sure|fine|whatever|i see|alright|all right|meh|\.+|…|so|well|yep ok|oh|i guess(?: so)?|maybe|kind of|sort of|sometimes|a bit|lol|haha+|true|exactly)[\s.!]*$/i,
    max: 4,
    lines: {
      presence: [
        'No hurry.',
        'We can be quiet for a bit.',
        'Silence is allowed here.',
        'Take your time.',
        'Whenever you like, and only if you like.',
        'There is nothing you have to add.',
        'I will not fill the pause.',
        'It can rest for a moment.',
        'One breath, then, before anything else.',
        'Small words will do.',
        'You set the pace.',
        'That is all right too.',
        'Nothing has to come next.',
        'A pause says something as well.',
        'We need not go anywhere.',
        'Sit a while, if sitting is what there is.',
      ],
      ask: [
        'Shall we stay with {earlier}, or leave it for now?',
        'Is there a bit more behind that?',
        'What is going on in you just now?',
        'Would you rather talk about something ordinary?',
        'Did I ask too much there?',
        'What would you like to tell me about {person}, if anything?',
      ],
    },
  },
  {
    id: 'yes',
    cues: /^(?:yes|yeah|yep|yup|yea|ye|definitely|of course|very much|absolutely|always|i do|it does|it is|it was|he did|she did|i am|i did|i have|all the time|every day)[\s.!]*$/i,
    max: 4,
    lines: {
      presence: [
        'Yes. I thought it might be so.',
        'Then that is how it is.',
        'A plain yes. It is enough.',
        'So there it is.',
        'Yes, then. It is good to have that said.',
        'Then we need not go round it.',
      ],
      ask: [
        'What comes with that yes?',
        'Can you say a little more about it?',
        'What does that look like on an ordinary day?',
      ],
    },
  },
  {
    id: 'no',
    cues: /^(?:no|nope|nah|not really|never|not at all|no one|nobody|none|nothing|i don't|it doesn't|it isn't|i'm not|i haven't|i didn't|not yet)[\s.!]*$/i,
    max: 4,
    lines: {
      presence: [
        'No, then. I will not push at it.',
        'All right. Not that.',
        'A clear no is welcome here.',
        'Then I guessed wrong, or it is too soon.',
        'No. Good to know where the edge is.',
        'Then let us leave it shut.',
      ],
      ask: [
        'What would be nearer to it?',
        'What should I have asked instead?',
        'Then what is it, if you had to pick one word?',
      ],
    },
  },
];
