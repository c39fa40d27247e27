import type { JournalTag } from '@mooring/contract';

/** A message key about one file. */
export type ImportProblemKey =
  | 'import.not-text'
  | 'import.broken'
  | 'import.other-json'
  | 'import.too-large'
  | 'import.unsafe'
  | 'import.bad-date'
  | 'import.sound-unreadable';

export type ImportProblem = { file: string; key: ImportProblemKey };

/** The location of a recording or a picture: a chosen file, or a file inside a chosen zip. */
export type FileSource = { file: File; inside: string | null };

/** An entry as it was read from a file. */
export type FoundEntry = {
  /** From the words or from the other app. Never stored as it is. */
  id: string;
  title: string;
  content: string;
  tags: JournalTag[];
  /** ISO times. */
  date: string;
  editedAt: string | null;
  sound: FileSource | null;
  /** In their order. */
  pictures: FileSource[];
  /** The name of its file, for messages. */
  file: string;
};

/** The result of reading the files. Nothing is written yet. */
export type ImportFindings = {
  entries: FoundEntry[];
  problems: ImportProblem[];
  /** Pictures that an entry names and that are not among the files, or for which it has no room. */
  missingPictures: number;
  /** Attachments that Mooring does not import. */
  videos: number;
  otherFiles: number;
};

export const noFindings = (): ImportFindings => ({
  entries: [],
  problems: [],
  missingPictures: 0,
  videos: 0,
  otherFiles: 0,
});

/** Limits that protect the memory of a phone. Bytes. */
export const limits = {
  /** One text file. */
  text: 5_000_000,
  /** One JSON file after inflating. */
  json: 100_000_000,
  /** One recording. */
  sound: 60_000_000,
  /** One picture: as large as an entry takes. */
  picture: 25 * 1024 * 1024,
  /** Pictures of one entry. */
  pictures: 20,
  /** All inflated data of one zip. */
  inflated: 400_000_000,
  /** All inflated pictures of one zip. They are read one after the other. */
  inflatedPictures: 20_000_000_000,
  /** Files in one zip. */
  files: 100_000,
  /** Entries of one import, which are written in one transaction. */
  entries: 50_000,
} as const;
