import type { SentencePattern } from './bank-entries.ts';

/** Daily life now: habits that stay, things that stopped. */
export const patternsDay: readonly SentencePattern[] = [
  {
    id: 'keep-doing',
    pattern:
      /\b(?:I|we) (?:just |still |always )?(?:(?:can't|cannot|couldn't) stop|keep|kept)(?: on)? (\w+ing\b.*)/i,
    weight: 36,
    captures: 'ing',
    lines: {
      reflect: [
        'You keep {x}. The day runs on, and that runs under it.',
        'Over and over, then: {x}.',
        'You catch yourself {x}, and there you are again.',
      ],
      meaning: ['The mind goes back to a place like that because it is not finished there.'],
      ask: [
        'What is it like in the second after, when you notice yourself {x}?',
        'When did you last find yourself {x}?',
        'Where are you, mostly, when you keep {x}?',
      ],
    },
  },
  {
    id: 'they-used-to',
    pattern: /\b(?:he|she|they|mum|dad|mom|nan|[A-Z][a-z]+|my \w+|the \w+)(?:'d)? used to (.+)/,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        '{They} used to {x}. A line like that holds a whole person.',
        'So that was {them}: {they} used to {x}.',
        '{They} used to {x}, and no one else does it in quite that way.',
      ],
      ask: [
        'What do you do now, at the hour when {they} used to {x}?',
        'Is there one time you remember, of all the times {they} used to {x}?',
        'Where were you, usually, when {they} used to {x}?',
      ],
    },
  },
  {
    id: 'we-used-to',
    pattern: /\bwe(?:'d)? (?:used to|would always|'d always|always) (.+)/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'You used to {x}, the two of you. Now only one of you knows how it went.',
        'The two of you used to {x}. It is those ordinary things that leave the widest gap.',
      ],
      ask: [
        'What was the best of it, when you used to {x}?',
        'Have you been able to {x} since, on your own?',
      ],
    },
  },
  {
    id: 'i-used-to',
    pattern: /\bI used to (.+)/i,
    weight: 32,
    captures: 'verb',
    lines: {
      reflect: [
        'You used to {x}. You say it as if it belonged to another person.',
        'There was a you who used to {x}.',
      ],
      ask: ['When did that begin to slip?', 'What did it give you, when you used to {x}?'],
    },
  },
  {
    id: 'they-always',
    pattern: /\b(?:he|she|they)(?:'d| would| will)? always (.+)/i,
    weight: 34,
    captures: 'verb',
    lines: {
      reflect: [
        '{They} always {x}. I would know {them} a little by that alone.',
        'Always {x}. You could set a clock by some people.',
      ],
      ask: [
        'Is there one time you think of?',
        'What did you make of it back then, that {they} always {x}?',
      ],
    },
  },
  {
    id: 'still-do',
    pattern:
      /\bI(?: just)? still ((?!don't|can't|haven't|miss|love|feel|want|am|think|have no|get angry|hear|expect|remember)\w+.*)/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'You still {x}. Your hands have not been told, and they need not be hurried.',
        'You still {x}. It may be the most honest thing in the day.',
        'So you still {x}, and part of you knows, and part of you does it anyway.',
      ],
      ask: ['What would it mean to stop?', 'What is it like, the moment when you still {x}?'],
    },
  },
  {
    id: 'is-still',
    pattern:
      /\b((?:his|her|their|the|my|our) (?:\w+ ){1,4}(?:is|are|was|were) still (?!alive|not|a )(?:\w+ ?){1,6})/i,
    weight: 40,
    captures: 'clause',
    lines: {
      reflect: [
        '{X}, as if the day had only been paused.',
        '{X}. So the house has not been told either.',
        '{X}. You may leave it there as long as you need it there.',
      ],
      ask: ['What goes on in you, going past it?', 'Who decides how long it stays there?'],
    },
  },
  {
    id: 'no-longer',
    pattern:
      /\bI (?:don't|barely|hardly|can't) (?:even |really )?((?!know|care|want)\w+.{0,50}?) (?:anymore|any more|these days|at all now|any longer)\b/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'You used to be able to {x}, and that has gone quiet.',
        'So that has dropped away as well: to {x}.',
      ],
      ask: [
        'When was the last time you could {x}?',
        'What went first, before you noticed that you no longer {x}?',
      ],
    },
  },
  {
    id: 'i-just-sit',
    pattern:
      /\bI (?:just |mostly |often |sometimes |mainly )*((?:sit|lie|stare|wake up|wake|scroll|drive|stand|listen|look at|watch|avoid|pretend|wear|walk|talk to|check|hold|smile|nod|hide|cook|count|turn)\b.+)/i,
    weight: 34,
    captures: 'verb',
    lines: {
      reflect: [
        'You {x}. From outside that looks like nothing at all, and it is a great deal.',
        'So this is what it looks like from inside: you {x}.',
        'You {x}, and the time goes by somehow.',
      ],
      ask: [
        'What goes through you while you {x}?',
        'What is the room like, when you {x}?',
        'How long has it been like this, that you {x}?',
      ],
    },
  },
  {
    id: 'found',
    pattern:
      /\b(?:I|we)(?:'ve)?(?: just)? found (?!out|it |him|her |that |myself|them|a way|dead|peace)((?:a|an|the|one|some|his|her|their|two|this|my|our)\b.+)/i,
    weight: 42,
    captures: 'thing',
    lines: {
      reflect: [
        'You found {x}. A small thing like that can open the whole floor.',
        'And then there it was: {x}. Nobody prepares you for a find like that.',
      ],
      ask: [
        'What did you do, when you stood there and had found {x}?',
        'Where did you put it, after?',
      ],
    },
  },
  {
    id: 'remember',
    pattern:
      /\bI (?:can |do |will always )?(?:still |just |always |keep )*remember(?:ing)? (?!to\b|when you)(.+)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: ['You remember {x}. It came up whole, just now.', 'That has stayed with you: {x}.'],
      ask: [
        'What else is in that picture, at the edges?',
        'What do you hear, when you remember {x}?',
      ],
    },
  },
  {
    id: 'lost-track',
    pattern: /\beverything (?:reminds me of|is about|feels) (.+)/i,
    weight: 32,
    captures: 'clause',
    lines: {
      reflect: ['Everything goes back to {x}, then. There is no neutral corner in the house.'],
      ask: ['What was the last thing today that did it?'],
    },
  },
];
