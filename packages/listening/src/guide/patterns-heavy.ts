import type { SentencePattern } from './bank-entries.ts';

/** Anger, and what is hardest. */
export const patternsHeavy: readonly SentencePattern[] = [
  {
    id: 'angry-at',
    pattern:
      /\b(?:angry|mad|furious|raging|livid|pissed|cross|pissed off) ((?:at|with|that|about|because) .+)/i,
    weight: 40,
    captures: 'clause',
    lines: {
      reflect: [
        'You are angry {x}. So the anger has an address.',
        'Angry {x}: you can say that here at full size.',
      ],
      meaning: [
        'Anger like that stands guard over something. It would not be so strong if nothing had been worth guarding.',
      ],
      ask: [
        'If the anger had one sentence, what would it say?',
        'What is under it, in the minutes after it burns down?',
        'How long have you been angry {x}?',
      ],
    },
  },
  {
    id: 'hate',
    pattern: /\bI (?:just |really |fucking |actually )?hate (?!myself|you|this|it$|him$|her$)(.+)/i,
    weight: 34,
    captures: 'thing',
    lines: {
      reflect: [
        'You hate {x}. No need to soften that word here.',
        'So that is where it burns: {x}.',
      ],
      ask: ['What does it do to you?', 'What is it about {x} that gets you each time?'],
    },
  },
  {
    id: 'not-ready',
    pattern: /\bI(?:'m| am) (?:just |still |really )?not ready (?:to|for) (.+)/i,
    weight: 38,
    captures: 'thing',
    lines: {
      reflect: [
        'Not ready, then. There is no date by which you have to be.',
        'You are not ready for that, and you are the one who would know.',
      ],
      ask: ['Is someone pressing you, or is it you who presses?'],
    },
  },
  {
    id: 'worst-part',
    pattern:
      /\b(?:(?:the )?(?:worst|hardest|saddest|weirdest|strangest|stupid|cruellest)(?: part| thing| bit)?|what (?:hurts|gets me|kills me|bothers me)(?: the)?(?: most)?|the (?:thing|part) (?:that|I)[^,]{0,30}?)(?: of (?:it|all|this)(?: all)?| about (?:it|this)| for me)? (?:is|was|are)(?: that| when| how)? (.+)/i,
    weight: 46,
    captures: 'clause',
    lines: {
      reflect: [
        'The hardest part, then: {x}.',
        'Of all of it, that is the part with teeth: {x}.',
        'So that is where it hurts most. {X}.',
      ],
      ask: [
        'What makes that the worst of it?',
        'What do you do when that part comes?',
        'Has anyone heard that part from you before?',
      ],
    },
  },
  {
    id: 'it-is-like',
    pattern:
      /\b(?:it's|it is|it was|that's) (?:just |almost |a bit )?like (?!that|this|he |she )(.+)/i,
    weight: 32,
    captures: 'clause',
    lines: {
      reflect: [
        'Like {x}. Someone could draw that.',
        'Like {x}: I understand it better by that than by any name for it.',
      ],
      ask: ['When do you see it like that, mostly?'],
    },
  },
  {
    id: 'have-to',
    pattern:
      /\b(?:I|we)(?:'ve| have)? (?:just |still )?(?:have to|need to|got to|have got to|must|am supposed to|'m supposed to|'m expected to|should) ((?!be (?:honest|fair)|have|admit|say|get over|know|feel)\w+.*)/i,
    weight: 33,
    captures: 'verb',
    lines: {
      reflect: [
        'You have to {x}, and nothing in you has been asked whether it can.',
        'On top of the rest, you have to {x}.',
        'So this stands in front of you: to {x}.',
      ],
      ask: [
        'Which part do you dread most, when you think that you have to {x}?',
        'What would make it one degree easier to {x}?',
      ],
      askWho: [
        'Who could be near you when you {x}?',
        'Is there a person you could ask to {x} with you?',
      ],
    },
  },
];
