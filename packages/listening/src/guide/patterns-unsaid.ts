import type { SentencePattern } from './bank-entries.ts';

/** What was not said, not done, or wished otherwise. */
export const patternsUnsaid: readonly SentencePattern[] = [
  {
    id: 'never-got-to',
    pattern:
      /\b(?:I|we) (?:never|didn't|did not|couldn't|haven't|wasn't able|won't) (?:even |ever )?(?:really )?(?:(?:got|get|gotten|had|have)(?: a| the| my)? ?(?:chance)? to|(?:be )?able to|to) (.+)/i,
    weight: 42,
    captures: 'verb',
    lines: {
      reflect: [
        'You never got to {x}, and it is still asking for its turn.',
        'So it ended without that. You never got to {x}.',
        'To {x}: the time for that was taken, and nobody asked you.',
        'What was left undone has a name, then: you never got to {x}.',
      ],
      meaning: [
        'Not getting to {x} does not undo what there was before it.',
        'A thing like that stays open because it mattered. You would not ache to {x} for someone who meant little.',
      ],
      ask: [
        'If there had been five minutes to {x}, where would you have begun?',
        'When in the day does it come back, that you never got to {x}?',
        'Who else knows that you never got to {x}?',
      ],
      offer: [
        'It can still be put on paper, late as it is. If you want to {x} there, write "a letter", and we begin one.',
      ],
    },
  },
  {
    id: 'never',
    pattern:
      /\bI never (?:even |once |really )?((?:told|said|went|took|gave|made|saw|came|did|wrote|rang|let|left|held|found|asked|thanked|visited|forgave|called|learn(?:ed|t)|believed|stopped|listened|apologi[sz]ed|answered|replied|showed|hugged|kissed|cried|tried)\b.*)/i,
    weight: 32,
    captures: 'verb',
    lines: {
      reflect: [
        'You never {x}. That word "never" has a lot of weight on it.',
        'You never {x}, and you keep that against yourself.',
      ],
      meaning: [
        'That you never {x} is one true thing. It is not the only true thing about those years.',
      ],
      ask: [
        'What do you think {they} knew, even though you never {x}?',
        'What stood in the way back then, that you never {x}?',
      ],
    },
  },
  {
    id: 'should-have',
    pattern: /\b(?:I|we) (?:should|could|ought to)(?:'ve| have) (?:just |been able to )?(.+)/i,
    weight: 40,
    captures: 'verb',
    lines: {
      reflect: [
        'You keep coming up against the same sentence: you should have {x}.',
        'Part of you is still back there, trying to have {x}.',
        'Should have {x}. You have tried yourself on that one many times, it sounds like.',
      ],
      meaning: [
        'You see it from here, where the ending is known. You did not stand here then.',
        'Only someone who cared would still be turning over whether they should have {x}.',
      ],
      ask: [
        'If a friend told you they should have {x}, what would you say to them?',
        'What did you know that day, and what do you only know now?',
        'How long have you been telling yourself you should have {x}?',
      ],
    },
  },
  {
    id: 'should-not-have',
    pattern: /\bI shouldn't(?:'ve| have) (?:ever |even )?(.+)/i,
    weight: 40,
    captures: 'verb',
    lines: {
      reflect: [
        'You go back to that moment, the one where you wish you had not {x}.',
        'You are still in court with yourself about having {x}.',
      ],
      ask: [
        'What was going on around you when you {x}?',
        'Who have you told, that you regret having {x}?',
      ],
    },
  },
  {
    id: 'if-only',
    pattern: /\bif only (.+)/i,
    weight: 38,
    captures: 'clause',
    lines: {
      reflect: [
        'If only {x}. The mind walks that other road again and again.',
        '"If only" is a tiring place to live, and you are there a lot.',
      ],
      ask: ['On that other road, the one where {x}, what happens next?'],
    },
  },
  {
    id: 'wish',
    pattern:
      /\bI(?: just| really| often| keep| only)*(?: wish|'d give anything for| wishing)(?: that)? (.+)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: [
        'You wish {x}. There is no use telling a wish like that to be sensible.',
        'What you wish is plain: {x}.',
        'You wish {x}, and wishing does not bring it, and you wish it all the same.',
      ],
      meaning: ['A wish like that tells you where the love is, or the wrong.'],
      ask: [
        'If it could be so for one hour, what would you do with the hour?',
        'What would be different about today, if it were so?',
      ],
    },
  },
  {
    id: 'thought-that',
    pattern:
      /\b(?:I|we) (?:always |really |honestly |just )?(?:thought|believed|assumed|was sure|imagined)(?: that)? ((?:we|I|he|she|they|it|there|this|my|our|things)\b.+)/i,
    weight: 34,
    captures: 'clause',
    lines: {
      reflect: [
        'You thought {x}. You had every reason to build on it.',
        'So there was a picture in which {x}. That picture broke as well.',
      ],
      ask: [
        'When did you first notice that it might not be so?',
        'What had you already pictured, while you thought {x}?',
      ],
    },
  },
  {
    id: 'going-to',
    pattern:
      /\b(?:we|I) (?:were|was|had been|had planned|'d planned|were meant|was meant|were supposed|was supposed)(?: always)?(?: going| planning)? to (.+)/i,
    weight: 36,
    captures: 'verb',
    lines: {
      reflect: [
        'You were going to {x}. So a stretch of future has gone too, one nobody else can see.',
        'There were plans in it: you were going to {x}.',
      ],
      meaning: ['People send cards for what was. Hardly anyone does for what was going to be.'],
      ask: [
        'What had you pictured, when you were going to {x}?',
        'Who knew that you were going to {x}?',
      ],
    },
  },
  {
    id: 'what-if',
    pattern: /\bwhat if (.+)/i,
    weight: 30,
    captures: 'clause',
    lines: {
      reflect: [
        'What if {x}: that question runs on and never gets its answer.',
        'Your mind keeps going to that door: what if {x}.',
      ],
      ask: ['When does that question come, the one that asks what if {x}?'],
    },
  },
  {
    id: 'regret',
    pattern: /\bI (?:really |so |will always )?regret (?:that )?(.+)/i,
    weight: 36,
    captures: 'clause',
    lines: {
      reflect: [
        'You regret {x}. You say it straight, without an excuse.',
        'There is the regret, and it has a shape: {x}.',
      ],
      ask: [
        'What were you trying to do at the time?',
        'If {they} could hear that regret, what would you want to add to it?',
      ],
    },
  },
];
