import { isoDay } from '@mooring/contract';
import type { EntryFields } from '@mooring/data';
import { type MovableData, onDay } from '@mooring/stage';
import { addDays } from 'date-fns';
import { sampleVoice } from './audio/sample-voice.ts';
import { writeSampleJournal } from './sample-journal.ts';

/** What was written before the sample journal begins, oldest first. `ago` in days. */
const earlier: readonly (EntryFields & { ago: number; at: string })[] = [
  {
    ago: 96,
    at: '23:40',
    title: '',
    content: 'I do not know what one writes here. She has been dead for eleven days.',
    tags: ['grief'],
  },
  {
    ago: 95,
    at: '04:10',
    title: 'Four in the morning',
    content:
      'The fridge hums. The street lamp makes the same square on the wall as when we moved in, and I have been looking at it since two.\n\nNothing else to say. I wanted it written down that I was awake.',
    tags: ['grief'],
  },
  {
    ago: 83,
    at: '18:05',
    title: 'Forms',
    content:
      'Three offices. In each of them I said the sentence, and in each of them somebody pushed a box of tissues across the table without looking up.\n\nI kept the pens. I do not know why I kept the pens.',
    tags: ['anger', 'grief'],
  },
  {
    ago: 71,
    at: '21:20',
    title: 'What Ruth said',
    content:
      'Ruth came with soup and did not ask anything. She washed the pan, too. At the door she said: you do not have to answer me, but I will ring on Sundays.',
    tags: ['hope'],
  },
  {
    ago: 58,
    at: '07:50',
    title: 'Her coat',
    content:
      'I took it from the hook, and then I stood there with it, because where does a coat go?\n\nIt is back on the hook.',
    tags: ['longing', 'grief'],
  },
  {
    ago: 44,
    at: '20:15',
    title: 'I laughed today',
    content:
      'At the dog in the tram with its own ticket. Out loud. Then I looked round, as if somebody would write it down against me.',
    tags: ['guilt', 'hope'],
  },
  {
    ago: 33,
    at: '22:05',
    title: 'The argument about the tent',
    content:
      'We were both wrong about the tent. I would like to be wrong about it with you again, in the rain, with the instructions in Dutch.',
    tags: ['longing'],
  },
];

/** A quarter of a year of writing, a spoken entry, two letters, and something begun and not saved. For the journal's own page. */
export async function fillJournal(data: MovableData) {
  for (const { ago, at, ...fields } of earlier) {
    await onDay(data, { ago, at }, () => data.entries.create(fields));
  }
  await writeSampleJournal(data);
  await onDay(data, { ago: 6, at: '21:45' }, async () => {
    const recording = await sampleVoice(data, 48);
    await data.entries.create({
      title: 'Said on the way home',
      content: 'About the bench by the lock, and why I walked past it.',
      tags: ['healing'],
      type: 'audio',
      recording,
    });
  });
  await onDay(data, { ago: 20, at: '22:30' }, () =>
    data.letters.put({
      id: data.env.newId(),
      to: 'Vera',
      text: 'The kettle still clicks off at the same moment as the radio begins.\n\nI wanted to tell you, because nobody else would know why I stood there.',
    }),
  );
  await onDay(data, { ago: 12, at: '06:40' }, () =>
    data.letters.put({
      id: data.env.newId(),
      to: 'Me, on her birthday',
      text: 'Eat something. Ring Ruth.',
      sealedUntil: isoDay(addDays(data.env.now(), 40)),
    }),
  );
  await data.drafts.keep('new', {
    title: '',
    content: 'Her birthday is on Thursday. I keep thinking I should',
    tags: ['grief'],
  });
}
