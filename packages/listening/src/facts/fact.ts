export const factKinds = [
  'person',
  'loss',
  'name',
  'nickname',
  'age',
  'date',
  'count',
  'place',
  'song',
  'helps',
  'hurts',
] as const;

export type FactKind = (typeof factKinds)[number];

/** One thing that the person told, with the sentence it came from. */
export type Fact = {
  kind: FactKind;
  /**
   * Whom it is about, as the person puts it: 'mum', 'dog', 'Tom' where no relation was told, 'she' where nobody was named.
   * 'me' is the person. Null: nobody in particular.
   */
  about: string | null;
  /** What a date, a number or a place is of: 'died', 'funeral', 'married', 'kids'. Null for all other kinds. */
  of: string | null;
  value: string;
  /** In the person's words. */
  sentence: string;
  /** The id of the message that told it, and when, ISO time. */
  message: string;
  at: string;
};

/** A fact that a sentence tells, before it is known where the sentence stands. */
export type Told = Pick<Fact, 'kind' | 'about' | 'of' | 'value'>;

/** A message of the person. `at`: ISO time. */
export type ToldMessage = { id: string; text: string; at: string };

/** Of these kinds there is one of a person; a later telling replaces the earlier. Of others there are several. */
const single: ReadonlySet<FactKind> = new Set(['person', 'loss', 'age', 'date', 'count', 'place']);

/** The slot that a fact fills. Two facts with the same key are never kept beside each other. */
export function factKey({ kind, about, of, value }: Told): string {
  const parts = [kind, about ?? '', of ?? '', single.has(kind) ? '' : value];
  return JSON.stringify(parts.map((part) => part.toLowerCase()));
}

/** Adds facts; one that fills the same slot is replaced in its place. */
export function addFacts(facts: readonly Fact[], more: readonly Fact[]): Fact[] {
  const bySlot = new Map(facts.map((fact) => [factKey(fact), fact]));
  for (const fact of more) bySlot.set(factKey(fact), fact);
  return [...bySlot.values()];
}
