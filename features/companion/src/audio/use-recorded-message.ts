import { type Recording, useCompanionSettings, useData } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import type { Composer } from '../talk/use-composer.ts';
import { type Ear, openEar } from './ear.ts';
import { canWriteDown, writeDown } from './transcript.ts';

/** ms; the longest a recorded message may be. */
export const longestRecording = 3 * 60 * 1000;

export type RecordedMessage = {
  status: 'idle' | 'asking' | 'recording' | 'ending';
  elapsedMs: number;
  /** Recorded, and not sent yet. */
  recording: Recording | null;
  /** Its words were written down on the device and stand in the box, to be looked through. */
  written: boolean;
  toggle(): void;
  remove(): void;
  /** It has gone with a message. */
  sent(): void;
  /** Whether it should be asked if what is said may be written down on the device. */
  asksToWrite: boolean;
  answer(write: boolean): void;
};

type Taking = { ear: Ear; pen: ReturnType<typeof writeDown> };

/** Records a message: kept sealed, written down on the device where that can be and was agreed to. */
export function useRecordedMessage(composer: Composer): RecordedMessage {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [status, setStatus] = useState<RecordedMessage['status']>('idle');
  const [elapsedMs, setElapsed] = useState(0);
  const [written, setWritten] = useState(false);
  const [asksToWrite, setAsks] = useState(false);
  const taking = useRef<Taking | null>(null);
  const gone = useRef(false);
  const latest = useRef(composer);
  latest.current = composer;

  async function begin(write: boolean) {
    setStatus('asking');
    const ear = await openEar();
    if (gone.current) return ear?.cancel();
    if (!ear) {
      setStatus('idle');
      data.notices.say('companion.microphone-needed');
      return;
    }
    taking.current = { ear, pen: write ? writeDown(ear.track) : null };
    setElapsed(0);
    setStatus('recording');
  }

  async function end() {
    const mine = taking.current;
    if (!mine) return;
    taking.current = null;
    setStatus('ending');
    try {
      const [samples, words] = await Promise.all([mine.ear.stop(), mine.pen?.end() ?? '']);
      if (gone.current || samples.length === 0) return;
      const id = await data.recordings.begin();
      // A part that is not kept yet stays in memory, and `finish` says so.
      await data.recordings.append(id, samples).catch(() => undefined);
      const { recording, failure } = await data.recordings.finish(id);
      if (failure) data.notices.say(failure);
      const { text } = latest.current;
      latest.current.attach(recording, [text, words].filter((part) => part !== '').join(' '));
      setWritten(words !== '');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      if (!gone.current) setStatus('idle');
    }
  }

  async function toggle() {
    if (status === 'recording') return end();
    if (status !== 'idle') return;
    const agreed = settings.consents.transcript;
    if (agreed === undefined && (await canWriteDown())) setAsks(true);
    else await begin(agreed === true && (await canWriteDown()));
  }

  async function answer(write: boolean) {
    setAsks(false);
    void change(({ consents }) => ({ consents: { ...consents, transcript: write } }));
    await begin(write);
  }

  function remove() {
    const { recording, text } = composer;
    setWritten(false);
    composer.attach(null, text);
    // What stays behind is swept one day.
    if (recording) void data.recordings.discard(recording.id).catch(() => undefined);
  }

  useEffect(() => {
    if (status !== 'recording') return;
    const timer = setInterval(() => setElapsed((ms) => ms + 1_000), 1_000);
    return () => clearInterval(timer);
  }, [status]);

  useEffect(() => {
    if (elapsedMs >= longestRecording) void end();
  }, [elapsedMs]);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      taking.current?.ear.cancel();
      taking.current = null;
    };
  }, []);

  return {
    status,
    elapsedMs,
    recording: composer.recording,
    written,
    toggle: () => void toggle(),
    remove,
    sent: () => setWritten(false),
    asksToWrite,
    answer: (write) => void answer(write),
  };
}
