/** The box waveforms are drawn in. */
export const box = { width: 320, height: 48 };

/** Bars of a drawn waveform: as many as a phone has room for. */
export const bars = 64;

/** Peaks 0–100 as upright strokes around the middle line, from the first to before the `until`th. */
export function strokesOf(peaks: readonly number[], until = peaks.length): string {
  const step = box.width / Math.max(1, peaks.length);
  const middle = box.height / 2;
  return peaks
    .slice(0, until)
    .map((peak, index) => {
      // The ear hears loudness by its order of magnitude, so quiet speech is not drawn as silence.
      const half = Math.max(1, Math.sqrt(Math.min(100, peak) / 100) * (middle - 2));
      const x = ((index + 0.5) * step).toFixed(1);
      return `M${x} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}

/** The loudest of each stretch, in exactly `bars` stretches; a short sound is spread over them. */
export function spread(peaks: readonly number[]): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.max(0, ...peaks.slice(from, to));
  });
}
