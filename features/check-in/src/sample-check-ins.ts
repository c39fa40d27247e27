import { type CheckInFields, type Data, emotions } from '@mooring/data';
import { subDays } from 'date-fns';

type Felt = CheckInFields & { at: string };
type StillData = Data & { setNow(time: string): void };

/** A week of check-ins for stories and tests, oldest first. Local times. */
const sampleCheckIns: readonly Felt[] = [
  { at: '2026-11-12T08:20:00', emotion: 'Sadness', intensity: 2, notes: '' },
  {
    at: '2026-11-14T22:40:00',
    emotion: 'Anger',
    intensity: 3,
    notes: 'The phone company asked to speak to him.',
  },
  { at: '2026-11-16T09:05:00', emotion: 'Peaceful', intensity: 1, notes: 'Frost on the car.' },
  { at: '2026-11-18T19:30:00', emotion: 'Grief', intensity: 3, notes: '' },
  {
    at: '2026-11-19T07:50:00',
    emotion: 'Hope',
    intensity: 1,
    notes: 'I opened the curtains in the back room.',
  },
];

/** Makes the sample check-ins, each on its own day, and puts the clock back to where it was. */
export async function makeSampleCheckIns(data: StillData) {
  const now = data.env.now().toISOString();
  for (const { at, ...fields } of sampleCheckIns) {
    data.setNow(at);
    await data.emotions.save(fields);
  }
  data.setNow(now);
}

/** Check-ins on most of the last days, the last of them yesterday: felt in waves, the same every time. For stories. */
export async function makeSampleDays(data: StillData, days: number) {
  const now = data.env.now();
  for (let ago = days; ago > 0; ago -= 1) {
    if (ago % 7 === 3 || ago % 31 > 26) continue;
    data.setNow(subDays(now, ago).toISOString());
    const wave = 2 + 1.6 * Math.sin(ago / 40) + Math.sin(ago * 2.4) * 0.8;
    await data.emotions.append({
      emotion: emotions[(ago * ago + Math.floor(ago / 9)) % emotions.length] ?? 'Grief',
      intensity: Math.min(4, Math.max(0, Math.round(wave))),
      notes: '',
    });
  }
  data.setNow(now.toISOString());
}
