/** A sound as a graph: connects its sources to `out` and starts them, for a stretch of `seconds` from the clock's zero. */
export type Recipe = {
  build(audio: BaseAudioContext, out: AudioNode, seconds: number): void;
  /**
   * How the end of the stretch joins its beginning: noise crosses over in even power, a steady tone in even loudness,
   * and what still rings is laid over the new beginning.
   */
  join: 'power' | 'even' | 'ring';
  /** The loudness it is brought to, as root mean square of full scale. */
  loudness: number;
};

/** A source that plays samples made by `make`, one array a channel. */
export function samplesInto(
  audio: BaseAudioContext,
  out: AudioNode,
  seconds: number,
  make: (length: number, channel: number) => Float32Array<ArrayBuffer>,
): void {
  const length = Math.ceil(seconds * audio.sampleRate);
  const buffer = audio.createBuffer(2, length, audio.sampleRate);
  for (const channel of [0, 1]) buffer.copyToChannel(make(length, channel), channel);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(out);
  source.start();
}

export function filtered(
  audio: BaseAudioContext,
  out: AudioNode,
  type: BiquadFilterType,
  frequency: number,
  q = 0.7,
): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  filter.connect(out);
  return filter;
}

export function gained(audio: BaseAudioContext, out: AudioNode, gain: number): GainNode {
  const node = audio.createGain();
  node.gain.value = gain;
  node.connect(out);
  return node;
}

/**
 * A slow, uneven curve between `from` and `to` that ends where it begins after `every` seconds, for as long as is asked:
 * two tides of different length, so that no wave is quite like the last.
 */
export function tide(
  param: AudioParam,
  seconds: number,
  {
    from,
    to,
    every,
    cycles,
  }: { from: number; to: number; every: number; cycles: readonly [number, number] },
): void {
  const points = Math.ceil(seconds * 20);
  const curve = new Float32Array(points).map((_, index) => {
    const turn = ((index / points) * seconds * 2 * Math.PI) / every;
    const wave = 0.65 * Math.sin(turn * cycles[0]) + 0.35 * Math.sin(turn * cycles[1] + 1.3);
    return from + (to - from) * (0.5 + wave / 2);
  });
  param.setValueCurveAtTime(curve, 0, seconds);
}
