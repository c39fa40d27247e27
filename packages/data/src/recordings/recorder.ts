import type { MessageKey } from '@mooring/contract';
import type { Microphone, MicrophoneFailure } from './microphone.ts';
import type { FinishedRecording } from './recordings.ts';

/** ms; the longest a recording may be, unless a screen sets a shorter limit. */
export const maxRecordingMs = 10 * 60 * 1000;

/** How many levels of a take are given, at most. */
export const maxLevels = 48;

/** Why there is no recording where there should be one. */
export type RecordingFailure = MicrophoneFailure | 'failed';

/** Why a recording ended: asked to, at its limit, because the microphone went away, or because the app was locked. */
export type EndReason = 'asked' | 'limit' | 'unplugged' | 'locked';

/** What the recorder is doing. */
export type RecorderState =
  | { status: 'idle' | 'asking' | 'ending' }
  /** `levels`: the newest last, 0–100, one for each 100 ms. */
  | { status: 'recording'; elapsedMs: number; levels: readonly number[] };

/** Takes one recording at a time and keeps it while it is being taken. */
export type Recorder = {
  start(): Promise<void>;
  /** Resolves when its end is kept, or known not to be. */
  stop(): Promise<void>;
  /** Tries to keep the end of the last one once more. Throws AppError where it cannot be. */
  retrySave(): Promise<void>;
  /** Whether one is being taken, or the end of the last one is only in memory. */
  hasUnsaved(): boolean;
};

/** Told of what a recorder does. */
export type RecorderListener = {
  onState(take: RecorderState): void;
  /** It has begun: from now on something of it may be on the disk. */
  onStart(id: string, microphone: Microphone): void;
  onEnd(ended: FinishedRecording, ending: EndReason): void;
  onUnavailable(reason: RecordingFailure): void;
  /** A piece, or the end, could not be kept: it waits in memory. Null when it is kept after all. */
  onSaveFailure(key: MessageKey | null): void;
};

/** Opens recorders. Each takes at most `longestMs` at once. */
export type Recorders = {
  open(listener: RecorderListener, longestMs?: number): Promise<Recorder>;
};
