import type { MessageKey } from '@mooring/contract';
import { useEffect, useRef, useState } from 'react';
import type { Recorder, RecorderListener } from '../recordings/recorder.ts';
import { useData } from './data-context.tsx';
import { useSession } from './use-stores.ts';

/** The recorder of a screen. `saveFailure`: why a part of the recording is only in this tab's memory, or null. */
export type RecorderControls = Omit<Recorder, 'start'> & {
  start(): void;
  saveFailure: MessageKey | null;
};

/**
 * A recorder that loads at the first start. It stops and saves the recording when the screen unmounts or the session
 * closes. While any of it could be lost, the browser asks before the page closes.
 */
export function useRecorder(
  listener: Omit<RecorderListener, 'onSaveFailure'>,
  maxMs?: number,
): RecorderControls {
  const { recorders } = useData();
  const { status } = useSession();
  const [active, setActive] = useState(false);
  const [saveFailure, setSaveFailure] = useState<MessageKey | null>(null);
  const opening = useRef<Promise<Recorder> | null>(null);
  const recorder = useRef<Recorder | null>(null);
  const isUnmounted = useRef(false);
  const latest = useRef(listener);
  latest.current = listener;

  const [stableListener] = useState<RecorderListener>(() => ({
    onState(take) {
      setActive(take.status !== 'idle');
      latest.current.onState(take);
    },
    onStart: (id, microphone) => latest.current.onStart(id, microphone),
    onEnd: (ended, ending) => latest.current.onEnd(ended, ending),
    onUnavailable: (reason) => latest.current.onUnavailable(reason),
    onSaveFailure: setSaveFailure,
  }));

  async function start() {
    // Shared, so that two quick calls open one recorder.
    opening.current ??= recorders.open(stableListener, maxMs);
    try {
      recorder.current = await opening.current;
    } catch {
      opening.current = null;
      if (!isUnmounted.current) latest.current.onUnavailable('failed');
      return;
    }
    if (!isUnmounted.current) await recorder.current.start();
  }

  const [stop] = useState(() => async () => recorder.current?.stop());

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      void stop();
    };
  }, [stop]);

  useEffect(() => (status === 'open' ? () => void stop() : undefined), [status, stop]);

  const mayBeLost = active || saveFailure !== null;
  useEffect(() => {
    if (!mayBeLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mayBeLost]);

  return {
    start: () => void start(),
    stop,
    retrySave: async () => recorder.current?.retrySave(),
    hasUnsaved: () => recorder.current?.hasUnsaved() ?? false,
    saveFailure,
  };
}
