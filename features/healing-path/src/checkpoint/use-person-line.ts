import { type Checkpoint, useLive } from '@mooring/data';
import { readPersonInWords } from '@mooring/data/people';
import { familyOf } from '../path/family.ts';
import * as strings from './strings.ts';

/**
 * Whom the checkpoint can be about. `vision`: what the person hopes for, which may name somebody. Only for the screen: the path that is
 * stored, and a service that makes one, know nobody. Null where nobody may be named, undefined until that is known.
 */
export function usePersonLine({ title }: Checkpoint, vision: string): string | null | undefined {
  const person = useLive((data) => readPersonInWords(data, [vision]), ['user_data'], vision);
  if (person.status === 'loading') return undefined;
  const who = person.status === 'ready' && person.value?.who;
  return who ? strings.person[familyOf(title)](who) : null;
}
