import type { Mood } from './bank-entries.ts';

/** Fear and confusion; relief, hope and peace. */
export const moodsAfraidAndHopeful: readonly Mood[] = [
  {
    id: 'anxious',
    emotion: 'Anxious',
    noun: 'the worry',
    cues: /\b(?:anxious|anxiety|nervous|worried|worry(?:ing)?|on edge|tense|restless|dread\w*|stress(?:ed)?|overthinking)\b/i,
    lines: {
      reflect: [
        'The worry keeps watch, day and night, and never gets relieved.',
        'On edge, then. The body is waiting for the next thing to happen.',
        'It is a restless kind of fear, you can hear it in how you put it.',
      ],
      ask: [
        'What does it say is going to happen?',
        'Where is the worry in the body: chest, belly, jaw?',
        'When did you last have ten minutes without it?',
      ],
    },
  },
  {
    id: 'panic',
    emotion: 'Anxious',
    noun: 'the panic',
    cues: /\b(?:panic\w*|can't breathe|heart (?:is )?(?:racing|pounding)|shaking|chest (?:is )?(?:tight|hurts)|hyperventilat\w*|freaking out)\b/i,
    lines: {
      reflect: [
        'Then first only this: both feet on the floor, and breathe out longer than you breathe in. The talking can follow.',
        'The body is sounding every alarm it has. Look round and find five things that are blue or green. I will stay on slow.',
      ],
      ask: ['Is it happening now, as you write?'],
    },
  },
  {
    id: 'scared',
    emotion: 'Anxious',
    noun: 'the fear',
    cues: /\b(?:scared|afraid|frightened|terrified|fear)\b/i,
    lines: {
      reflect: [
        'You are scared. It has taken away the floor you took for granted.',
        'Afraid, and who would not be, after that.',
      ],
      ask: [
        'What does the fear show you, when it shows you something?',
        'Was there a time you were not afraid of this?',
      ],
    },
  },
  {
    id: 'overwhelmed',
    emotion: 'Anxious',
    noun: 'it being too much',
    cues: /\b(?:overwhelm\w*|too much|can't cope|not coping|drowning|swamped|can't handle|can't do this|can't take (?:it|this|any)|everything at once)\b/i,
    lines: {
      reflect: [
        'It is too much at once. Nobody could carry that tidily.',
        'Too much. Then nothing has to be solved in this minute.',
        'You are holding more than two hands hold.',
      ],
      ask: [
        'Which single piece of it is on top, right now?',
        'What could be left undone this week, and the world would stand?',
      ],
    },
  },
  {
    id: 'confused',
    emotion: 'Confused',
    noun: 'the confusion',
    cues: /\b(?:confus\w*|don't understand|doesn't make sense|makes no sense|mixed (?:up|feelings)|torn|all over the place|can't think|foggy|brain fog)\b/i,
    lines: {
      reflect: [
        'It makes no sense, and you keep trying to make it.',
        'Everything at once and nothing in order. You can tip it out here as it is.',
        'Torn, in other words. Both halves may speak.',
      ],
      ask: ['Which thread would you pull at first?', 'What was the last thing that was clear?'],
    },
  },
  {
    id: 'shock',
    emotion: 'Confused',
    noun: 'the shock',
    cues: /\b(?:shock(?:ed)?|can't believe|cannot believe|disbelief|hasn't sunk in|sink in|no warning|suddenly|out of nowhere|out of the blue|blindsided)\b/i,
    lines: {
      reflect: [
        'It came without a warning, and part of you is still standing where you stood when you heard.',
        'The head has been told. The rest of you has not caught up.',
        'It has not sunk in. It takes its time, and that is a mercy sometimes.',
      ],
      ask: ['What do you remember of the hour you found out?', 'What part of it seems least real?'],
    },
  },
  {
    id: 'relieved',
    emotion: 'Peaceful',
    noun: 'the relief',
    cues: /\b(?:reliev\w*|relief|glad it's over|weight off)\b/i,
    lines: {
      reflect: [
        'Relief too. It can sit at the same table as the sorrow.',
        'You are relieved, and you say it a little under your breath.',
      ],
      normal: [
        'Relief after a long fear is the body putting down what it carried. It says nothing against your love.',
      ],
      ask: [
        'What is it you no longer have to brace for?',
        'Are you allowed the relief, by your own lights?',
      ],
    },
  },
  {
    id: 'hopeful',
    emotion: 'Hope',
    noun: 'the bit of hope',
    cues: /\b(?:hope(?:ful)?|hoping|looking forward|better today|a bit better|good day|lighter|things are (?:better|looking up)|optimis\w*)\b/i,
    lines: {
      reflect: [
        'A little lighter, then. It can be that without having to stay.',
        'There is some hope in that. I will not lean on it.',
        'A better day. It takes nothing from the others.',
      ],
      ask: ['What was in it, that made it lighter?', 'Who would you like to tell of it?'],
    },
  },
  {
    id: 'glad',
    emotion: 'Peaceful',
    noun: 'the good moment',
    cues: /\b(?:happy(?! (?:to|now))|laughed|laughing|smiled|joy|enjoyed|lovely|beautiful|made me smile|grateful|thankful|lucky|I(?:'m| am) proud of)\b/i,
    lines: {
      reflect: [
        'There was something good in it, and it may be told here as well.',
        'That is a warm bit. Keep it by you.',
        'You smile a little in that line, it reads like.',
      ],
      ask: [
        'What did that feel like, in the middle of everything?',
        'Who else was there for that?',
      ],
    },
  },
  {
    id: 'peaceful',
    emotion: 'Peaceful',
    noun: 'the quiet',
    cues: /\b(?:peace(?:ful)?|calm(?:er)?|quiet inside|settled|at ease|still inside)\b/i,
    lines: {
      reflect: [
        'A quiet, then. You need not do anything with it.',
        'There is some calm there. It may be as long or short as it likes.',
      ],
      ask: ['Where were you when it was quiet?', 'What does the calm let you see?'],
    },
  },
  {
    id: 'accepting',
    emotion: 'Acceptance',
    noun: 'coming to terms',
    cues: /\b(?:accept\w*|come to terms|coming to terms|made peace|it is what it is|learning to live|used to it)\b/i,
    lines: {
      reflect: [
        'Something in you has stopped pulling at it. That is not the same as liking it.',
        'You can say that it is so. It must have been a long way to that sentence.',
      ],
      ask: ['What did you have to put down, to get there?', 'Does any part of you still object?'],
    },
  },
];
