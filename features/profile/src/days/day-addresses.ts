import { paths } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';

const all = paths.hardDays.to();

/** Stands for the id of a day that is not saved yet. */
export const newDay = 'new';

/** Where a day is opened. The address holds its id and nothing that was written. */
export const dayAddress = (id: string) => `${all}?${new URLSearchParams({ day: id })}`;

/** Where a day of a person is added. */
export const newDayOf = (someone: string) =>
  `${all}?${new URLSearchParams({ day: newDay, someone })}`;

/** Where a day is changed. */
export const changeAddress = (id: string) =>
  `${all}?${new URLSearchParams({ day: id, change: '' })}`;

/** What the address asks for: the list (`id` null), a day, or its form. */
export function useDayAddress(): { id: string | null; isForm: boolean } {
  const [search] = useSearchParams();
  const id = search.get('day');
  return { id, isForm: id === newDay || (id !== null && search.has('change')) };
}
