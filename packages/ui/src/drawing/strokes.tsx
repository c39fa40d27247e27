import type { Stroke } from './stroke.ts';

/** Strokes as paths; their colour is the group's. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ d, width, opacity }) => (
    <path key={`${d} ${width}`} d={d} strokeWidth={width} opacity={opacity} />
  ));
}
