/** A pull that would remove much at once asks first. See docs/decisions/0052. */
import type { Store, Table } from '../store.ts';
import { isRemoval } from './apply-pulled.ts';
import type { PulledTombstone } from './outbox-entry.ts';

/** Removals that wait for the person: how many pieces, and up to which `seq` of the server. */
export type PendingRemovals = { pieces: number; upTo: number };

/** The person's answer, which counts for removals up to this `seq`. With 'keep' the rows are sent again. */
export type RemovalsAnswer = { kind: 'remove' | 'keep'; upTo: number };

/** More pieces than this, and more than this share of what is here, are not removed without a question. */
const maxPieces = 20;
const maxShare = 0.1;

/** What a person counts as pieces. A recording and a conversation have many rows, and are removed every day. */
const pieceTables: readonly Table[] = [
  'journal_entries',
  'saved_moments',
  'emotion_records',
  'user_data',
];

/** Of documents, those of which a person has many: people, what is kept of them, days, letters. */
const isPiece = (table: Table, id: string) =>
  table !== 'user_data' || /^[^:]*:(someone|keepsake|hard-day|letter):/.test(id);

/** What the person has to be asked about before these tombstones are applied. Null where nothing is to be asked. */
export async function removalsToAsk(
  tombstones: readonly PulledTombstone[],
  answer: RemovalsAnswer | null,
  store: Store,
): Promise<PendingRemovals | null> {
  const unanswered = tombstones.filter(({ seq }) => seq > (answer?.upTo ?? 0));
  if (unanswered.length <= maxPieces) return null;
  let pieces = 0;
  let here = 0;
  for (const table of pieceTables) {
    const some = unanswered.filter((one) => one.table === table && isPiece(table, one.id));
    const entries = await store.sync.readEntries(
      table,
      some.map(({ id }) => id),
    );
    pieces += some.filter((one, index) => isRemoval(entries[index], one)).length;
    here += (await store.ids(table)).filter((id) => isPiece(table, id)).length;
  }
  const upTo = Math.max(...unanswered.map(({ seq }) => seq));
  return pieces > maxPieces && pieces > here * maxShare ? { pieces, upTo } : null;
}
