import type { ByteSource } from './log-record.ts';

/** A log segment that this tab has open for writing. */
export type SegmentFile = ByteSource & {
  /** All or nothing, flushed to the disk when it returns. */
  append(bytes: Uint8Array<ArrayBuffer>): void;
  /** Closes the file and releases its lock. */
  release(): void;
};

/** The folder with the log segments of one account. */
export type SegmentStorage = {
  /** Largest first. */
  names(): Promise<string[]>;
  /** Locks a segment and opens it for writing. Creates it where it is missing; null where another live tab has it. */
  openExclusive(name: string): Promise<SegmentFile | null>;
  /** Without a lock: bytes that another tab appends meanwhile may be missing. */
  openForReading(name: string): Promise<ByteSource>;
  remove(name: string): Promise<void>;
};
