import { type MovableData, onDay } from '@mooring/stage';

/** `ago` in days. */
const entries = [
  {
    ago: 58,
    title: 'Her coat',
    content: 'I took it from the hook, and then I stood there with it.',
  },
  { ago: 21, title: 'The house is loud', content: 'Every clock in here has an opinion.' },
  { ago: 11, title: 'Lilies', content: 'They had them at the market.\n\nI said I was choosing.' },
  { ago: 2, title: 'The second cup', content: 'I filled it anyway. It steamed by the window.' },
];

const checkIns = [
  { ago: 11, emotion: 'Hope', intensity: 1, notes: 'The lilies.' },
  { ago: 4, emotion: 'Grief', intensity: 3, notes: '' },
  { ago: 1, emotion: 'Peaceful', intensity: 2, notes: 'Frost on the car.' },
] as const;

/** Somebody who came two months ago: what they said on the way in, and enough to export. For the profile's own page. */
export async function fillProfile(data: MovableData) {
  await onDay(data, { ago: 60, at: '21:00' }, () =>
    data.records.put('onboarding', {
      brings: ['death'],
      feelings: ['grief', 'longing'],
      support: 'listening',
      words: 'My sister died. I would like to be able to say her name.',
    }),
  );
  for (const { ago, title, content } of entries) {
    await onDay(data, { ago, at: '21:40' }, () =>
      data.entries.create({ title, content, tags: ['grief'] }),
    );
  }
  for (const { ago, ...felt } of checkIns) {
    await onDay(data, { ago, at: '08:10' }, () => data.checkIns.save(felt));
  }
  await onDay(data, { ago: 26, at: '18:00' }, () =>
    data.moments.add({ content: 'Ruth rings on Sundays.', source: 'manual', tags: ['hope'] }),
  );
  await onDay(data, { ago: 12, at: '10:00' }, async () => {
    const backupAt = data.env.now().toISOString();
    await data.records.put('settings', { backupAt, reminderAt: null });
  });
}
