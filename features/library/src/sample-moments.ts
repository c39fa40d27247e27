import type { Data } from '@mooring/data';

type StillData = Data & { setNow(time: string): void };

/** A few moments for stories. */
export async function keepSampleMoments(data: StillData): Promise<void> {
  data.setNow('2026-10-27T09:00:00.000Z');
  await data.moments.add({
    content: 'You would have laughed at the ending.',
    source: 'manual',
    tags: ['longing'],
  });
  data.setNow('2026-11-09T18:30:00.000Z');
  await data.moments.add({
    content: 'She asked if I was all right, and for a second the honest answer was almost.',
    source: 'journal',
    tags: ['hope', 'lilies'],
  });
  data.setNow('2026-11-20T20:00:00.000Z');
  await data.moments.add({
    content: 'Your hands still know the shape of a morning with her in it.',
    source: 'conversation',
    tags: ['grief'],
  });
}

/** Enough moments for two stretches of the garden and a search. */
export async function keepManyMoments(data: StillData, count = 17): Promise<void> {
  const tags = ['grief', 'lilies', 'anger', 'sadness', 'hope', 'acceptance', 'confused'];
  const more = ['peaceful', 'anxious'];
  const all = [...tags, ...more];
  for (let index = 0; index < count; index += 1) {
    data.setNow(`2026-09-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`);
    await data.moments.add({
      content: `What I kept on day ${index + 1}.`,
      source: 'manual',
      tags: [all[index % all.length] ?? 'hope'],
    });
  }
}
