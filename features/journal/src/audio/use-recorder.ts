import { AppError, type MessageKey } from '@mooring/contract';
import { type Recording, useData, useSession } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from './media.ts';
import { createRecorder, type Ending, type NoRecording, type Take } from './recorder.ts';

/** Everything the recorder shows and does. The recording itself belongs to the page it is part of. */
export type RecorderView = {
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

/** Records into a page, puts away what is replaced, and lets go of the microphone when the page goes. */
export function useRecorder(page: Page): RecorderView {
  const { recordings, notices } = useData();
  const { status } = useSession();
  const media = useMedia();
  const [take, setTake] = useState<Take>({ status: 'idle' });
  const [none, setNone] = useState<NoRecording | null>(null);
  const [ending, setEnding] = useState<Ending>('asked');
  const [unkept, setUnkept] = useState<MessageKey | null>(null);
  const waiting = useRef(false);
  const [putAway, setPutAway] = useState<Recording | null>(null);
  const latest = useRef(page);
  latest.current = page;

  function replace(recording: Recording | null) {
    const before = latest.current.recording;
    if (before && before.durationMs > 0) setPutAway(before);
    latest.current.change(recording);
  }

  const [recorder] = useState(() =>
    createRecorder({
      recordings,
      media,
      onTake: setTake,
      onBegin: (id) => replace({ id, durationMs: 0, peaks: [] }),
      onEnd({ recording, failure }, reason) {
        waiting.current = failure !== null && failure !== 'session.locked';
        latest.current.change(recording.durationMs > 0 ? recording : null);
        setUnkept(waiting.current ? failure : null);
        setEnding(reason);
      },
      onNone: setNone,
      onTrouble: setUnkept,
    }),
  );

  useEffect(() => {
    if (status === 'open') return () => void recorder.stop();
    return undefined;
  }, [recorder, status]);

  useEffect(() => () => void recorder.stop(), [recorder]);

  const mayBeLost = take.status !== 'idle' || unkept !== null;
  useEffect(() => {
    if (!mayBeLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayBeLost]);

  const recording = page.recording && page.recording.durationMs > 0 ? page.recording : null;

  async function keepAgain() {
    const { recording } = latest.current;
    if (!recording || !waiting.current) return;
    const { failure } = await recordings.finish(recording.id);
    waiting.current = failure !== null;
    setUnkept(failure);
    if (failure) throw new AppError(failure);
  }

  async function settle() {
    await recorder.stop();
    return keepAgain().then(
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
      setUnkept(null);
      void recorder.start();
    },
    stop: () => void recorder.stop(),
    unsettled: () => recorder.active() || waiting.current,
    settle,
    remove: () => replace(null),
    putAway: putAway?.id === recording?.id ? null : putAway,
    bringBack() {
      if (putAway) replace(putAway);
    },
    none,
    readNone: () => setNone(null),
    ending,
    unkept,
    keepAgain,
    download: () => void download(),
  };
}
