import type { Emotion } from '@mooring/data';
import { type MovableData, onDay } from '@mooring/stage';
import { greetingFor } from './greeting/greeting.ts';
import {
  type SampleMessage,
  sampleMessages,
  writeConversation,
} from './testing/write-conversation.ts';

type Said = [role: 'user' | 'companion', text: string];

/** Conversations that were had, oldest first. The greeting before them is the companion's own. `ago` in days. */
const earlier: readonly { ago: number; at: string; emotions: [Emotion]; said: readonly Said[] }[] =
  [
    {
      ago: 41,
      at: '23:15',
      emotions: ['Anger'],
      said: [
        ['user', 'The bank sent another letter with her name on it. To her. To this address.'],
        [
          'companion',
          'A letter to her, in your hallway. That is a cruel thing to have to pick up.\n\nWhere is it now?',
        ],
        ['user', 'Under the fruit bowl. I cannot throw it away and I cannot open it.'],
        ['companion', 'Then it may lie there. Nobody has to decide about it tonight.'],
      ],
    },
    {
      ago: 23,
      at: '19:40',
      emotions: ['Sadness'],
      said: [
        ['user', 'Everyone asks how I am, and nobody asks about her.'],
        ['companion', 'You would like to be asked about her. What would you tell, if I asked?'],
        ['user', 'That she counted stairs out loud. Wrong, on purpose.'],
        [
          'companion',
          'Wrong on purpose, so that somebody had to answer. That is good to know about her.',
        ],
      ],
    },
    {
      ago: 9,
      at: '08:05',
      emotions: ['Hope'],
      said: [
        ['user', 'I bought lilies and it was all right.'],
        ['companion', 'You bought lilies, and the day held. How do they look, where you put them?'],
      ],
    },
  ];

/** Three earlier conversations, and one from this evening that can be gone on with. For the companion's own page. */
export async function fillCompanion(data: MovableData) {
  for (const { ago, at, emotions, said } of earlier) {
    await onDay(data, { ago, at }, () => {
      const greeting = greetingFor(emotions, data.env.now()).join('\n\n');
      const replies = said.map(
        ([role, text]): SampleMessage =>
          role === 'user' ? [role, text] : [role, text, { by: 'guide' }],
      );
      return writeConversation(data, emotions, [['companion', greeting], ...replies]);
    });
  }
  await onDay(data, { ago: 0, at: '20:30' }, () =>
    writeConversation(data, ['Grief', 'Hope'], sampleMessages),
  );
}
