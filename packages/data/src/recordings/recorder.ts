import type { MessageKey } from '@mooring/contract';
import type { Microphone, MicrophoneFailure } from './microphone.ts';
import type { FinishedRecording } from './recordings.ts';

/** Maximum length of a recording in ms, unless a screen sets a shorter limit. */
export const maxRecordingMs = 10 * 60 * 1000;

/** Maximum number of levels in a state. */
export const maxLevels = 48;

/** Why a recording could not start. */
export type RecordingFailure = MicrophoneFailure | 'failed';

/** Why a recording ended: by request, at its limit, because the microphone went away, or because the app was locked. */
export type EndReason = 'asked' | 'limit' | 'unplugged' | 'locked';

/** The state of the recorder. */
export type RecorderState =
  | { status: 'idle' | 'asking' | 'ending' }
  /** `levels`: newest last, 0–100, one per 100 ms. */
  | { status: 'recording'; elapsedMs: number; levels: readonly number[] };

/** Records one recording at a time and saves it while it runs. */
export type Recorder = {
  start(): Promise<void>;
  /** Resolves when the end of the recording is saved, or failed to save. */
  stop(): Promise<void>;
  /** Retries saving the end of the last recording. Throws AppError if it fails again. */
  retrySave(): Promise<void>;
  /** Whether a recording is running, or the end of the last one is only in memory. */
  hasUnsaved(): boolean;
};

/** Callbacks of a recorder. */
export type RecorderListener = {
  onState(take: RecorderState): void;
  /** The recording has started. From now on parts of it may be on the disk. */
  onStart(id: string, microphone: Microphone): void;
  onEnd(ended: FinishedRecording, ending: EndReason): void;
  onUnavailable(reason: RecordingFailure): void;
  /** A chunk could not be saved and stays in memory. Null once it is saved. */
  onSaveFailure(key: MessageKey | null): void;
};

/** Opens recorders. Each recording has at most `maxMs`. */
export type Recorders = {
  open(listener: RecorderListener, maxMs?: number): Promise<Recorder>;
};
