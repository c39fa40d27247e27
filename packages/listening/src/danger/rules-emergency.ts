import type { Rule } from './rule.ts';

/**
 * What was taken or is being done, by what stands together and without the name of any drug: a past tense of taking with all
 * of them or a number, and a tied cord with a place that bears weight.
 */
export const emergencyRules: readonly Rule[] = [
  {
    level: 3,
    kind: 'overdose',
    ignoresNegation: true,
    unlessNear:
      'photo photos picture pictures kids children dog dogs boxes bags clothes book books flowers cards letters school shop charity tip dump train bus park walk vet doctor prescribed daily vitamins antibiotics course exam exams test tests trick chemist pharmacy sweets chocolate chocolates biscuits cookies cake cherries oranges bait blame credit fish game',
    patterns: [
      '@me ~2 took|taken|swallowed|downed|popped them all $|now|tonight|already|im|about|half|an|help',
      '@me ~2 took|taken|swallowed|downed|popped all of them $|now|tonight|already|im|about|half|an|help',
      '@me ~2 took|taken|swallowed|downed|popped the ~1 lot $|now|tonight|already|im|about|half|an|help',
      '@me ~2 took|taken|swallowed|downed|popped every ~1 one $|now|tonight|already|im|about|half|an|help',
      '@me ~2 took|taken|swallowed|downed|popped ~1 @many of them|those|these and? $|now|tonight|already|im|about|half|an|help',
      '@me ~1 took|taken|swallowed ~1 my|the @pills ~6 all of them|it $|now|tonight|already|im|about|half|an|help|the',
      '@me ~1 took|taken|swallowed ~1 my|the @pills ~4 whole|entire month|months|week|weeks|pack|packet|strip|bottle|box',
      'swallowed ~3 whole lot|packet|box|strip|bottle',
      'none|nothing left in the ~1 packet|box|strip|bottle !wine|milk ~3 took|swallowed|im|$',
    ],
  },
  {
    level: 3,
    kind: 'medical',
    unlessNear: 'film movie novel show years yesterday last remembered once',
    patterns: [
      'swallowed|swallowing ~6 battery|batteries|magnet|magnets|bleach|detergent|antifreeze',
    ],
  },
  {
    level: 3,
    kind: 'medical',
    ignoresNegation: true,
    // An unborn child that is still, and fever or confusion under chemotherapy.
    unlessNear:
      'born stillborn stillbirth film movie novel show years ago buried funeral nap cot crib asleep slept',
    patterns: [
      'baby|bump|she|he ~1 hasnt|hasn|havent|not|stopped ~1 moved|moving|kicked|kicking ~1 since|today|all|tonight ~6 weeks|pregnant|bump|womb|scan|midwife|yesterday|dinner|lunch|morning',
      'weeks|pregnant ~4 baby ~1 not|hasnt|stopped|isnt ~1 moved|moving|kicked|kicking',
      'chemo ~10 temperature|fever|shivering|shakes|shaking|shake|confused !bucket|hand|hands',
      'passing|pass ~1 clots ~1 size|big|large|like',
      'soaked|soaking|soak ~3 pads ~6 dizzy|faint|hour|since|bleeding',
    ],
  },
  {
    level: 3,
    kind: 'suicide',
    unlessNear:
      'boat dog horse swing hammock tree tarp curtain curtains gift parcel balloon balloons tent kite film movie novel show',
    patterns: [
      'tied|tying|looped|knotted ~3 rope|belt|cord|sheet|flex ~5 beam|ceiling|rafters|banister|neck|loft|rail',
      'rope|belt|cord|sheet|flex ~3 round|around my neck',
    ],
  },
];
