import { AppError, type MessageKey } from '@mooring/contract';
import { useEffect, useRef, useState } from 'react';
import type { FinishedRecording } from '../recordings/recordings.ts';
import type { Recorder, RecorderListener } from '../recordings/take.ts';
import { useData, useSession } from './data-context.tsx';

export type RecorderControls = {
  start(): void;
  /** Resolves when its end is kept, or known not to be. */
  stop(): Promise<void>;
  /** Whether leaving now could lose something that was said. */
  unsettled(): boolean;
  /** Why a part of what was said is in this tab's memory only; null when it is not. */
  unkept: MessageKey | null;
  /** Tries to keep the end of the last recording once more. Throws AppError where it cannot be. */
  keepAgain(): Promise<void>;
};

/**
 * The recorder of a screen, loaded at the first start. It stops, and what was said is kept, when the screen goes or the
 * session closes; while anything of it could be lost the browser asks before the page is closed.
 */
export function useRecorder(
  listener: Omit<RecorderListener, 'onTrouble'>,
  longestMs?: number,
): RecorderControls {
  const { recorders, recordings } = useData();
  const { status } = useSession();
  const [active, setActive] = useState(false);
  const [unkept, setUnkept] = useState<MessageKey | null>(null);
  const recorder = useRef<Recorder | null>(null);
  const opening = useRef<Promise<Recorder> | null>(null);
  const gone = useRef(false);
  const waiting = useRef<string | null>(null);
  const latest = useRef(listener);
  latest.current = listener;

  const [told] = useState<RecorderListener>(() => ({
    onTake(take) {
      setActive(take.status !== 'idle');
      latest.current.onTake(take);
    },
    onBegin: (id, microphone) => latest.current.onBegin(id, microphone),
    onEnd(ended, ending) {
      settle(ended);
      latest.current.onEnd(ended, ending);
    },
    onNone: (reason) => latest.current.onNone(reason),
    onTrouble: setUnkept,
  }));

  /** After a lock nothing waits in memory any more: what is kept is offered back. */
  function settle({ recording, failure }: FinishedRecording) {
    const held = failure !== null && failure !== 'session.locked';
    waiting.current = held ? recording.id : null;
    setUnkept(held ? failure : null);
  }

  async function start() {
    setUnkept(null);
    // One recorder, however quickly it is asked for twice.
    opening.current ??= recorders.open(told, longestMs);
    try {
      recorder.current = await opening.current;
    } catch {
      opening.current = null;
      if (!gone.current) latest.current.onNone('failed');
      return;
    }
    if (!gone.current) await recorder.current.start();
  }

  const [stop] = useState(() => async () => recorder.current?.stop());

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      void stop();
    };
  }, [stop]);

  useEffect(() => (status === 'open' ? () => void stop() : undefined), [status, stop]);

  const mayBeLost = active || unkept !== null;
  useEffect(() => {
    if (!mayBeLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayBeLost]);

  return {
    start: () => void start(),
    stop,
    unsettled: () => (recorder.current?.active() ?? false) || waiting.current !== null,
    unkept,
    async keepAgain() {
      if (waiting.current === null) return;
      const ended = await recordings.finish(waiting.current);
      settle(ended);
      if (ended.failure) throw new AppError(ended.failure);
    },
  };
}
