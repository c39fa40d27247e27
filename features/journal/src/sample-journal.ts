import type { Data, EntryFields } from '@mooring/data';

type Written = EntryFields & { on: string };

/** A few entries for stories. */
const sampleEntries: readonly Written[] = [
  {
    on: '2026-10-27',
    title: 'A letter I will not send',
    content: 'You would have laughed at the ending.',
    tags: ['longing'],
  },
  {
    on: '2026-10-30',
    title: 'The house is loud without him',
    content:
      'Every clock in here has an opinion. I have started leaving the radio on low so the rooms have company.',
    tags: ['heartbreak'],
  },
  {
    on: '2026-11-09',
    title: 'Lilies',
    content:
      'They had them at the market. I stood there so long the woman asked if I was all right.\n\nI said I was choosing.',
    tags: ['grief', 'hope'],
  },
  {
    on: '2026-11-18',
    title: 'What I would say at the station',
    content: 'Not sorry, exactly. More that I was listening, even when I looked away.',
    tags: ['longing', 'guilt'],
  },
  {
    on: '2026-11-20',
    title: 'The second cup',
    content: 'I filled it anyway. It steamed by the window while I told it about the garden.',
    tags: ['grief', 'healing'],
  },
];

/** Writes the sample entries, each on its own day, and returns the id of the newest. */
export async function writeSampleJournal(data: Data & { setNow(iso: string): void }) {
  let newest = '';
  for (const { on, ...fields } of sampleEntries) {
    data.setNow(`${on}T09:30:00.000Z`);
    newest = (await data.entries.create(fields)).id;
  }
  return newest;
}
