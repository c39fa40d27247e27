import type { MessageKey } from '@mooring/contract';
import {
  type Ending,
  type NoRecording,
  type Recording,
  type Take,
  useData,
  useRecorder,
} from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useRef, useState } from 'react';
import { playExclusively } from './play-exclusively.ts';

/** Everything the recorder shows and does. The recording itself belongs to the page it is part of. */
export type PageRecorder = {
  take: Take;
  recording: Recording | null;
  start(): void;
  stop(): void;
  /** Whether leaving now could lose something of it. */
  unsettled(): boolean;
  /** Stops, and keeps what is only in memory. False where it is still not kept. */
  settle(): Promise<boolean>;
  /** Puts the recording away until the page is left. */
  remove(): void;
  /** A recording put away on this page, by deleting it or by a newer one. */
  putAway: Recording | null;
  bringBack(): void;
  /** Why it did not begin, until that is read. */
  none: NoRecording | null;
  readNone(): void;
  /** Why it ended by itself. */
  ending: Ending;
  /** Why a part of it is only in memory. */
  unkept: MessageKey | null;
  /** Tries to keep it once more. Throws AppError where it cannot be. */
  keepAgain(): Promise<void>;
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
  const [take, setTake] = useState<Take>({ status: 'idle' });
  const [none, setNone] = useState<NoRecording | null>(null);
  const [ending, setEnding] = useState<Ending>('asked');
  const [putAway, setPutAway] = useState<Recording | null>(null);
  const latest = useRef(page);
  latest.current = page;

  function replace(recording: Recording | null) {
    const before = latest.current.recording;
    if (before && before.durationMs > 0) setPutAway(before);
    latest.current.change(recording);
  }

  const recorder = useRecorder({
    onTake: setTake,
    onBegin: (id) => replace({ id, durationMs: 0, peaks: [] }),
    onEnd({ recording }, reason) {
      latest.current.change(recording.durationMs > 0 ? recording : null);
      setEnding(reason);
    },
    onNone: setNone,
  });

  const recording = page.recording && page.recording.durationMs > 0 ? page.recording : null;

  async function settle() {
    await recorder.stop();
    return recorder.keepAgain().then(
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
    unsettled: recorder.unsettled,
    settle,
    remove: () => replace(null),
    putAway: putAway?.id === recording?.id ? null : putAway,
    bringBack() {
      if (putAway) replace(putAway);
    },
    none,
    readNone: () => setNone(null),
    ending,
    unkept: recorder.unkept,
    keepAgain: recorder.keepAgain,
    download: () => void download(),
  };
}
