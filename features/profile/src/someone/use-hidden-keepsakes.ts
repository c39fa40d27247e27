import { type Keepsake, type Someone, type Stored, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';

/**
 * Which keepsakes wait for a press on the page of their person. Who opens the page of somebody who is not to be brought up asks
 * for what mentions them, so there only single things wait. Null until it is known.
 */
export function useHiddenKeepsakes(person: Someone): ((one: Stored<Keepsake>) => boolean) | null {
  const { hides, hasItem, isKnown } = useMuted();
  if (!isKnown) return null;
  // Where it cannot be read what is muted, everything counts as muted.
  if (hides({})) return () => true;
  if (hidesPerson(hides, person)) return ({ id }) => hasItem(id);
  return ({ id, text, said, file, createdAt }) =>
    hides({ id, text: [text, said, file?.name].join('\n'), date: createdAt });
}
