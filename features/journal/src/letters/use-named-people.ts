import { type Someone, useLive, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';

/** The ones the person has named and may be reminded of. Null until they are known; none where they cannot be read. */
export function useNamedPeople(): readonly Someone[] | null {
  const people = useLive(({ someone }) => someone.list(), ['user_data']);
  const { hides, isKnown } = useMuted();
  if (people.status === 'loading' || !isKnown) return null;
  if (people.status === 'failed') return [];
  return people.value.items.filter((person) => !hidesPerson(hides, person));
}
