import type { MutedRecord } from '@mooring/data';

/** What is muted in four ways. Each word stands in what the person wrote and nowhere else. */
export const canary = {
  /** Muted as a word. */
  word: 'Wilhelmina',
  /** Muted as a tag. */
  tag: 'Ward Seven',
  /** In the words of what carries that tag. */
  tagged: 'Quillwort',
  /** In the words of what is of a muted day. */
  day: 'Saxifrage',
  /** In the words of a single thing that is muted. */
  single: 'Larkspur',
} as const;

/** Finds each, with what it was planted in: 'Saxifrage-moment'. */
export const anyCanary = new RegExp(`(${Object.values(canary).join('|')})(-[a-z]+)*`, 'gi');

/** Two muted days: one of the past, and one that is near on every year. */
export const mutedDays: MutedRecord['days'] = [
  { from: '2026-03-10', to: '2026-03-12' },
  { from: '2026-11-25', to: '2026-11-25', yearly: true },
];

export const nothingMuted: MutedRecord = { words: [], tags: [], days: [], items: [] };
