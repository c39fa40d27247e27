import { keyOf, type MessageKey } from '@mooring/contract';
import type { Data, FinishedRecording } from '@mooring/data';
import type { Hearer, Media, Microphone, NoMicrophone } from './media.ts';
import { speakAlone } from './one-voice.ts';

/** Why there is no recording where there should be one. */
export type NoRecording = NoMicrophone | 'failed';

/** Why a recording ended: asked to, at ten minutes, because the microphone went away, or because the app was locked. */
export type Ending = 'asked' | 'limit' | 'unplugged' | 'locked';

export type Take =
  | { status: 'idle' | 'asking' | 'ending' }
  /** `levels`: the newest last, 0–100, one for each 100 ms. */
  | { status: 'recording'; elapsedMs: number; levels: readonly number[] };

/** Takes one recording at a time and keeps it while it is being taken. */
export type Recorder = {
  start(): Promise<void>;
  /** Resolves when its end is kept, or known not to be. */
  stop(): Promise<void>;
  active(): boolean;
};

const samplesPerMs = 16;

/** ms; the longest a recording may be. */
export const longest = 10 * 60 * 1000;

/** ms; from here on it is said that the end is near. */
export const nearlyLongest = 9 * 60 * 1000;

/** Bars of the live level. */
export const levelsShown = 48;

type Taking = {
  id: string;
  samples: number;
  levels: number[];
  microphone: Microphone | null;
  trouble: MessageKey | null;
};

export function createRecorder(options: {
  recordings: Data['recordings'];
  media: Media;
  onTake(take: Take): void;
  /** It has begun: from now on something of it may be on the disk. */
  onBegin(id: string): void;
  onEnd(ended: FinishedRecording, ending: Ending): void;
  onNone(reason: NoRecording): void;
  /** A piece could not be kept: it waits in memory, and recording goes on. Null when it is kept after all. */
  onTrouble(key: MessageKey | null): void;
}): Recorder {
  const { recordings, media, onTake } = options;
  let taking: Taking | null = null;
  let ending: Promise<void> | null = null;

  function hear(mine: Taking, heard: Int16Array) {
    if (taking !== mine) return;
    const samples = heard.subarray(0, longest * samplesPerMs - mine.samples);
    mine.samples += samples.length;
    mine.levels = [...mine.levels, levelOf(samples)].slice(-levelsShown);
    const elapsedMs = mine.samples / samplesPerMs;
    if (mine.microphone) onTake({ status: 'recording', elapsedMs, levels: mine.levels });
    recordings.append(mine.id, samples).then(
      () => trouble(mine, null),
      (error: unknown) => trouble(mine, keyOf(error, 'store.failed')),
    );
    if (elapsedMs >= longest) void end(mine, 'limit');
  }

  function trouble(mine: Taking, key: MessageKey | null) {
    if (taking !== mine || mine.trouble === key) return;
    mine.trouble = key;
    if (key === 'session.locked') void end(mine, 'locked');
    else options.onTrouble(key);
  }

  async function start() {
    if (taking || ending) return;
    const mine: Taking = { id: '', samples: 0, levels: [], microphone: null, trouble: null };
    taking = mine;
    onTake({ status: 'asking' });
    speakAlone(null);
    const hearer: Hearer = {
      samples: (samples) => hear(mine, samples),
      ended: () => void end(mine, 'unplugged'),
    };
    try {
      mine.id = await recordings.begin();
      const microphone = await media.openMicrophone(hearer);
      if (typeof microphone === 'string') return await none(mine, microphone);
      // Stopped while the browser was still asking: nobody may be listened to.
      if (taking !== mine) return microphone.close();
      mine.microphone = microphone;
      onTake({ status: 'recording', elapsedMs: 0, levels: [] });
      options.onBegin(mine.id);
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
    options.onNone(reason);
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
    mine.microphone?.close();
    if (!mine.microphone) {
      onTake({ status: 'idle' });
      return discard(mine.id);
    }
    onTake({ status: 'ending' });
    const finished = await recordings.finish(mine.id);
    if (finished.recording.durationMs === 0) await discard(mine.id);
    onTake({ status: 'idle' });
    options.onEnd(finished, reason);
  }

  return {
    start,
    async stop() {
      if (taking) void end(taking, 'asked');
      await ending;
    },
    active: () => taking !== null || ending !== null,
  };
}

/** The loudest of a part, 0–100. */
function levelOf(samples: Int16Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return Math.round((peak / 32_768) * 100);
}
