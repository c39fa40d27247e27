import type { TestData } from '@mooring/data/testing';
import { canary } from './canaries.ts';

/** The kinds in which something may be muted, in turn, and none. */
export const kinds = ['word', 'tag', 'day', 'single', null, null, null, null] as const;
export type Kind = (typeof kinds)[number];

export const onMutedDay = '2026-03-11T09:00:00';
/** Every text with a canary that was planted. */
export const plantedWords = new Set<string>();

/** Words that hold the canary of a kind and say what they were planted in. */
export function words(kind: Kind, row: string): string {
  if (kind === null) return `A quiet ${row}`;
  const text = `${kind === 'tag' ? canary.tagged : canary[kind]}-${row}`;
  plantedWords.add(text);
  return text;
}

export type Mute = (kind: Kind, id: string) => unknown;

/** Sets the clock: to a muted day, or to one of 320 others. */
export function at(data: TestData, kind: Kind, index: number) {
  const day = new Date(2026, 0, 1 + (index % 320), 9);
  // No row of another kind is of the muted days.
  const other = day.getMonth() === 2 && day.getDate() < 14 ? new Date(2026, 4, 1, 9) : day;
  data.setNow(kind === 'day' ? onMutedDay : other.toISOString());
}
