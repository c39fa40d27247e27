import type { EntryFields } from '@mooring/data';
import { type MovableData, onDay } from '@mooring/stage';

/** `ago` in days. */
type Written = EntryFields & { ago: number };

/** A few entries for stories, oldest first. */
const sampleEntries: readonly Written[] = [
  {
    ago: 24,
    title: 'A letter I will not send',
    content: 'You would have laughed at the ending.',
    tags: ['longing'],
  },
  {
    ago: 21,
    title: 'The house is loud without him',
    content:
      'Every clock in here has an opinion. I have started leaving the radio on low so the rooms have company.',
    tags: ['heartbreak'],
  },
  {
    ago: 11,
    title: 'Lilies',
    content:
      'They had them at the market. I stood there so long the woman asked if I was all right.\n\nI said I was choosing.',
    tags: ['grief', 'hope'],
  },
  {
    ago: 2,
    title: 'What I would say at the station',
    content: 'Not sorry, exactly. More that I was listening, even when I looked away.',
    tags: ['longing', 'guilt'],
  },
  {
    ago: 0,
    title: 'The second cup',
    content: 'I filled it anyway. It steamed by the window while I told it about the garden.',
    tags: ['grief', 'healing'],
  },
];

/** Writes the sample entries, each on its own day, and returns the id of the newest. */
export async function writeSampleJournal(data: MovableData) {
  let newest = '';
  for (const { ago, ...fields } of sampleEntries) {
    newest = (await onDay(data, { ago, at: '09:30' }, () => data.entries.create(fields))).id;
  }
  return newest;
}
