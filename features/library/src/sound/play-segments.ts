import { whiteFrom } from './noise.ts';
import { nextSegment, overlap, type Segment } from './segments.ts';

/** Seconds that are planned ahead: a tab in the background may be asked for the next ones late. */
const ahead = 60;

export type Playing = { stop(afterSeconds: number): void };

/** Plays a sound without an end, in segments that never follow each other in the same order. */
export function playSegments(audio: AudioContext, buffer: AudioBuffer, out: AudioNode): Playing {
  const chance = whiteFrom(Math.round(audio.currentTime * 1000) + 7);
  const sources = new Set<AudioBufferSourceNode>();
  let last: Segment | null = null;
  let stopped = false;

  function plan() {
    const until = audio.currentTime + ahead;
    while (!stopped && (last === null || last.at < until)) {
      last = nextSegment(last, { start: audio.currentTime, round: buffer.duration, chance });
      start(last);
    }
  }

  function start({ at, offset, length }: Segment) {
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const loudness = audio.createGain();
    loudness.gain.value = 0;
    loudness.gain.setValueCurveAtTime(rise, at, overlap);
    loudness.gain.setValueCurveAtTime(fall, at + length - overlap, overlap);
    source.connect(loudness).connect(out);
    source.onended = () => {
      sources.delete(source);
      loudness.disconnect();
      plan();
    };
    sources.add(source);
    source.start(at, offset, length);
  }

  plan();
  return {
    stop(afterSeconds) {
      stopped = true;
      for (const source of sources) source.stop(audio.currentTime + afterSeconds);
    },
  };
}

/** Even power while one segment gives way to another. */
const rise = Float32Array.from({ length: 33 }, (_, at) => Math.sin((at / 32) * (Math.PI / 2)));
const fall = Float32Array.from(rise).reverse();
