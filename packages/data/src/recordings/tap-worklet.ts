/** Runs on the browser's audio thread. Converts the microphone's audio to 16 kHz, 16 bits, one channel. */
import { createResampler } from './resample.ts';

/** Globals of the audio thread, for which TypeScript has no library. */
declare const sampleRate: number;
declare const AudioWorkletProcessor: new () => { port: MessagePort };
declare const registerProcessor: (name: string, processor: unknown) => void;

const rate = 16_000;

/** Samples per message: 100 ms. */
const part = rate / 10;

registerProcessor(
  'tap',
  // The API requires a class.
  class extends AudioWorkletProcessor {
    resample = createResampler(sampleRate, rate);
    waiting: number[] = [];

    process([channels = []]: Float32Array[][]): boolean {
      const [first] = channels;
      if (!first) return true;
      const mono = first.map(
        (_, at) => channels.reduce((sum, one) => sum + (one[at] ?? 0), 0) / channels.length,
      );
      for (const sample of this.resample(mono)) this.waiting.push(sample);
      while (this.waiting.length >= part) {
        const samples = Int16Array.from(this.waiting.splice(0, part), toInt16);
        this.port.postMessage(samples, [samples.buffer]);
      }
      return true;
    }
  },
);

function toInt16(sample: number): number {
  const held = Math.max(-1, Math.min(1, sample));
  return Math.round(held < 0 ? held * 32_768 : held * 32_767);
}
