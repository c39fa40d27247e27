import { AppError, keyOf, type MessageKey } from '@mooring/contract';
import type { Microphone, MicrophoneListener, OpenMicrophone } from './microphone.ts';
import {
  type EndReason,
  maxLevels,
  maxRecordingMs,
  type Recorder,
  type RecorderListener,
  type Recorders,
  type RecordingFailure,
} from './recorder.ts';
import type { FinishedRecording, Recordings } from './recordings.ts';

const samplesPerMs = 16;

type Capture = {
  id: string;
  samples: number;
  levels: number[];
  microphone: Microphone | null;
  setSaveFailure: MessageKey | null;
};

type Parts = { recordings: Recordings; openMicrophone: OpenMicrophone };

/**
 * The one way from a microphone to sealed pieces on the disk (docs/decisions/0007). Sound is handed on as it comes, so that a
 * crash costs the piece that is being filled and no more.
 */
export function createRecorders(parts: Parts): Recorders {
  return {
    open: async (listener, longestMs = maxRecordingMs) =>
      createRecorder({ ...parts, listener, longestMs }),
  };
}

function createRecorder({
  recordings,
  openMicrophone,
  listener,
  longestMs,
}: Parts & { listener: RecorderListener; longestMs: number }): Recorder {
  const { onState } = listener;
  let current: Capture | null = null;
  let ending: Promise<void> | null = null;
  /** The recording whose end is only in memory. */
  let unsavedId: string | null = null;

  function addSamples(capture: Capture, heard: Int16Array) {
    if (current !== capture) return;
    const samples = heard.subarray(0, longestMs * samplesPerMs - capture.samples);
    capture.samples += samples.length;
    capture.levels = [...capture.levels, levelOf(samples)].slice(-maxLevels);
    const elapsedMs = capture.samples / samplesPerMs;
    if (capture.microphone) onState({ status: 'recording', elapsedMs, levels: capture.levels });
    recordings.append(capture.id, samples).then(
      () => trouble(capture, null),
      (error: unknown) => trouble(capture, keyOf(error, 'store.failed')),
    );
    if (elapsedMs >= longestMs) void endCapture(capture, 'limit');
  }

  function trouble(capture: Capture, key: MessageKey | null) {
    if (current !== capture || capture.setSaveFailure === key) return;
    capture.setSaveFailure = key;
    if (key === 'session.locked') void endCapture(capture, 'locked');
    else listener.onSaveFailure(key);
  }

  async function start() {
    if (current || ending) return;
    const capture: Capture = {
      id: '',
      samples: 0,
      levels: [],
      microphone: null,
      setSaveFailure: null,
    };
    current = capture;
    listener.onSaveFailure(null);
    onState({ status: 'asking' });
    const hearer: MicrophoneListener = {
      onSamples: (samples) => addSamples(capture, samples),
      onEnded: () => void endCapture(capture, 'unplugged'),
    };
    try {
      capture.id = await recordings.begin();
      const microphone = await openMicrophone(hearer);
      if (typeof microphone === 'string') return await fail(capture, microphone);
      // Stopped while the browser was still asking: nobody may be listened to.
      if (current !== capture) return microphone.close();
      capture.microphone = microphone;
      onState({ status: 'recording', elapsedMs: 0, levels: [] });
      listener.onStart(capture.id, microphone);
    } catch {
      await fail(capture, 'failed');
    }
  }

  /** What stays behind is swept one day. */
  const discard = (id: string) => recordings.discard(id).catch(() => undefined);

  async function fail(capture: Capture, reason: RecordingFailure) {
    await discard(capture.id);
    if (current !== capture) return;
    current = null;
    onState({ status: 'idle' });
    listener.onUnavailable(reason);
  }

  function endCapture(capture: Capture, reason: EndReason): Promise<void> {
    if (current !== capture) return Promise.resolve();
    current = null;
    ending = finish(capture, reason).finally(() => {
      ending = null;
    });
    return ending;
  }

  async function finish(capture: Capture, reason: EndReason) {
    if (!capture.microphone) {
      onState({ status: 'idle' });
      return discard(capture.id);
    }
    // Told while the microphone is still there: whoever writes along takes the last words.
    onState({ status: 'ending' });
    capture.microphone.close();
    const finished = await recordings.finish(capture.id);
    reportResult(finished);
    if (finished.recording.durationMs === 0) await discard(capture.id);
    onState({ status: 'idle' });
    listener.onEnd(finished, reason);
  }

  /** After a lock nothing waits in memory any more: what is kept is offered back. */
  function reportResult({ recording, failure }: FinishedRecording) {
    const held = failure !== null && failure !== 'session.locked';
    unsavedId = held ? recording.id : null;
    listener.onSaveFailure(held ? failure : null);
  }

  return {
    start,
    async stop() {
      if (current) void endCapture(current, 'asked');
      await ending;
    },
    async retrySave() {
      if (unsavedId === null) return;
      const finished = await recordings.finish(unsavedId);
      reportResult(finished);
      if (finished.failure) throw new AppError(finished.failure);
    },
    hasUnsaved: () => current !== null || ending !== null || unsavedId !== null,
  };
}

/** The loudest of a part, 0–100. */
function levelOf(samples: Int16Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.round((peak / 32_768) * 100);
}
