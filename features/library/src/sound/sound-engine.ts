import { noiseSamples } from './noise.ts';

export type SoundRecipe =
  | {
      kind: 'noise';
      noise: 'pink' | 'brown';
      /** Where the low-pass filter begins to close, in hertz. */
      cutoff: number;
      /** How often the loudness rises and falls, in seconds, and by what share, 0–1. */
      swell: { every: number; depth: number };
      level: number;
    }
  | { kind: 'tone'; frequency: number; level: number };

export type SoundEngine = {
  /** Fades the sound in. Must be called from a press, or browsers keep it silent. */
  play(recipe: SoundRecipe): Promise<void>;
  /** Fades the sound out and lets go of it. */
  stop(): void;
  /** 0–1. */
  setVolume(volume: number): void;
  /** Silences at once and gives the sound device back. */
  close(): void;
};

/** Seconds: long enough that nothing starts or ends with a jolt. */
const fade = 1.5;
const noiseSeconds = 12;

export function canPlaySound(): boolean {
  return 'AudioContext' in globalThis;
}

/** One sound at a time, made on the device. Holds no file and fetches nothing. */
export function createSoundEngine(volume: number): SoundEngine {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  let silence: (() => void) | null = null;
  let wanted = volume;

  function open(): { audio: AudioContext; out: GainNode } {
    context ??= new AudioContext();
    if (!master) {
      master = context.createGain();
      master.gain.value = wanted;
      master.connect(context.destination);
    }
    return { audio: context, out: master };
  }

  return {
    async play(recipe) {
      const { audio, out } = open();
      silence?.();
      silence = start(audio, out, recipe);
      if (audio.state === 'suspended') await audio.resume();
    },
    stop() {
      silence?.();
      silence = null;
    },
    setVolume(next) {
      wanted = next;
      if (context && master) master.gain.setTargetAtTime(next, context.currentTime, 0.05);
    },
    close() {
      silence = null;
      void context?.close();
      context = null;
      master = null;
    },
  };
}

/** Builds the graph of one sound and returns the way to end it: source → filter → swell → fade → out. */
function start(audio: AudioContext, out: AudioNode, recipe: SoundRecipe): () => void {
  const envelope = audio.createGain();
  envelope.gain.value = 0;
  envelope.gain.setTargetAtTime(recipe.level, audio.currentTime, fade / 3);
  envelope.connect(out);
  const sources =
    recipe.kind === 'tone' ? toneInto(audio, envelope, recipe) : noiseInto(audio, envelope, recipe);
  for (const source of sources) source.start();
  return () => {
    envelope.gain.cancelScheduledValues(audio.currentTime);
    envelope.gain.setTargetAtTime(0, audio.currentTime, fade / 5);
    for (const source of sources) source.stop(audio.currentTime + fade);
  };
}

type Recipe<Kind extends SoundRecipe['kind']> = Extract<SoundRecipe, { kind: Kind }>;

function toneInto(
  audio: AudioContext,
  out: AudioNode,
  recipe: Recipe<'tone'>,
): AudioScheduledSourceNode[] {
  const tone = audio.createOscillator();
  tone.frequency.value = recipe.frequency;
  tone.connect(out);
  return [tone];
}

function noiseInto(
  audio: AudioContext,
  out: AudioNode,
  recipe: Recipe<'noise'>,
): AudioScheduledSourceNode[] {
  const samples = noiseSamples(recipe.noise, noiseSeconds * audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  noise.loop = true;

  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = recipe.cutoff;

  const swell = audio.createGain();
  swell.gain.value = 1 - recipe.swell.depth;
  const tide = audio.createOscillator();
  tide.frequency.value = 1 / recipe.swell.every;
  const depth = audio.createGain();
  depth.gain.value = recipe.swell.depth;
  tide.connect(depth).connect(swell.gain);

  noise.connect(filter).connect(swell).connect(out);
  return [noise, tide];
}
