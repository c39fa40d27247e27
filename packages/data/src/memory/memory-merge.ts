import { factKey } from '@mooring/listening/facts';
import type { KnownFact, MemoryDocument } from './memory-schema.ts';

/** Two versions of the memory as one: the facts of both, without those that either gave up. */
export function mergeMemories(one: MemoryDocument, other: MemoryDocument): MemoryDocument {
  const forgotten = [...new Set([...one.forgotten, ...other.forgotten])];
  const forgottenBefore = [one.forgottenBefore, other.forgottenBefore]
    .flatMap((time) => time ?? [])
    .sort()
    .at(-1);
  const muted = [...one.muted, ...other.muted];
  return withoutForgotten({
    facts: newestOfEachSlot([...one.facts, ...other.facts]),
    forgotten,
    ...(forgottenBefore ? { forgottenBefore } : {}),
    muted: muted.filter(
      ({ message, sentence }, at) =>
        muted.findIndex((each) => each.message === message && each.sentence === sentence) === at,
    ),
  });
}

function newestOfEachSlot(facts: readonly KnownFact[]): KnownFact[] {
  const bySlot = new Map<string, KnownFact>();
  for (const fact of facts) {
    const known = bySlot.get(factKey(fact));
    if (!known || known.at <= fact.at) bySlot.set(factKey(fact), fact);
  }
  return [...bySlot.values()];
}

function withoutForgotten(memory: MemoryDocument): MemoryDocument {
  const { forgotten, forgottenBefore = '' } = memory;
  const facts = memory.facts.filter(
    ({ id, at }) => !forgotten.includes(id) && at > forgottenBefore,
  );
  return { ...memory, facts };
}
