import type { Data } from '@mooring/data';

/** A few moments for stories and for the feature's own page. */
export async function keepSampleMoments(data: Data): Promise<void> {
  await data.moments.add({
    content: 'You would have laughed at the ending.',
    source: 'manual',
    tags: ['longing'],
  });
  await data.moments.add({
    content: 'She asked if I was all right, and for a second the honest answer was almost.',
    source: 'journal',
    tags: ['hope', 'lilies'],
  });
  await data.moments.add({
    content: 'Your hands still know the shape of a morning with her in it.',
    source: 'conversation',
    tags: ['grief'],
  });
}
