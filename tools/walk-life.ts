/** Backups of two people, for the walk through every screen: one with little, one with a year. Restored as a person would. */
import { emotions } from '../packages/contract/src/catalog.ts';

export const evening = new Date('2026-11-28T21:10:00');
const day = 86_400_000;
const ago = (days: number, hour = 20) => {
  const at = new Date(evening.getTime() - days * day);
  at.setHours(hour, (days * 7) % 60, 0, 0);
  return at.toISOString();
};

const titles = [
  'Lilies',
  'The second cup',
  'At the station',
  'His coat',
  'What the doctor said, and what I heard instead of it',
  'Rain',
  'Sunday',
  'The allotment in November',
];
const texts = [
  'They had them at the market. I stood there so long the woman asked if I was all right.\n\nI said yes. Then I said no, and she wrapped two extra stems.',
  'I filled it anyway. It steamed by the window while I told it about the garden.',
  'Not sorry, exactly. More that I was listening, even when I looked away.',
  'It still hangs by the door. Nobody has asked me to move it.',
];
const feelings = emotions.filter((emotion) => emotion !== 'Acceptance');
const notes = [
  '',
  'The bank again. His name on every page.',
  'Slept four hours.',
  'Tea with Ruth.',
];
const of = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

type Row = { table: string; row: Record<string, unknown> };

const entry = (index: number, days: number): Row => ({
  table: 'journal_entries',
  row: {
    id: `entry-${index}`,
    title: of(titles, index),
    content: of(texts, index),
    tags: JSON.stringify([of(['grief', 'hope', 'longing'], index)]),
    type: 'text',
    audioData: null,
    date: ago(days),
    created_at: ago(days),
    editedAt: null,
  },
});
const checkIn = (index: number, days: number): Row => ({
  table: 'emotion_records',
  row: {
    id: `feeling-${index}`,
    emotion: JSON.stringify(of(feelings, index * 3 + (index >> 2))),
    intensity: String(1 + ((index * 3) % 5)),
    notes: of(notes, index),
    created_at: ago(days, 21),
  },
});
const moment = (index: number, days: number): Row => ({
  table: 'saved_moments',
  row: {
    id: `moment-${index}`,
    content: of(
      ['The lamp was on when I came home.', 'Grief is the price. I would pay it again.'],
      index,
    ),
    source: '',
    sourceId: '',
    createdAt: ago(days),
    tags: JSON.stringify([of(['hope', 'grief', 'peace'], index)]),
    created_at: ago(days),
  },
});
const kept = (key: string, value: unknown, days = 1): Row => ({
  table: 'user_data',
  row: { key, value: JSON.stringify(value), created_at: ago(days), updated_at: ago(days) },
});
const letter = (index: number, days: number) =>
  kept(`letter:${index}`, { id: `${index}`, to: 'Tom', text: of(texts, index) }, days);
const conversation = (index: number, days: number) =>
  kept(
    `companion-chat-earlier:${index}`,
    {
      id: `${index}`,
      startedAt: ago(days),
      checkIn: null,
      emotions: [of(feelings, index)],
      messages: [
        { id: '1', role: 'companion', text: 'I am here. What is with you tonight?', at: ago(days) },
        { id: '2', role: 'user', text: of(texts, index), at: ago(days) },
        {
          id: '3',
          role: 'companion',
          text: 'Two cups, and one of them full.',
          at: ago(days),
          by: 'guide',
        },
      ],
    },
    days,
  );
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const person = {
  id: 'tom',
  name: 'Tom',
  called: 'Bear',
  calledYou: '',
  bond: 'my husband',
  ending: '',
};
const path = {
  visionOfHealing: 'To say his name at the table, and stay at the table.',
  selectedTheme: 'grief',
  customPath: ['The empty chair', 'What he left', 'A day for him', 'The table again'].map(
    (title, index) => ({
      id: index + 1,
      title,
      description: title,
      icon: '',
      completed: index < 1,
    }),
  ),
  currentCheckpoint: 2,
  weeklyAnchor: { message: 'The table is still a table.', prompt: 'What stood on it?' },
  startDate: ago(200),
  responses: { 1: 'Dear table, we were four.' },
};

/** Three entries, one check-in, one letter, one conversation, one moment. */
const few = [
  ...times(3, (index) => entry(index, index * 2)),
  checkIn(0, 1),
  letter(0, 3),
  conversation(0, 2),
  moment(0, 1),
  kept('someone:tom', person),
  kept('prompt:one', { id: 'one', text: 'What did he say when it rained?', place: 0 }),
];

/** A year: an entry every third day, a check-in nearly each, letters and conversations each month. */
const year = [
  ...times(120, (index) => entry(index, index * 3)),
  ...times(330, (index) => checkIn(index, index + Math.floor(index / 10))),
  ...times(12, (index) => letter(index, index * 30 + 2)),
  ...times(24, (index) => conversation(index, index * 15 + 1)),
  ...times(16, (index) => moment(index, index * 20)),
  ...times(7, (index) =>
    kept(`prompt:${index}`, {
      id: `${index}`,
      text: `What would he say of ${of(titles, index)}?`,
      place: index,
    }),
  ),
  kept('someone:tom', person, 300),
  kept('hard-day:one', {
    ...{
      id: 'one',
      name: 'Tom’s birthday',
      kind: 'born',
      someone: 'tom',
      isYearly: true,
      isHard: true,
    },
    date: { year: 1966, month: 12, day: 3 },
    plan: { where: 'By the sea', who: 'Ruth', tooMuch: '' },
  }),
  kept('healing-path', path, 100),
];

export const lives = { few, year } as const;

/** The open backup of a life, as bytes of a file. */
export function backupOfLife(rows: readonly Row[]): Buffer {
  const lines = [
    { format: 'mooring-backup', version: 1, createdAt: ago(0) },
    ...rows,
    { end: { rows: rows.length } },
  ];
  return Buffer.from(`[${lines.map((line) => JSON.stringify(line)).join(',\n')}]\n`);
}
