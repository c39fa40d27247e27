import { intensityLabels } from '@mooring/data';

/** The words for an intensity of 0–4. */
export const strengthName = (intensity: number): string => intensityLabels[intensity] ?? '';
