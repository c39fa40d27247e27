import { type CheckInFields, emotions } from '@mooring/data';
import { type MovableData, onDay } from '@mooring/stage';
import { subDays } from 'date-fns';

/** `ago` in days, `at` local time. */
type Felt = CheckInFields & { ago: number; at: string };

/** A week of check-ins for stories and tests, oldest first. */
const sampleCheckIns: readonly Felt[] = [
  { ago: 8, at: '08:20', emotion: 'Sadness', intensity: 2, notes: '' },
  {
    ago: 6,
    at: '22:40',
    emotion: 'Anger',
    intensity: 3,
    notes: 'The phone company asked to speak to him.',
  },
  { ago: 4, at: '09:05', emotion: 'Peaceful', intensity: 1, notes: 'Frost on the car.' },
  { ago: 2, at: '19:30', emotion: 'Grief', intensity: 3, notes: '' },
  {
    ago: 1,
    at: '07:50',
    emotion: 'Hope',
    intensity: 1,
    notes: 'I opened the curtains in the back room.',
  },
];

/** Makes the sample check-ins, each on its own day. */
export async function makeSampleCheckIns(data: MovableData) {
  for (const { ago, at, ...fields } of sampleCheckIns) {
    await onDay(data, { ago, at }, () => data.checkIns.save(fields));
  }
}

/** Check-ins on most of the last days, the last of them yesterday: felt in waves, the same every time. */
export async function makeSampleDays(data: MovableData, days: number) {
  const now = data.env.now();
  for (let ago = days; ago > 0; ago -= 1) {
    if (ago % 7 === 3 || ago % 31 > 26) continue;
    data.setNow(subDays(now, ago).toISOString());
    const wave = 2 + 1.6 * Math.sin(ago / 40) + Math.sin(ago * 2.4) * 0.8;
    await data.checkIns.append({
      emotion: emotions[(ago * ago + Math.floor(ago / 9)) % emotions.length] ?? 'Grief',
      intensity: Math.min(4, Math.max(0, Math.round(wave))),
      notes: '',
    });
  }
  data.setNow(now.toISOString());
}
