import { type CheckIn, useLive } from '@mooring/data';
import { readPersonInWords } from '@mooring/data/people';
import * as strings from './strings.ts';

/** Fewer say nothing that is worth a sentence. */
const leastNamed = 2;

/** Whom the notes of the check-ins name, as a sentence. Null where that is nobody, or several, or somebody not to be brought up. */
export function usePersonInsight(seen: readonly Pick<CheckIn, 'notes'>[]): string | null {
  const notes = seen.map((one) => one.notes ?? '');
  const person = useLive(
    (data) => readPersonInWords(data, notes),
    ['user_data'],
    JSON.stringify(notes),
  );
  if (person.status !== 'ready' || !person.value) return null;
  const { who, naming } = person.value;
  return naming < leastNamed ? null : strings.person(who, naming, notes.length);
}
