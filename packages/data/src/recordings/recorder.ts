import { AppError, keyOf, type MessageKey } from '@mooring/contract';
import type { Hearer, Microphone, OpenMicrophone } from './microphone.ts';
import type { FinishedRecording, Recordings } from './recordings.ts';
import {
  type Ending,
  levelsShown,
  longestRecording,
  type NoRecording,
  type Recorder,
  type RecorderListener,
  type Recorders,
} from './take.ts';

const samplesPerMs = 16;

type Taking = {
  id: string;
  samples: number;
  levels: number[];
  microphone: Microphone | null;
  trouble: MessageKey | null;
};

type Parts = { recordings: Recordings; openMicrophone: OpenMicrophone };

/**
 * The one way from a microphone to sealed pieces on the disk (docs/decisions/0007). Sound is handed on as it comes, so that a
 * crash costs the piece that is being filled and no more.
 */
export function createRecorders(parts: Parts): Recorders {
  return {
    open: async (listener, longestMs = longestRecording) =>
      createRecorder({ ...parts, listener, longestMs }),
  };
}

function createRecorder({
  recordings,
  openMicrophone,
  listener,
  longestMs,
}: Parts & { listener: RecorderListener; longestMs: number }): Recorder {
  const { onTake } = listener;
  let taking: Taking | null = null;
  let ending: Promise<void> | null = null;
  /** The recording whose end is only in memory. */
  let waiting: string | null = null;

  function hear(mine: Taking, heard: Int16Array) {
    if (taking !== mine) return;
    const samples = heard.subarray(0, longestMs * samplesPerMs - mine.samples);
    mine.samples += samples.length;
    mine.levels = [...mine.levels, levelOf(samples)].slice(-levelsShown);
    const elapsedMs = mine.samples / samplesPerMs;
    if (mine.microphone) onTake({ status: 'recording', elapsedMs, levels: mine.levels });
    recordings.append(mine.id, samples).then(
      () => trouble(mine, null),
      (error: unknown) => trouble(mine, keyOf(error, 'store.failed')),
    );
    if (elapsedMs >= longestMs) void end(mine, 'limit');
  }

  function trouble(mine: Taking, key: MessageKey | null) {
    if (taking !== mine || mine.trouble === key) return;
    mine.trouble = key;
    if (key === 'session.locked') void end(mine, 'locked');
    else listener.onTrouble(key);
  }

  async function start() {
    if (taking || ending) return;
    const mine: Taking = { id: '', samples: 0, levels: [], microphone: null, trouble: null };
    taking = mine;
    listener.onTrouble(null);
    onTake({ status: 'asking' });
    const hearer: Hearer = {
      samples: (samples) => hear(mine, samples),
      ended: () => void end(mine, 'unplugged'),
    };
    try {
      mine.id = await recordings.begin();
      const microphone = await openMicrophone(hearer);
      if (typeof microphone === 'string') return await none(mine, microphone);
      // Stopped while the browser was still asking: nobody may be listened to.
      if (taking !== mine) return microphone.close();
      mine.microphone = microphone;
      onTake({ status: 'recording', elapsedMs: 0, levels: [] });
      listener.onBegin(mine.id, microphone);
    } catch {
      await none(mine, 'failed');
    }
  }

  /** What stays behind is swept one day. */
  const discard = (id: string) => recordings.discard(id).catch(() => undefined);

  async function none(mine: Taking, reason: NoRecording) {
    await discard(mine.id);
    if (taking !== mine) return;
    taking = null;
    onTake({ status: 'idle' });
    listener.onNone(reason);
  }

  function end(mine: Taking, reason: Ending): Promise<void> {
    if (taking !== mine) return Promise.resolve();
    taking = null;
    ending = finish(mine, reason).finally(() => {
      ending = null;
    });
    return ending;
  }

  async function finish(mine: Taking, reason: Ending) {
    if (!mine.microphone) {
      onTake({ status: 'idle' });
      return discard(mine.id);
    }
    // Told while the microphone is still there: whoever writes along takes the last words.
    onTake({ status: 'ending' });
    mine.microphone.close();
    const finished = await recordings.finish(mine.id);
    settle(finished);
    if (finished.recording.durationMs === 0) await discard(mine.id);
    onTake({ status: 'idle' });
    listener.onEnd(finished, reason);
  }

  /** After a lock nothing waits in memory any more: what is kept is offered back. */
  function settle({ recording, failure }: FinishedRecording) {
    const held = failure !== null && failure !== 'session.locked';
    waiting = held ? recording.id : null;
    listener.onTrouble(held ? failure : null);
  }

  return {
    start,
    async stop() {
      if (taking) void end(taking, 'asked');
      await ending;
    },
    async keepAgain() {
      if (waiting === null) return;
      const finished = await recordings.finish(waiting);
      settle(finished);
      if (finished.failure) throw new AppError(finished.failure);
    },
    unsettled: () => taking !== null || ending !== null || waiting !== null,
  };
}

/** The loudest of a part, 0–100. */
function levelOf(samples: Int16Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.round((peak / 32_768) * 100);
}
