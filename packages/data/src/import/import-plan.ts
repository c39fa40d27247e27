import type { JournalTag } from '@mooring/contract';

/** A sentence of `messages.ts` about one file. */
export type ImportProblemKey =
  | 'import.not-text'
  | 'import.broken'
  | 'import.other-json'
  | 'import.too-large'
  | 'import.unsafe'
  | 'import.bad-date'
  | 'import.sound-unreadable';

export type ImportProblem = { file: string; key: ImportProblemKey };

/** Where a recording lies: a file the person chose, or one inside a chosen zip. */
export type SoundSource = { file: File; inside: string | null };

/** An entry as another app or a file told it. */
export type FoundEntry = {
  id: string;
  title: string;
  content: string;
  tags: JournalTag[];
  /** ISO times. */
  date: string;
  editedAt: string | null;
  sound: SoundSource | null;
  /** Where it was found, to name it when something is wrong with it. */
  file: string;
};

/** Everything that was found, before anything of it is written. */
export type ImportFindings = {
  entries: FoundEntry[];
  problems: ImportProblem[];
  /** What entries refer to and Mooring does not keep. */
  pictures: number;
  videos: number;
  otherFiles: number;
};

export const noFindings = (): ImportFindings => ({
  entries: [],
  problems: [],
  pictures: 0,
  videos: 0,
  otherFiles: 0,
});

/** Limits, so that no file can fill the memory of a phone. Bytes. */
export const limits = {
  /** One text file. */
  text: 5_000_000,
  /** One JSON file, also when inflated. */
  json: 100_000_000,
  /** One recording. */
  sound: 60_000_000,
  /** Everything that is inflated out of one zip. */
  inflated: 400_000_000,
  /** Files in one zip. */
  files: 100_000,
  /** Entries in one import: they are written in one go. */
  entries: 50_000,
} as const;
