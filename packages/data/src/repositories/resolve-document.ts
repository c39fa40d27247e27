import type { PlainRow } from '@mooring/formats';
import type { Resolution, Write } from '@mooring/storage';
import { mergeMemories } from '../memory/memory-merge.ts';
import { mergeMuted } from '../muted/muted-merge.ts';
import { earlierKey, isChatKey, isCurrentKey } from './conversations-rows.ts';
import { conversationSchema, hasUserMessage, mergeConversations } from './conversations-schema.ts';
import { mergePauseNotes } from './pause-notes.ts';
import { recordSchemas } from './record-schemas.ts';
import type { ResolverParts } from './resolve-conflict.ts';
import { sealJson } from './sealed-json.ts';
import { type UserDataRow, valueLocation } from './user-data-rows.ts';

/** Lists that only grow, so the union of both versions is kept. */
const mergedLists = ['rituals', 'library-read', 'healing-path-archive'];

/**
 * Resolves a conflict between two versions of a document. Conversations and lists are merged. Of other documents the
 * later version wins, and the other becomes an earlier version on this device.
 */
export async function resolveDocument(
  parts: ResolverParts,
  rows: { ours: UserDataRow; theirs: UserDataRow },
  ourRow: PlainRow,
  theirRow: PlainRow | null,
): Promise<Resolution> {
  const { ours, theirs } = rows;
  const [ourValue, theirValue] = [parseValue(ourRow), theirRow && parseValue(theirRow)];
  const later = ours.updated_at > theirs.updated_at;
  const seal = (key: string, value: unknown) => sealDocument(parts, rows, key, value);

  if (isChatKey(ours.key)) {
    const [a, b] = [
      conversationSchema.safeParse(ourValue).data,
      conversationSchema.safeParse(theirValue).data,
    ];
    if (a && b && a.id === b.id)
      return { winner: await seal(ours.key, mergeConversations(b, a)), extraWrites: [] };
    const loser = later ? b : a;
    if (a && b && loser && isCurrentKey(ours.key)) {
      const put = hasUserMessage(loser) ? [await seal(earlierKey(loser.id), loser)] : [];
      return {
        winner: later ? 'ours' : 'theirs',
        extraWrites: put.map((row) => ({ table: 'user_data', put: row })),
      };
    }
  }
  if (ours.key === 'companion-memory') {
    const memory = recordSchemas['companion-memory'];
    const [a, b] = [memory.safeParse(theirValue).data, memory.safeParse(ourValue).data];
    // No earlier version: it would hold what was forgotten.
    if (a && b) return { winner: await seal(ours.key, mergeMemories(a, b)), extraWrites: [] };
  }
  if (ours.key === 'muted') {
    const { muted } = recordSchemas;
    const [a, b] = [muted.safeParse(theirValue).data, muted.safeParse(ourValue).data];
    if (a && b) return { winner: await seal(ours.key, mergeMuted(a, b)), extraWrites: [] };
  }
  if (ours.key === 'pause-notes') {
    const notes = recordSchemas['pause-notes'];
    const [a, b] = [notes.safeParse(theirValue).data, notes.safeParse(ourValue).data];
    if (a && b) return { winner: await seal(ours.key, mergePauseNotes(a, b)), extraWrites: [] };
  }
  if (mergedLists.includes(ours.key) && Array.isArray(ourValue) && Array.isArray(theirValue)) {
    return { winner: await seal(ours.key, mergeLists(theirValue, ourValue)), extraWrites: [] };
  }
  // Which of two pauses goes on is no loss: nobody wrote anything in one.
  if (ours.key === 'pause') return { winner: later ? 'ours' : 'theirs', extraWrites: [] };
  if (ours.key === 'healing-path') {
    const path = recordSchemas['healing-path'];
    const [a, b] = [path.safeParse(ourValue).data, path.safeParse(theirValue).data];
    if (a && b && a.startDate === b.startDate) {
      const [last, first] = later ? [a, b] : [b, a];
      const responses = { ...first.responses, ...last.responses };
      const winner = await seal(ours.key, { ...last, responses });
      return {
        winner,
        extraWrites: await earlierVersionWrites(parts, rows, later ? theirValue : ourValue),
      };
    }
  }
  // A version of theirs that this device cannot open is not overwritten, because another device may open it.
  if (later && theirRow)
    return { winner: 'ours', extraWrites: await earlierVersionWrites(parts, rows, theirValue) };
  const extraWrites = await earlierVersionWrites(parts, rows, ourValue);
  // A burn takes the earlier versions with it. One that does not know of ours does not count: their letter is written again.
  if (theirRow && ours.key.startsWith('letter:')) {
    extraWrites.push({ table: 'user_data', put: theirs });
  }
  return { winner: 'theirs', extraWrites };
}

async function earlierVersionWrites(
  parts: ResolverParts,
  rows: { ours: UserDataRow; theirs: UserDataRow },
  value: unknown,
): Promise<Write[]> {
  const key = `set-aside:${rows.ours.key}:${parts.env.newId()}`;
  return [{ table: 'user_data', put: await sealDocument(parts, rows, key, value) }];
}

async function sealDocument(
  { env, vault }: ResolverParts,
  { ours, theirs }: { ours: UserDataRow; theirs: UserDataRow },
  key: string,
  value: unknown,
): Promise<UserDataRow> {
  const id = `${vault.userId}:${key}`;
  return {
    id,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, valueLocation(id), value),
    created_at: key === ours.key ? theirs.created_at : ours.created_at,
    updated_at: env.now().toISOString(),
  };
}

function parseValue(row: PlainRow): unknown {
  if (!('value' in row)) return null;
  try {
    return JSON.parse(row.value);
  } catch {
    return null;
  }
}

function mergeLists(one: unknown[], theirRow: unknown[]): unknown[] {
  const known = new Set(one.map((item) => JSON.stringify(item)));
  return [...one, ...theirRow.filter((item) => !known.has(JSON.stringify(item)))];
}
