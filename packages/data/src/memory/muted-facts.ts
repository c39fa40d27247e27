import { lineOf } from '@mooring/listening/facts';
import type { Muted } from '../muted/is-muted.ts';
import type { KnownFact } from './memory-schema.ts';

/** The facts without those that are not to be brought up. With a name, all goes that was told of that person. */
export function withoutMutedFacts(facts: readonly KnownFact[], muted: Muted): KnownFact[] {
  const isMuted = (fact: KnownFact) =>
    muted.hides({ text: `${lineOf(fact)}\n${fact.sentence}\n${fact.value}`, date: fact.at });
  const hidden = new Set(facts.filter(isMuted));
  const people = new Set<string>();
  for (const { kind, about } of hidden) {
    if (kind === 'name' && about !== null && about !== 'me') people.add(about);
  }
  return facts.filter((fact) => !hidden.has(fact) && !people.has(fact.about ?? ''));
}
