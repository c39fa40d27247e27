import { type MovableData, onDay } from '@mooring/stage';
import { draftKey } from './checkpoint/use-reflection-draft.ts';
import { generatePath } from './path/generate-path.ts';
import { withResponse } from './path/progress.ts';
import { archivePath } from './wizard/archive-path.ts';

/** What was written at the checkpoints of a path, in their order. */
type Walked = { vision: string; theme: string; responses: readonly string[] };

const inSpring: Walked = {
  vision: 'To sleep again, in the middle of the bed',
  theme: 'steady-ground',
  responses: [
    'Dear bed, we have been careful with each other. I lie on my side as if yours were let.',
    'The summer we slept on the balcony, because of the heat. You named the satellites.',
    'I put the alarm clock into the kitchen. I have to walk to it, and by then I am up.',
    'In a year I would like to be somebody who is asleep at midnight, and is not proud of it.',
  ],
};

const now: Walked = {
  vision: 'To say her name at the table, and stay at the table',
  theme: 'love-stays',
  responses: [
    'Dear table, we were four. I laid four last Sunday before I saw it, and then I left it so. Nobody said anything, and Tom poured water into your glass.',
    'You counting the stairs out loud, with the shopping, wrong on purpose so that we would correct you.',
  ],
};

/** A path walked in spring, and one half-way along, with something begun at the third checkpoint. For the page of its own. */
export async function fillHealingPath(data: MovableData) {
  await onDay(data, { ago: 170, at: '20:00' }, () => walk(data, inSpring));
  await onDay(data, { ago: 88, at: '19:10' }, async () => {
    const walked = await data.records.get('healing-path');
    if (walked) await archivePath(data, walked);
  });
  await onDay(data, { ago: 19, at: '21:30' }, () => walk(data, now));
  await onDay(data, { ago: 1, at: '22:15' }, () =>
    data.drafts.keep(draftKey(3), {
      title: '',
      content: 'A candle is too much like church. Perhaps the blue cup, on the sill, on Thursdays',
      tags: [],
    }),
  );
}

async function walk(data: MovableData, { vision, theme, responses }: Walked) {
  const startDate = data.env.now().toISOString();
  const path = responses.reduce(
    (walked, response, index) => withResponse(walked, index + 1, response),
    { ...generatePath({ vision, theme }), startDate },
  );
  await data.records.put('healing-path', path);
}
