import { isoDay } from '@mooring/contract';
import { type MovableData, onDay } from '@mooring/stage';
import { type LibraryPage, sourceIdOf } from './moments/library-page.ts';
import { series } from './reading/series.ts';
import { addSampleMoments } from './sample-moments.ts';

type Kept = {
  ago: number;
  content: string;
  tags?: string[];
  from?: [room: LibraryPage, id: string];
};

/** What was kept before the sample moments begin, oldest first. `ago` in days. */
const earlier: readonly Kept[] = [
  { ago: 79, content: 'The dog in the tram had its own ticket.', tags: ['hope'] },
  { ago: 66, content: 'Ruth rings on Sundays.', tags: ['acceptance'] },
  {
    ago: 60,
    content: 'I do not have to prove how much this hurts.',
    from: ['affirmations', 'no-proof'],
  },
  { ago: 52, content: 'Grief is the price. I would pay it again.', tags: ['grief'] },
  { ago: 40, content: 'Wrong about the tent, both of us, in the rain.', tags: ['longing'] },
  { ago: 37, content: 'The Second Cup', from: ['stories', 'the-second-cup'] },
  { ago: 31, content: 'The lamp was on when I came home.', tags: ['peaceful'] },
  { ago: 26, content: 'Forgiveness Practice', from: ['rituals', 'forgiveness-practice'] },
];

/** Rituals that were completed. `ago` in days. */
const completed = [
  { ago: 12, ritual: 'forgiveness-practice' },
  { ago: 6, ritual: 'gratitude-sunrise' },
  { ago: 1, ritual: 'daily-release' },
  { ago: 0, ritual: 'gratitude-sunrise' },
];

/** Moments of a quarter of a year, two parts of the series read, a ritual done today. For the library's own page. */
export async function fillLibrary(data: MovableData) {
  for (const { ago, content, tags = [], from } of earlier) {
    const moment = from
      ? { content, source: 'library', sourceId: sourceIdOf(...from) }
      : { content, source: 'manual', tags };
    await onDay(data, { ago, at: '20:20' }, () => data.moments.add(moment));
  }
  await addSampleMoments(data);
  for (const { ago, ritual } of completed) {
    await onDay(data, { ago, at: '08:00' }, () =>
      data.records.change('rituals', (before) => [
        ...(before ?? []),
        { ritual, day: isoDay(data.env.now()) },
      ]),
    );
  }
  await data.records.put(
    'library-read',
    series.slice(0, 2).map(({ id }) => id),
  );
}
