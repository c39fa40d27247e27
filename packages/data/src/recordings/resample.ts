/** Zero crossings of the filter on each side of a sample. More of them make a sharper cutoff. */
const crossings = 16;

/** The share of the new bandwidth that passes, so that there is no aliasing. */
const passed = 0.92;

/**
 * Resamples audio part by part, as it comes from a microphone, with a windowed-sinc filter. One kernel is computed for
 * each possible offset between old and new samples.
 */
export function createResampler(from: number, to: number): (input: Float32Array) => Float32Array {
  if (from === to) return (input) => input;
  const divisor = commonDivisor(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const cutoff = passed * Math.min(1, to / from);
  const reach = Math.ceil(crossings / cutoff);
  const kernels = new Map<number, Float32Array>();
  let past = new Float32Array(reach);
  /** The position of the next output sample in `past`: a whole index and a remainder in units of 1 / `up`. */
  let index = reach;
  let rest = 0;

  function kernel(phase: number): Float32Array {
    const known = kernels.get(phase);
    if (known) return known;
    const made = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) =>
      weight(tap - reach - phase / up, cutoff, reach),
    );
    const sum = made.reduce((total, one) => total + one, 0);
    kernels.set(
      phase,
      made.map((one) => one / sum),
    );
    return kernel(phase);
  }

  return (input) => {
    const samples = new Float32Array(past.length + input.length);
    samples.set(past);
    samples.set(input, past.length);
    const output: number[] = [];
    while (index + reach < samples.length) {
      const weights = kernel(rest);
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) {
        sum += (weights[tap] ?? 0) * (samples[index - reach + tap] ?? 0);
      }
      output.push(sum);
      rest += down;
      index += Math.floor(rest / up);
      rest %= up;
    }
    const done = Math.max(0, Math.min(index - reach, samples.length));
    past = samples.slice(done);
    index -= done;
    return Float32Array.from(output);
  };
}

/** A sinc at the cutoff frequency with a Hann window. */
function weight(distance: number, cutoff: number, reach: number): number {
  if (Math.abs(distance) >= reach + 1) return 0;
  const angle = Math.PI * distance * cutoff;
  const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1)));
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);
