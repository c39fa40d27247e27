import type { Mood } from './bank-entries.ts';

/** Self-criticism, longing and hurt. */
export const moodsSelfCritical: readonly Mood[] = [
  {
    id: 'worthless',
    emotion: 'Sadness',
    noun: 'the harsh voice',
    cues: /\b(?:worthless|useless|a failure|failed|not (?:good )?enough|hate myself|disgusted with myself|pathetic|a burden|loser|unlovable|nobody wants me|not wanted|unwanted|ugly|I(?:'m| am|'ve been) (?:so |such an? )?(?:stupid|idiot)|feel (?:so )?stupid)\b/i,
    lines: {
      reflect: [
        'You speak of yourself more harshly than you would of anybody else.',
        'There is a voice in there that hits hard, and it is aimed at you.',
        'So it has turned into a verdict on you, all of it.',
      ],
      ask: [
        'Whose voice is it, when it says that?',
        'Who would object, if they read how you write about yourself?',
        'When did you first start to think so of yourself?',
      ],
    },
  },
  {
    id: 'missing',
    emotion: 'Grief',
    noun: 'the missing',
    cues: /\bmiss(?:ing)? (?:him|her|them|it|us)\b|\bmiss (?:my )?(?:mum|mom|dad|nan|[A-Z]\w+)\b|\bwant (?:him|her|them) back\b|\blonging|\bache for\b/,
    lines: {
      reflect: [
        'You miss {person}. That sentence is short and it fills the house.',
        'Missing {person} is there before you are properly awake, I imagine.',
        'You miss {them}. Nothing else will do, and nothing else should have to.',
        'It comes down to that: {person} is not here, and you miss {them}.',
      ],
      meaning: ['It is the ordinary moments that keep asking for {them}.'],
      ask: [
        'What part of {them} did you miss today?',
        'Where is {person} most absent?',
        'What is the small thing about {person} you would give most to have back?',
      ],
    },
  },
  {
    id: 'hurt',
    emotion: 'Sadness',
    noun: 'the hurt',
    cues: /\b(?:hurts?|hurting|painful|pain|unbearable|agony|can't bear|stings?)\b/i,
    lines: {
      reflect: [
        'It hurts, and you do not need to prove how much.',
        'Pain like that has a grip on the whole day.',
        'It hurts. Let it be said as simply as that.',
      ],
      ask: [
        'Where is it sharpest?',
        'Is it the same all day, or does it come in waves?',
        'What makes it flare?',
      ],
    },
  },
];
