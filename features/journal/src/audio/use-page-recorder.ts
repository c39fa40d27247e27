import type { MessageKey } from '@mooring/contract';
import {
  type EndReason,
  type RecorderState,
  type Recording,
  type RecordingFailure,
  useData,
  useRecorder,
} from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useRef, useState } from 'react';
import { playExclusively } from './play-exclusively.ts';

/** Everything the recorder shows and does. The recording itself belongs to the page it is part of. */
export type PageRecorder = {
  take: RecorderState;
  recording: Recording | null;
  start(): void;
  stop(): void;
  /** Whether leaving now could lose something of it. */
  hasUnsaved(): boolean;
  /** Stops, and keeps what is only in memory. False where it is still not kept. */
  settle(): Promise<boolean>;
  /** Puts the recording away until the page is left. */
  remove(): void;
  /** A recording put away on this page, by deleting it or by a newer one. */
  putAway: Recording | null;
  bringBack(): void;
  /** Why it did not begin, until that is read. */
  none: RecordingFailure | null;
  readNone(): void;
  /** Why it ended by itself. */
  ending: EndReason;
  /** Why a part of it is only in memory. */
  unkept: MessageKey | null;
  /** Tries to keep it once more. Throws AppError where it cannot be. */
  retrySave(): Promise<void>;
  download(): void;
};

type Page = {
  /** With a duration of 0 while it is being taken. */
  recording: Recording | null;
  change(recording: Recording | null): void;
};

/** Records into a page, and puts away what is replaced. */
export function usePageRecorder(page: Page): PageRecorder {
  const { recordings, notices } = useData();
  const [take, setTake] = useState<RecorderState>({ status: 'idle' });
  const [none, setNone] = useState<RecordingFailure | null>(null);
  const [ending, setEnding] = useState<EndReason>('asked');
  const [putAway, setPutAway] = useState<Recording | null>(null);
  const latest = useRef(page);
  latest.current = page;

  function replace(recording: Recording | null) {
    const before = latest.current.recording;
    if (before && before.durationMs > 0) setPutAway(before);
    latest.current.change(recording);
  }

  const recorder = useRecorder({
    onState: setTake,
    onStart: (id) => replace({ id, durationMs: 0, peaks: [] }),
    onEnd({ recording }, reason) {
      latest.current.change(recording.durationMs > 0 ? recording : null);
      setEnding(reason);
    },
    onUnavailable: setNone,
  });

  const recording = page.recording && page.recording.durationMs > 0 ? page.recording : null;

  async function settle() {
    await recorder.stop();
    return recorder.retrySave().then(
      () => true,
      () => false,
    );
  }

  async function download() {
    if (!recording) return;
    try {
      const { wav } = await recordings.open(recording);
      downloadFile('my-recording.wav', wav);
    } catch (error) {
      notices.fail(error, 'recording.unreadable');
    }
  }

  return {
    take,
    recording,
    start() {
      setEnding('asked');
      playExclusively(null);
      recorder.start();
    },
    stop: () => void recorder.stop(),
    hasUnsaved: recorder.hasUnsaved,
    settle,
    remove: () => replace(null),
    putAway: putAway?.id === recording?.id ? null : putAway,
    bringBack() {
      if (putAway) replace(putAway);
    },
    none,
    readNone: () => setNone(null),
    ending,
    unkept: recorder.saveFailure,
    retrySave: recorder.retrySave,
    download: () => void download(),
  };
}
