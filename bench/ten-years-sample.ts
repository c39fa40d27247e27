import { sampleEntries } from './journal-sample.ts';

/** What somebody has after ten years. */
export const amounts = {
  entries: 20_000,
  checkIns: 3_000,
  recordings: 500,
  pictures: 1_000,
  conversations: 60,
  messages: 200,
} as const;

const hour = 3_600_000;
const first = Date.UTC(2026, 10, 20, 9);
const at = (step: number) => new Date(first - step * 29 * hour).toISOString();
/** When the entry of this number was written. */
const written = (index: number) => new Date(first - index * 9 * hour).toISOString();
/** Half a second of silence: 16-bit PCM of 16 kHz. The screens name recordings and pictures, and open none. */
const sound = 'A'.repeat(21_334);
const picture = 'A'.repeat(2_732);

type Row = { table: string; row: Record<string, unknown> };

/** An open backup of it. */
export function backupOfTenYears(): string {
  const rows: Row[] = [...entries(), ...checkIns(), ...documents(), ...chunks()];
  const head = { format: 'mooring-backup', version: 1, createdAt: new Date(first).toISOString() };
  const items = [head, ...rows, { end: { rows: rows.length } }];
  return `[${items.map((item) => JSON.stringify(item)).join(',\n')}]`;
}

/** The first ones are spoken, and the next ones have a picture. */
function entries(): Row[] {
  return sampleEntries(amounts.entries).map(({ tags, date, ...words }, index) => {
    const isSpoken = index < amounts.recordings;
    const recording = { id: `voice-${index}`, durationMs: 500, peaks: [0, 20, 40, 20] };
    return {
      table: 'journal_entries',
      row: {
        ...words,
        tags: JSON.stringify(tags),
        type: isSpoken ? 'audio' : 'text',
        audioData: isSpoken ? JSON.stringify(recording) : null,
        date,
        created_at: date,
        editedAt: null,
      },
    };
  });
}

const checkIns = (): Row[] =>
  numbers(amounts.checkIns).map((index) => ({
    table: 'emotion_records',
    row: {
      id: `feeling-${index}`,
      emotion: JSON.stringify(['Grief', 'Hope', 'Sadness', 'Anger'][index % 4]),
      intensity: String(index % 5),
      notes: index % 3 === 0 ? 'The second cup is still on the table.' : '',
      created_at: at(index + 1),
    },
  }));

function documents(): Row[] {
  const document = (key: string, step: number, value: unknown): Row => ({
    table: 'user_data',
    row: { key, value: JSON.stringify(value), created_at: at(step), updated_at: at(step) },
  });
  const pictures = numbers(amounts.pictures).map((index) => {
    const entry = `00000000-0000-4000-8000-${String(amounts.recordings + index).padStart(12, '0')}`;
    const id = `file-${index}`;
    const kept = { id, type: 'image/jpeg', width: 40, height: 30, size: 2_049, sha256: '0' };
    return document(`picture:${entry}:${id}`, index, { ...kept, alt: 'The harbour', order: 0 });
  });
  const conversations = numbers(amounts.conversations).flatMap((index) => {
    const id = `talk-${index}`;
    const told = { id, startedAt: at(index * 60), checkIn: null, emotions: ['Grief'] };
    const messages = numbers(amounts.messages).map((order) => {
      const time = first - index * 60 * 29 * hour + order * 60_000;
      const role = order % 2 === 0 ? 'companion' : 'user';
      const one = { id: `m${order}`, role, text: 'It is quiet in the house.', at: '' };
      const message = { ...one, at: new Date(time).toISOString() };
      const key = `companion-chat-message:${id}:${String(time).padStart(16, '0')}:m${order}`;
      return document(key, index, { ...told, messages: [message] });
    });
    return [
      document(`companion-chat-earlier:${id}`, index, { ...told, messages: [] }),
      ...messages,
    ];
  });
  return [...pictures, ...conversations];
}

function chunks(): Row[] {
  const chunk = (id: string, bytes: string, entry: number): Row => ({
    table: 'audio_chunks',
    row: {
      id: `${id}:0000`,
      entry_id: id,
      index: 0,
      bytes,
      created_at: written(entry),
    },
  });
  return [
    ...numbers(amounts.recordings).map((index) => chunk(`voice-${index}`, sound, index)),
    ...numbers(amounts.pictures).map((index) =>
      chunk(`file-${index}`, picture, amounts.recordings + index),
    ),
  ];
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
