import { type Playing, playSegments } from './play-segments.ts';
import type { Recipe } from './recipe.ts';
import { renderLoop } from './render-loop.ts';

export type Mixer = {
  /** Fades a sound in. Must be called from a press, or browsers keep it silent. `volume` 0–1. */
  play(id: string, recipe: Recipe, volume: number): Promise<void>;
  setVolume(id: string, volume: number): void;
  stop(id: string): void;
  /** Fades everything out within `seconds`, without stopping it. */
  fadeAll(seconds: number): void;
  /** Holds every sound where it is, or lets it go on. */
  pause(paused: boolean): void;
  /** Stops all sounds at once and releases the audio device. */
  close(): void;
};

type Voice = { playing: Playing; loudness: GainNode };

/** Seconds: long enough that nothing starts or ends with a jolt. */
const fade = 1.2;

export const canPlaySound = (): boolean =>
  'AudioContext' in globalThis && 'OfflineAudioContext' in globalThis;

/** Several sounds at once, made on the device. Holds no file and fetches nothing. */
export function createMixer(): Mixer {
  const voices = new Map<string, Voice>();
  const wanted = new Set<string>();
  let audio: AudioContext | null = null;
  let master: GainNode | null = null;
  let speaker: HTMLAudioElement | null = null;

  function open(): { audio: AudioContext; master: GainNode } {
    if (audio && master) return { audio, master };
    audio = new AudioContext();
    master = audio.createGain();
    speaker = speakerFor(audio, master);
    return { audio, master };
  }

  return {
    async play(id, recipe, volume) {
      wanted.add(id);
      const { audio, master } = open();
      void speaker?.play().catch(() => undefined);
      // 'suspended' before the first press; 'interrupted' on an iPhone after a call or another app's sound.
      if (audio.state !== 'running') await audio.resume();
      const buffer = await renderLoop(recipe);
      // It may have been stopped, or everything closed, while it was being made.
      if (!wanted.has(id) || voices.has(id) || audio.state === 'closed') return;
      master.gain.cancelScheduledValues(audio.currentTime);
      master.gain.setTargetAtTime(1, audio.currentTime, 0.05);
      const loudness = audio.createGain();
      loudness.gain.value = 0;
      loudness.gain.setTargetAtTime(volume, audio.currentTime, fade / 3);
      loudness.connect(master);
      const playing =
        recipe.join === 'power'
          ? playSegments(audio, buffer, loudness)
          : playLoop(audio, buffer, loudness);
      voices.set(id, { playing, loudness });
    },
    setVolume(id, volume) {
      const voice = voices.get(id);
      if (audio && voice) voice.loudness.gain.setTargetAtTime(volume, audio.currentTime, 0.08);
    },
    stop(id) {
      wanted.delete(id);
      const voice = voices.get(id);
      voices.delete(id);
      if (!audio || !voice) return;
      voice.loudness.gain.cancelScheduledValues(audio.currentTime);
      voice.loudness.gain.setTargetAtTime(0, audio.currentTime, fade / 5);
      voice.playing.stop(fade);
    },
    fadeAll(seconds) {
      if (audio && master) master.gain.setTargetAtTime(0, audio.currentTime, seconds / 4);
    },
    pause(paused) {
      if (paused) speaker?.pause();
      else void speaker?.play().catch(() => undefined);
      void (paused ? audio?.suspend() : audio?.resume());
    },
    close() {
      wanted.clear();
      voices.clear();
      speaker?.pause();
      void audio?.close();
      [audio, master, speaker] = [null, null, null];
    },
  };
}

/** A tone, or a bowl that is struck again and again, has no beginning that could be heard. */
function playLoop(audio: AudioContext, buffer: AudioBuffer, out: AudioNode): Playing {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(out);
  source.start();
  return { stop: (afterSeconds) => source.stop(audio.currentTime + afterSeconds) };
}

/**
 * Plays through a media element where that can be: a phone then knows that something is playing, shows it on its lock
 * screen and lets it go on with the screen off.
 */
function speakerFor(audio: AudioContext, master: GainNode): HTMLAudioElement | null {
  if (!('createMediaStreamDestination' in audio) || !('mediaSession' in navigator)) {
    master.connect(audio.destination);
    return null;
  }
  const stream = audio.createMediaStreamDestination();
  master.connect(stream);
  const element = new Audio();
  element.srcObject = stream.stream;
  return element;
}
