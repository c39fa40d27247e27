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
  saveFailure: MessageKey | null;
};

type Parts = { recordings: Recordings; openMicrophone: OpenMicrophone };

/**
 * Records from a microphone to encrypted chunks on the disk (docs/decisions/0007). Samples are passed on as they
 * arrive, so a crash loses at most the chunk that is being filled.
 */
export function createRecorders(parts: Parts): Recorders {
  return {
    open: async (listener, maxMs = maxRecordingMs) => createRecorder({ ...parts, listener, maxMs }),
  };
}

function createRecorder({
  recordings,
  openMicrophone,
  listener,
  maxMs,
}: Parts & { listener: RecorderListener; maxMs: number }): Recorder {
  const { onState } = listener;
  let current: Capture | null = null;
  let ending: Promise<void> | null = null;
  /** The recording whose end is only in memory, or null. */
  let unsavedId: string | null = null;

  function addSamples(capture: Capture, input: Int16Array) {
    if (current !== capture) return;
    const samples = input.subarray(0, maxMs * samplesPerMs - capture.samples);
    capture.samples += samples.length;
    capture.levels = [...capture.levels, levelOf(samples)].slice(-maxLevels);
    const elapsedMs = capture.samples / samplesPerMs;
    if (capture.microphone) onState({ status: 'recording', elapsedMs, levels: capture.levels });
    recordings.append(capture.id, samples).then(
      () => setSaveFailure(capture, null),
      (error: unknown) => setSaveFailure(capture, keyOf(error, 'store.failed')),
    );
    if (elapsedMs >= maxMs) void endCapture(capture, 'limit');
  }

  function setSaveFailure(capture: Capture, key: MessageKey | null) {
    if (current !== capture || capture.saveFailure === key) return;
    capture.saveFailure = key;
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
      saveFailure: null,
    };
    current = capture;
    listener.onSaveFailure(null);
    onState({ status: 'asking' });
    const microphoneListener: MicrophoneListener = {
      onSamples: (samples) => addSamples(capture, samples),
      onEnded: () => void endCapture(capture, 'unplugged'),
    };
    try {
      capture.id = await recordings.begin();
      const microphone = await openMicrophone(microphoneListener);
      if (typeof microphone === 'string') return await fail(capture, microphone);
      // Stopped while the browser was still asking for permission: nothing may be recorded.
      if (current !== capture) return microphone.close();
      capture.microphone = microphone;
      onState({ status: 'recording', elapsedMs: 0, levels: [] });
      listener.onStart(capture.id, microphone);
    } catch {
      await fail(capture, 'failed');
    }
  }

  /** Chunks that stay behind are removed later by `findInterrupted`. */
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
    // Notified before the microphone closes, so that a transcript can take the last words.
    onState({ status: 'ending' });
    capture.microphone.close();
    const finished = await recordings.finish(capture.id);
    reportResult(finished);
    if (finished.recording.durationMs === 0) await discard(capture.id);
    onState({ status: 'idle' });
    listener.onEnd(finished, reason);
  }

  /** After a lock nothing is left in memory. What was saved is offered as an interrupted recording. */
  function reportResult({ recording, failure }: FinishedRecording) {
    const isUnsaved = failure !== null && failure !== 'session.locked';
    unsavedId = isUnsaved ? recording.id : null;
    listener.onSaveFailure(isUnsaved ? failure : null);
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

/** The peak of the samples, 0–100. */
function levelOf(samples: Int16Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.round((peak / 32_768) * 100);
}
