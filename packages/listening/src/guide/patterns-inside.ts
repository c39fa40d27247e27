import type { SentencePattern } from './bank-entries.ts';

/** Not being able, not knowing, fear, wishes. */
export const patternsInside: readonly SentencePattern[] = [
  {
    id: 'cannot',
    pattern:
      /\b(?:I|we) (?:just |still |really |simply )?(?:can't|cannot|can not|couldn't|don't think I can) (?:even |seem to |bring myself to |make myself |face )?((?!believe|stand it|stand this|take|wait|stop|help|tell you|explain|live|go on|do this|breathe|sleep|remember|cope|do it|be here|talk to|feel)\w+.*)/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'You cannot {x}. For now that door is shut, and standing outside it is no failure.',
        'So it stops there: you cannot {x}.',
        'To {x}, a thing nobody else thinks about, and for you it is a wall.',
      ],
      ask: [
        'What happens when you try to {x}?',
        'Is it that you cannot {x}, or that you cannot bear what comes with it?',
        'What comes up in you, just before, when you mean to {x}?',
      ],
    },
  },
  {
    id: 'do-not-know',
    pattern:
      /\bI (?:just |really |honestly |still )?(?:don't (?:even |really )?know|do not know|have no idea) ((?:how|what|why|who|where|if|whether|which) .+)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: [
        'You do not know {x}. You do not have to know it by tonight.',
        'Not knowing {x}: that is hard ground to stand on.',
        'There is the question, then: {x}.',
      ],
      ask: [
        'If you did know {x}, what would be different tomorrow morning?',
        'Which part of that is heaviest, when you ask yourself {x}?',
        'Has anyone else wondered with you {x}?',
      ],
    },
  },
  {
    id: 'feel-like',
    pattern:
      /\b(?:I|it) (?:just |still |often |always |sometimes )?(?:feel|felt|feels) (?:like|as if|as though) (.+)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: [
        'It feels like {x}. Your own words for it are better than a name would be.',
        'Like {x}. That says it exactly.',
        'So from the inside it is like {x}.',
      ],
      ask: [
        'When is it most like that?',
        'Was there a moment it first felt like {x}?',
        'What makes it feel a little less like that, if anything does?',
      ],
    },
  },
  {
    id: 'afraid',
    pattern:
      /\bI(?:'m| am| was|'ve been)? (?:so |really |just |more |also |a bit |always )?(?:scared|afraid|terrified|frightened|worried|dreading|worry|fear) ((?:that|of|to|about|I|he|she|they|it|we|the|my)\b.+)/i,
    weight: 38,
    captures: 'clause',
    lines: {
      reflect: [
        'You are scared {x}. That fear is not foolish. It knows what can happen.',
        'Under the rest there is a fear, then: {x}.',
        'Scared {x}. You have been carrying that one quietly.',
      ],
      ask: [
        'When is it loudest, being scared {x}?',
        'Does anyone know that you are scared {x}?',
        'What would be the hardest part of that, if it came?',
      ],
    },
  },
  {
    id: 'want',
    pattern:
      /(?<!(?:know (?:that|if|whether)|not|think|what) )\b(?:I|we) (?:just |only |really |still |always )*want(?:ed)? ((?:to|him|her|them|it|my|our|the|one|someone|somebody|a|an|everything|things|people|us|this|that)\b.+)/i,
    weight: 32,
    captures: 'clause',
    lines: {
      reflect: [
        'You want {x}. It is not much to ask, and it cannot be had just like that.',
        'What you want is plain: {x}.',
        'Under all of it there is a want: {x}.',
      ],
      ask: [
        'What would be the first thing, if you could have that?',
        'How long have you wanted {x}?',
      ],
    },
  },
  {
    id: 'do-not-want',
    pattern:
      /\bI (?:really |just |still )?(?:don't|do not|didn't|never) (?:even |really )?want(?:ed)? (?!to (?:be here|live|wake|talk about))((?:to|anyone|people|him|her|them|it|another|any|a|the|my)\b.+)/i,
    weight: 36,
    captures: 'clause',
    lines: {
      reflect: [
        'You do not want {x}. That "no" may be guarding something.',
        'No, then: you do not want {x}.',
      ],
      ask: ['What would be lost, if you did?', 'Who is asking it of you?'],
    },
  },
  {
    id: 'tired-of',
    pattern:
      /\bI(?:'m| am) (?:so |just |really )?(?:tired|sick|exhausted|bored|fed up)(?: and tired)? (?:of|with|from) (.+)/i,
    weight: 36,
    captures: 'thing',
    lines: {
      reflect: [
        'You are tired of {x}. Not tired as after a day: tired as after a long road.',
        'It has worn you down, {x}.',
      ],
      ask: ['What would one day without it look like?', 'What takes the most out of you, in {x}?'],
    },
  },
];
