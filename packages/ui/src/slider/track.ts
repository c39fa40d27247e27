import { round } from '../drawing/stroke.ts';

/** The track is drawn on a field of 320 by 48 and stretched to its place; the thumb runs from 12 to 308. */
export const field = { width: 320, height: 48, middle: 22, edge: 12 };

const steps = 160;
const span = field.width - field.edge * 2;

/** Still water at the left growing to a heavy sea, up to `share` (0 to 1) of the way. */
export function swellTrack(share = 1): string {
  let d = `M${field.edge} ${field.middle}`;
  const last = Math.round(steps * share);
  for (let i = 1; i <= last; i += 1) {
    const t = i / steps;
    const y = field.middle - Math.sin(t * Math.PI * 17) * (0.2 + 13 * t ** 1.5);
    d += `L${round(field.edge + span * t)} ${round(y)}`;
  }
  return d;
}

/** A level line, for amounts that are not a feeling. */
export function plainTrack(share = 1): string {
  return `M${field.edge} ${field.middle}H${round(field.edge + span * share)}`;
}

/** Where each stop of the scale stands along the field. */
export function stopsAt(count: number): number[] {
  return Array.from({ length: count }, (_, i) => round(field.edge + (span * i) / (count - 1)));
}
