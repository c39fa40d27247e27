import { type Someone, type Stored, useLive } from '@mooring/data';

/** All people, with what could not be opened. */
export function usePeople() {
  return useLive(({ someone }) => someone.list(), ['user_data']);
}

export type StoredPerson = Stored<Someone>;
