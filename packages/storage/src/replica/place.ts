import type { Source } from './records.ts';

/** One segment in the hands of this tab. */
export type SegmentFile = Source & {
  /** On the disk when it resolves. Nothing is added where it fails. */
  append(bytes: Uint8Array<ArrayBuffer>): void;
  release(): void;
};

/** Where the segments of one account lie. */
export type Place = {
  /** Largest first. */
  names(): Promise<string[]>;
  /** Null where another tab that is still alive has it. */
  claim(name: string): Promise<SegmentFile | null>;
  /** To read only; what another tab adds meanwhile may be missing. */
  peek(name: string): Promise<Source>;
  remove(name: string): Promise<void>;
};
