import {
  type FinishedRecording,
  type RecorderState,
  type Recording,
  useCompanionSettings,
  useData,
  useRecorder,
} from '@mooring/data';
import { useRef, useState } from 'react';
import type { Composer } from '../talk/use-composer.ts';
import { canWriteDown, type Pen, writeDown } from './transcript.ts';
import { useKeepBeforeLeaving } from './use-keep-before-leaving.ts';

/** ms; the longest a recorded message may be. */
const longestRecordedMessage = 3 * 60 * 1000;

export type RecordedMessage = {
  status: RecorderState['status'];
  /** Whole seconds, in ms. */
  elapsedMs: number;
  /** Recorded, and not sent yet. */
  recording: Recording | null;
  /** It was cut off, and is back. */
  cutOff: boolean;
  /** Its words were written down on the device and stand in the box, to be looked through. */
  written: boolean;
  toggle(): void;
  remove(): void;
  /** Tries once more to keep an end that a full device did not take, so that it goes along whole. */
  settle(): Promise<void>;
  /** It has gone with a message. */
  sent(): void;
  /** Whether it should be asked if what is said may be written down on the device. */
  asksToWrite: boolean;
  answer(write: boolean): void;
};

/** Records a message: kept sealed while it is spoken, written down on the device where that can be and was agreed to. */
export function useRecordedMessage(composer: Composer): RecordedMessage {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [taken, setTaken] = useState<RecorderState['status']>('idle');
  const [writing, setWriting] = useState(false);
  const [elapsedMs, setElapsed] = useState(0);
  const [written, setWritten] = useState(false);
  const [asksToWrite, setAsks] = useState(false);
  const wantsWords = useRef(false);
  const pen = useRef<Pen | null>(null);
  const words = useRef<Promise<string> | null>(null);
  const replaced = useRef<Recording | null>(null);
  const latest = useRef(composer);
  latest.current = composer;
  const status = writing ? 'ending' : taken;

  const recorder = useRecorder(
    {
      onState(state) {
        setTaken(state.status);
        if (state.status === 'recording') setElapsed(Math.floor(state.elapsedMs / 1000) * 1000);
        // The recording is kept also when the transcription fails.
        if (state.status === 'ending') words.current = pen.current?.end().catch(() => '') ?? null;
      },
      onStart(id, { track }) {
        pen.current = wantsWords.current ? writeDown(track) : null;
        replaced.current = latest.current.recording;
        latest.current.attach({ id, durationMs: 0, peaks: [] });
      },
      onEnd: (ended) => void finish(ended),
      onUnavailable: () => void data.notices.say('companion.microphone-needed'),
    },
    longestRecordedMessage,
  );

  const settle = () => recorder.retrySave().catch(() => undefined);

  useKeepBeforeLeaving({
    hasUnsaved: recorder.hasUnsaved,
    async keep() {
      await recorder.stop();
      await settle();
    },
  });

  async function finish({ recording, failure }: FinishedRecording) {
    const said = recording.durationMs > 0;
    const before = replaced.current;
    latest.current.attach(said ? recording : before);
    if (said && before) discard(before);
    if (failure && failure !== 'session.locked') data.notices.say(failure);
    setWriting(true);
    const text = (await words.current) ?? '';
    setWriting(false);
    if (!said) return;
    if (text !== '') latest.current.append(text);
    setWritten(text !== '');
  }

  /** A part that could not be removed is removed by a later clean-up. */
  function discard({ id }: Recording) {
    data.recordings.discard(id).catch(() => undefined);
  }

  function begin(write: boolean) {
    wantsWords.current = write;
    setElapsed(0);
    recorder.start();
  }

  async function toggle() {
    if (status === 'recording') return recorder.stop();
    if (status !== 'idle') return;
    const agreed = settings.consents.transcript;
    if (agreed === undefined && (await canWriteDown())) setAsks(true);
    else begin(agreed === true && (await canWriteDown()));
  }

  return {
    status,
    elapsedMs,
    recording: composer.recording,
    cutOff: composer.cutOff,
    written,
    toggle: () => void toggle(),
    remove() {
      setWritten(false);
      composer.attach(null);
      if (composer.recording) discard(composer.recording);
    },
    settle,
    sent: () => setWritten(false),
    asksToWrite,
    answer(write) {
      setAsks(false);
      void change((before) => ({ ...before, consents: { ...before.consents, transcript: write } }));
      begin(write);
    },
  };
}
