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
import { canTranscribe, type Transcription, transcribe } from './transcript.ts';
import { useSaveBeforeLeaving } from './use-save-before-leaving.ts';

/** ms; the longest a recorded message may be. */
const longestRecordedMessage = 3 * 60 * 1000;

export type RecordedMessage = {
  status: RecorderState['status'];
  /** Whole seconds, in ms. */
  elapsedMs: number;
  /** The recording that is not sent yet. */
  recording: Recording | null;
  /** It was interrupted and recovered. */
  wasInterrupted: boolean;
  /** Its transcript was added to the text, to be checked. */
  hasTranscript: boolean;
  toggle(): void;
  remove(): void;
  /** Retries to save the end of a recording that a full device refused. */
  retrySave(): Promise<void>;
  /** Called when it was sent with a message. */
  onSent(): void;
  /** Whether to ask for consent to transcribe on the device. */
  asksToTranscribe: boolean;
  answer(transcribe: boolean): void;
};

/** Records a message, saved encrypted while it is recorded, and transcribes it on the device with consent. */
export function useRecordedMessage(composer: Composer): RecordedMessage {
  const data = useData();
  const { settings, change } = useCompanionSettings();
  const [recorderStatus, setRecorderStatus] = useState<RecorderState['status']>('idle');
  const [isTranscribing, setTranscribing] = useState(false);
  const [elapsedMs, setElapsed] = useState(0);
  const [hasTranscript, setHasTranscript] = useState(false);
  const [asksToTranscribe, setAsksToTranscribe] = useState(false);
  const shouldTranscribe = useRef(false);
  const transcription = useRef<Transcription | null>(null);
  const transcript = useRef<Promise<string> | null>(null);
  const replaced = useRef<Recording | null>(null);
  const latest = useRef(composer);
  latest.current = composer;
  const status = isTranscribing ? 'ending' : recorderStatus;

  const recorder = useRecorder(
    {
      onState(state) {
        setRecorderStatus(state.status);
        if (state.status === 'recording') setElapsed(Math.floor(state.elapsedMs / 1000) * 1000);
        // The recording is saved even if the transcription fails.
        if (state.status === 'ending')
          transcript.current = transcription.current?.end().catch(() => '') ?? null;
      },
      onStart(id, { track }) {
        transcription.current = shouldTranscribe.current ? transcribe(track) : null;
        replaced.current = latest.current.recording;
        latest.current.attach({ id, durationMs: 0, peaks: [] });
      },
      onEnd: (ended) => void finish(ended),
      onUnavailable: () => void data.notices.say('companion.microphone-needed'),
    },
    longestRecordedMessage,
  );

  const retrySave = () => recorder.retrySave().catch(() => undefined);

  useSaveBeforeLeaving({
    hasUnsaved: recorder.hasUnsaved,
    async keep() {
      await recorder.stop();
      await retrySave();
    },
  });

  async function finish({ recording, failure }: FinishedRecording) {
    const hasSound = recording.durationMs > 0;
    const before = replaced.current;
    latest.current.attach(hasSound ? recording : before);
    if (hasSound && before) discard(before);
    if (failure && failure !== 'session.locked') data.notices.say(failure);
    setTranscribing(true);
    const text = (await transcript.current) ?? '';
    setTranscribing(false);
    if (!hasSound) return;
    if (text !== '') latest.current.append(text);
    setHasTranscript(text !== '');
  }

  /** A part that could not be removed is removed by a later clean-up. */
  function discard({ id }: Recording) {
    data.recordings.discard(id).catch(() => undefined);
  }

  function begin(withTranscript: boolean) {
    shouldTranscribe.current = withTranscript;
    setElapsed(0);
    recorder.start();
  }

  async function toggle() {
    if (status === 'recording') return recorder.stop();
    if (status !== 'idle') return;
    const agreed = settings.consents.transcript;
    if (agreed === undefined && (await canTranscribe())) setAsksToTranscribe(true);
    else begin(agreed === true && (await canTranscribe()));
  }

  return {
    status,
    elapsedMs,
    recording: composer.recording,
    wasInterrupted: composer.wasInterrupted,
    hasTranscript,
    toggle: () => void toggle(),
    remove() {
      setHasTranscript(false);
      composer.attach(null);
      if (composer.recording) discard(composer.recording);
    },
    retrySave,
    onSent: () => setHasTranscript(false),
    asksToTranscribe,
    answer(agreed) {
      setAsksToTranscribe(false);
      void change((before) => ({
        ...before,
        consents: { ...before.consents, transcript: agreed },
      }));
      begin(agreed);
    },
  };
}
