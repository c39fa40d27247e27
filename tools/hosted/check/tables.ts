/** The tables, with a row that every check of the schema accepts and values that it must refuse. */
// biome-ignore lint/style/noRestrictedImports: the types of the tables, which no package exports.
import type { Database } from '../../../packages/storage/src/hosted/schema-supabase.ts';

type Tables = Database['public']['Tables'];
/** Tables that people write to. The tombstones are written by the database alone. */
export type Table = Exclude<keyof Tables, 'tombstones'>;
type Row<T extends Table> = Omit<Tables[T]['Insert'], 'id' | 'user_id' | 'op'>;

type Kept<T extends Table> = {
  row: Row<T>;
  /** The most bytes of each sealed column. */
  sealed: Partial<Record<keyof Row<T>, number>>;
  /** Values out of their limits, each of which makes the whole row be refused. */
  wrong: Record<string, unknown>[];
  /** Whether a row carries the proof of the device that wrote it, and is removed with one. */
  isProved: boolean;
};

/** What looks like a sealed field of so many bytes. It opens with no key. */
export const sealedLook = (bytes = 139) =>
  `e1.${'A'.repeat(11)}.${'A'.repeat(16)}.${'A'.repeat(bytes - 32)}`;
/** What looks like the proof of a device. */
export const proofLook = (letter = 'A') => `e2.${letter.repeat(48)}`;

const time = '2026-11-21T10:00:00+00:00';
const seal = proofLook();
const sealed = sealedLook();
const longId = { id: 'x'.repeat(501) };
const badSeal = { seal: 'plain' };

export const kept: { [T in Table]: Kept<T> } = {
  journal_entries: {
    row: { title: sealed, content: sealed, tags: sealed, type: 'text', date: time, seal },
    sealed: { title: 16_384, content: 4_194_304, tags: 65_536, audioData: 262_144 },
    wrong: [longId, badSeal, { id: 'two words' }, { type: 'video' }],
    isProved: true,
  },
  writing_streaks: {
    row: { streak_count: 1, last_write_date: '2026-11-21', seal },
    sealed: {},
    wrong: [{ id: 'another' }, badSeal, { streak_count: 1_000_001 }],
    isProved: true,
  },
  emotion_records: {
    row: { emotion: sealed, intensity: sealed, notes: sealed, seal },
    sealed: { emotion: 4_096, intensity: 4_096, notes: 262_144 },
    wrong: [longId, badSeal],
    isProved: true,
  },
  user_data: {
    row: { key: 'mooring-check', value: sealed, updated_at: time, seal },
    sealed: { value: 8_388_608 },
    wrong: [longId, badSeal, { key: 'two words' }, { key: 'x'.repeat(401) }],
    isProved: true,
  },
  saved_moments: {
    row: { content: sealed, source: 'journal', createdAt: time, tags: sealed, seal },
    sealed: { content: 262_144, tags: 65_536 },
    wrong: [longId, badSeal, { source: 'Not plain!' }, { sourceId: 'two words' }],
    isProved: true,
  },
  audio_chunks: {
    row: { entry_id: 'mooring-check', index: 0, bytes: sealed, seal },
    sealed: { bytes: 1_048_576 },
    wrong: [longId, badSeal, { index: -1 }, { entry_id: 'two words' }],
    isProved: true,
  },
  key_envelopes: {
    row: { kind: 'phrase', kdf: null, wrapped: 'A'.repeat(80), checksum: 'A'.repeat(11), seal },
    sealed: {},
    wrong: [
      longId,
      badSeal,
      { kind: 'other' },
      { wrapped: 'A'.repeat(81) },
      { checksum: 'A' },
      { kdf: { algorithm: 'argon2id' } },
    ],
    isProved: false,
  },
  device_statements: {
    row: { value: sealed },
    sealed: { value: 8_388_608 },
    wrong: [longId],
    isProved: false,
  },
};

export const tables = Object.keys(kept) as Table[];
