import type { Resolution, Rows, Write } from '@mooring/storage';
import type { Portable } from '../portable/portable-rows.ts';
import { earlierKey, isChat, isCurrent } from './conversations-rows.ts';
import { conversationSchema, joinConversations, wasHeld } from './conversations-values.ts';
import { recordValues } from './record-values.ts';
import type { ResolveParts } from './resolve.ts';
import { sealJson } from './sealed-json.ts';

type Document = Rows['user_data'];

/** Lists that only grow: what stands in either stands in both. */
const lists = ['rituals', 'library-read', 'healing-path-archive'];

/**
 * Two versions of one document. Conversations and lists are joined; of anything else the one written last stays, and the
 * other is set aside on this device.
 */
export async function resolveDocument(
  parts: ResolveParts,
  rows: { ours: Document; theirs: Document },
  own: Portable,
  other: Portable | null,
): Promise<Resolution> {
  const { ours, theirs } = rows;
  const [mine, yours] = [contentOf(own), other && contentOf(other)];
  const later = ours.updated_at > theirs.updated_at;
  const seal = (key: string, value: unknown) => sealDocument(parts, rows, key, value);

  if (isChat(ours.key)) {
    const [a, b] = [
      conversationSchema.safeParse(mine).data,
      conversationSchema.safeParse(yours).data,
    ];
    if (a && b && a.id === b.id)
      return { winner: await seal(ours.key, joinConversations(b, a)), extraWrites: [] };
    const aside = later ? b : a;
    if (a && b && aside && isCurrent(ours.key)) {
      const put = wasHeld(aside) ? [await seal(earlierKey(aside.id), aside)] : [];
      return {
        winner: later ? 'ours' : 'theirs',
        extraWrites: put.map((row) => ({ table: 'user_data', put: row })),
      };
    }
  }
  if (lists.includes(ours.key) && Array.isArray(mine) && Array.isArray(yours)) {
    return { winner: await seal(ours.key, union(yours, mine)), extraWrites: [] };
  }
  if (ours.key === 'healing-path') {
    const path = recordValues['healing-path'];
    const [a, b] = [path.safeParse(mine).data, path.safeParse(yours).data];
    if (a && b && a.startDate === b.startDate) {
      const [last, first] = later ? [a, b] : [b, a];
      const responses = { ...first.responses, ...last.responses };
      const winner = await seal(ours.key, { ...last, responses });
      return { winner, extraWrites: await setAside(parts, rows, later ? yours : mine) };
    }
  }
  // Theirs that does not open here is not written over: another device may still read it.
  if (later && other) return { winner: 'ours', extraWrites: await setAside(parts, rows, yours) };
  return { winner: 'theirs', extraWrites: await setAside(parts, rows, mine) };
}

async function setAside(
  parts: ResolveParts,
  rows: { ours: Document; theirs: Document },
  value: unknown,
): Promise<Write[]> {
  const key = `set-aside:${rows.ours.key}:${parts.env.newId()}`;
  return [{ table: 'user_data', put: await sealDocument(parts, rows, key, value) }];
}

async function sealDocument(
  { env, vault }: ResolveParts,
  { ours, theirs }: { ours: Document; theirs: Document },
  key: string,
  value: unknown,
): Promise<Document> {
  const id = `${vault.userId}:${key}`;
  const place = { table: 'user_data', column: 'value', rowId: id };
  return {
    id,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, place, value),
    created_at: key === ours.key ? theirs.created_at : ours.created_at,
    updated_at: env.now().toISOString(),
  };
}

function contentOf(row: Portable): unknown {
  if (!('value' in row)) return null;
  try {
    return JSON.parse(row.value);
  } catch {
    return null;
  }
}

function union(one: unknown[], other: unknown[]): unknown[] {
  const known = new Set(one.map((item) => JSON.stringify(item)));
  return [...one, ...other.filter((item) => !known.has(JSON.stringify(item)))];
}
