import type { Rows } from '../store.ts';
import type { Sealed } from '../vault/vault.ts';

const sealed = (text: string) => text as Sealed;

/** For tests: a row as it would be stored. */
export const entry = (id: string, date: string): Rows['journal_entries'] => ({
  id,
  user_id: 'ana',
  title: sealed('e1.title'),
  content: sealed('e1.content'),
  tags: sealed('e1.tags'),
  type: 'text',
  audioData: null,
  date,
  created_at: date,
  editedAt: null,
});

/** For tests: one piece of a recording. */
export const piece = (index: number): Rows['audio_chunks'] => ({
  id: `voice:${index}`,
  user_id: 'ana',
  entry_id: 'voice',
  index,
  bytes: sealed('e1.bytes'),
  created_at: '2026-11-20T09:00:00.000Z',
});
