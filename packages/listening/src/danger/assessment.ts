/** 3: explicit intent, a plan, a goodbye, already hurt. 2: any other danger. Both raise the safety card. 1: a soft alert that asks one question. 0: no danger. */
export type DangerLevel = 0 | 1 | 2 | 3;

/** What a text speaks of. Each has its own card, except 'bereaved-by-suicide' and 'hopeless': they have a soft alert. */
export type DangerKind =
  | 'suicide'
  | 'self-harm'
  | 'overdose'
  | 'medical'
  | 'abuse'
  | 'sexual'
  | 'control'
  | 'harm-to-others'
  | 'stalking'
  | 'postpartum'
  | 'psychosis'
  | 'drink'
  | 'child'
  | 'eating'
  | 'someone-else'
  | 'bereaved-by-suicide'
  | 'hopeless';

/**
 * The result of screening, most urgent kind first. `language`: where the text is not English, its code ('pl'), or 'other'.
 * Holds no word of the text, so it may be stored and shown.
 */
export type Assessment = {
  level: DangerLevel;
  kinds: readonly DangerKind[];
  language?: string;
  /** The learned reader alone found it and is not sure: what is said then asks, and states nothing. */
  isUnsure?: boolean;
};

export const nothingFound: Assessment = { level: 0, kinds: [] };

/** Of several kinds, the first of this list chooses what a card or a reply says. */
export const kindsByUrgency: readonly DangerKind[] = [
  'overdose',
  'medical',
  'suicide',
  'postpartum',
  'self-harm',
  'child',
  'sexual',
  'abuse',
  'control',
  'harm-to-others',
  'psychosis',
  'someone-else',
  'stalking',
  'eating',
  'drink',
  'bereaved-by-suicide',
  'hopeless',
];

/** The highest level and all kinds of all, in the language that was met last. */
export function mergeAssessments(...all: readonly Assessment[]): Assessment {
  const level = Math.max(...all.map((one) => one.level)) as DangerLevel;
  const kinds = kindsByUrgency.filter((kind) => all.some((one) => one.kinds.includes(kind)));
  const language = all.findLast((one) => one.language)?.language;
  return { level, kinds, ...(language ? { language } : {}) };
}
