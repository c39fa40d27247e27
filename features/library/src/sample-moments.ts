import { type MovableData, onDay } from '@mooring/stage';

/** A few moments for stories. */
export async function addSampleMoments(data: MovableData): Promise<void> {
  await onDay(data, { ago: 24, at: '09:00' }, () =>
    data.moments.add({
      content: 'You would have laughed at the ending.',
      source: 'manual',
      tags: ['longing'],
    }),
  );
  await onDay(data, { ago: 11, at: '18:30' }, () =>
    data.moments.add({
      content: 'She asked if I was all right, and for a second the honest answer was almost.',
      source: 'journal',
      tags: ['hope', 'lilies'],
    }),
  );
  await onDay(data, { ago: 0, at: '20:00' }, () =>
    data.moments.add({
      content: 'Your hands still know the shape of a morning with her in it.',
      source: 'conversation',
      tags: ['grief'],
    }),
  );
}

/** Enough moments for two stretches of the garden and a search. */
export async function addManyMoments(data: MovableData, count = 17): Promise<void> {
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
