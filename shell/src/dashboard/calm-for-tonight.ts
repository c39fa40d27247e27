import { type Emotion, paths } from '@mooring/contract';

/** One quiet page of the library for an evening or a night. */
type Calm = { title: string; text: string; to: string };

const piece = (page: string, id: string, title: string, text: string): Calm => ({
  title: `For tonight: ${title}`,
  text,
  to: `${page}?read=${id}`,
});

const meditations = paths.meditations.to();

/** One a night, in turn. The ids are those of the library. */
export const calmForAnyNight: readonly [Calm, ...Calm[]] = [
  piece(meditations, 'evening-harbour', 'Coming In for the Night', 'A meditation, read aloud.'),
  { title: 'For tonight: a sound to rest with', text: 'Rain, shore or night.', to: '/soundscapes' },
  piece(meditations, 'evening-closing-the-house', 'Closing the House', 'A meditation for bedtime.'),
  piece(meditations, 'evening-snow-coming-down', 'Snow Coming Down', 'A meditation, read aloud.'),
  piece(
    meditations,
    'evening-putting-the-day-away',
    'Putting the Day Away',
    'A meditation for bedtime.',
  ),
];

/** After a check-in that was strong: something to hold on to comes before something to fall asleep to. */
export const calmForHardNight: readonly [Calm, ...Calm[]] = [
  piece(meditations, 'grounding-ten-weights', 'Ten Small Weights', 'Grounding, a few minutes.'),
  piece(
    meditations,
    'grounding-when-it-comes-in-a-wave',
    'When It Comes in a Wave',
    'For a feeling that is too big.',
  ),
];

type LastFeeling = { emotion: Emotion; intensity: number } | null;

/** The calm thing of this night. `day` counts the days, so that the next night has another. */
export function calmForTonight(day: number, last: LastFeeling): Calm {
  const hard = last !== null && last.intensity >= 3;
  const calm = hard ? calmForHardNight : calmForAnyNight;
  return calm[day % calm.length] ?? calm[0];
}
