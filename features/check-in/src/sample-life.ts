import type { MovableData } from '@mooring/stage';
import { makeSampleCheckIns, makeSampleDays } from './sample-check-ins.ts';

/** Four months of check-ins, the last week with notes, and today's still to come. For the check-in's own page. */
export async function fillCheckIns(data: MovableData) {
  await makeSampleDays(data, 120);
  await makeSampleCheckIns(data);
}
