import type { Rule } from './rule.ts';

/** Somebody else died by suicide. By itself that is grief, not danger. */
export const bereavedRules: readonly Rule[] = [
  {
    level: 0,
    kind: 'bereaved-by-suicide',
    ignoresNegation: true,
    patterns: [
      '@tookOwn|killing @selves',
      'kill himself|herself|themselves',
      'took|taken|takes|taking|ended|ends|end|take @their own? life|lives',
      '<i|ive|tried committed suicide',
      'died|dead|death|lost|gone|passed|dies|losing|loss ~6 by|to|from|of|through suicide',
      'suicide loss|survivor|survivors|bereavement|widow|widower|grief|bereaved',
      '@their|moms|dads|brothers|sisters|sons|daughters|friends|husbands|wifes|whose suicide|suicides',
      'suicide ~1 of my|a|our',
      'grieving|grieve|mourning|after|by|was|is|ruled|called|it|about|since|s a|an|her|his|my|it|the? ~2 suicide !risk|prevention|squad|only|way|the|on|plan|note|attempt',
      '@their|@kin ~1 suicide note|letter',
      '@their|found|left|reading ~1 goodbye note|letter|notes',
      'left|leaving a|no|the note|letter ~2 goodbye|behind|explaining|for|saying',
      '@kin ~2 overdosed|overdose ~6 died|dead|gone|wake|death|funeral|buried|passed|purpose',
      'died|dead|death|lost|gone ~4 overdose|overdosed|overdosing !of? ~1 !chocolate',
      '@kin ~1 overdosed !on? ~1 !chocolate',
      '@kin ~1 took|taken an overdose',
      '@kin ~1 jumped|leapt|stepped|walked ~2 from|off|in|front|under ~2 bridge|roof|building|balcony|window|train|front|cliff|traffic|of|ledge',
      'why ~1 did|would|didnt ~1 @they|you|@kin ~2 wantedto|want|wanna|kill|do|end|take ~2 die|himself|herself|life|it',
      '@they|@kin wantedto die',
      '@they|@kin ~1 was|were|been|had ~1 been? suicidal|suicide',
      '@they|@kin ~3 died ~1 by @their own hand|hands',
      '@kin ~2 unalived|offed|hanged|hung @selves',
      'told|said|call|called|when ~4 was|is|it|a|as suicide',
    ],
  },
];
