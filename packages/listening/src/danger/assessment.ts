/** 3 explicit intent, plan, goodbye or already hurt; 2 a card; 1 a soft line and one plain question; 0 none. */
export type Level = 0 | 1 | 2 | 3;

/** What a text speaks of. All but 'bereaved-by-suicide' and 'hopeless' come with a card of their own. */
export type Kind =
  | 'suicide'
  | 'self-harm'
  | 'overdose'
  | 'abuse'
  | 'harm-to-others'
  | 'child'
  | 'eating'
  | 'someone-else'
  | 'bereaved-by-suicide'
  | 'hopeless';

/** What screening found. Holds no word of the text, so it may be kept and shown. Most urgent kind first. */
export type Assessment = { level: Level; kinds: readonly Kind[] };

export const nothingFound: Assessment = { level: 0, kinds: [] };

/** The order in which a card speaks when there are several kinds. */
export const kindsByUrgency: readonly Kind[] = [
  'overdose',
  'suicide',
  'self-harm',
  'child',
  'abuse',
  'harm-to-others',
  'someone-else',
  'eating',
  'bereaved-by-suicide',
  'hopeless',
];

/** Both at once: the higher level and every kind. */
export function together(one: Assessment, other: Assessment): Assessment {
  const level = Math.max(one.level, other.level) as Level;
  const kinds = kindsByUrgency.filter(
    (kind) => one.kinds.includes(kind) || other.kinds.includes(kind),
  );
  return { level, kinds };
}
