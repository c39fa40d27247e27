import type { LossEvent } from '../reader/about.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';

/** Conditions on whom it is about, and on what was told to have happened. */
const relationOf: Readonly<Record<string, readonly Person['relation'][]>> = {
  pet: ['pet'],
  partner: ['partner', 'ex'],
  parent: ['parent'],
  child: ['child', 'baby'],
  sibling: ['sibling'],
  grandparent: ['grandparent'],
  friend: ['friend'],
};

const deaths = new Set(['died', 'suicide', 'miscarriage', 'stillbirth']);
const partings = new Set(['left', 'i-left', 'parted', 'cheated', 'estranged']);

/** Every condition that a line may name. */
export const knownConditions: ReadonlySet<string> = new Set([
  ...Object.keys(relationOf),
  ...deaths,
  ...partings,
  'ill',
  'dying',
  'dementia',
  'away',
  'missing',
  'person',
  'young',
]);

/** Whether all that a line takes for granted was said, of the one it would be about. */
export function premisesHold(
  requires: readonly string[],
  memory: Memory,
  person: Person | null,
): boolean {
  return requires.every((condition) => {
    if (condition === 'young') return memory.isYoung;
    if (condition === 'person') return person !== null && hasName(person);
    const relations = relationOf[condition];
    if (relations) return person !== null && relations.includes(person.relation);
    if (condition === 'died') return person ? person.isDead : happened(memory, 'died');
    if (deaths.has(condition)) return person?.isDead !== false && happened(memory, condition);
    if (partings.has(condition))
      return person?.isDead !== true && happened(memory, condition) && person !== null;
    return happened(memory, condition);
  });
}

const happened = ({ events }: Memory, event: string) => events.has(event as LossEvent);
const hasName = ({ name, word }: Person) => !!name || word !== '';

/** Whom a reply is about: the one who was lost, of several the one whom the latest message is about. */
export function personInMind(memory: Memory): Person | null {
  const person = likeliestPerson(memory);
  return person?.isClosed ? null : person;
}

function likeliestPerson({ focusPerson, lostPerson, events }: Memory): Person | null {
  if (focusPerson && (focusPerson.isDead || focusPerson.isGone)) return focusPerson;
  return lostPerson ?? (livingLosses.some((event) => events.has(event)) ? focusPerson : null);
}

/** Somebody may be lost who is neither dead nor gone. */
const livingLosses: readonly LossEvent[] = ['ill', 'dying', 'dementia', 'missing', 'away'];
