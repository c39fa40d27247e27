import {
  type Env,
  isFromBeforeSealing,
  type Rows,
  type Sealed,
  type Vault,
} from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage } from './account-storage.ts';
import { allConflictCopies } from './conflict-copies.ts';
import { emptyResult, type ListResult, openRows } from './list-result.ts';
import { openJson, sealJson } from './sealed-json.ts';

/** The origin of a moment. Other values are shown with a default icon. */
export type MomentSource = 'journal' | 'conversation' | 'emotion' | 'manual' | (string & {});

export type Moment = {
  id: string;
  content: string;
  source: MomentSource;
  sourceId: string | null;
  tags: string[];
  /** ISO time. */
  createdAt: string;
};

export type Moments = {
  /** Newest first. */
  list(): Promise<ListResult<Moment>>;
  add(moment: {
    content: string;
    source: MomentSource;
    sourceId?: string;
    tags?: string[];
  }): Promise<Moment>;
  /** False if there was none. */
  remove(id: string): Promise<boolean>;
  /** Restores a removed moment. */
  restore(moment: Moment): Promise<void>;
  /** Ids of moments that two devices changed at the same time: all versions that still exist. */
  conflictCopies(): Promise<string[]>;
};

type MomentRow = Rows['saved_moments'];

export function createMoments({ env, storage }: { env: Env; storage: AccountStorage }): Moments {
  const save = async (moment: Moment) => {
    const { vault, store } = await storage.openForWriting();
    const row = await sealMoment(vault, moment, env.now().toISOString());
    await store.write([{ table: 'saved_moments', put: row }]);
  };
  return {
    async list() {
      const open = await storage.open();
      if (!open) return emptyResult();
      const rows = await open.store.list('saved_moments');
      return openRows(
        rows,
        ({ createdAt }) => createdAt,
        (row) => openMoment(open.vault, row),
      );
    },
    async add({ content, source, sourceId, tags }) {
      const moment = {
        id: env.newId(),
        content,
        source,
        sourceId: sourceId ?? null,
        tags: tags ?? [],
        createdAt: env.now().toISOString(),
      };
      await save(moment);
      return moment;
    },
    async remove(id) {
      const open = await storage.open();
      if (!(await open?.store.get('saved_moments', id))) return false;
      await open?.store.write([{ table: 'saved_moments', remove: id }]);
      return true;
    },
    restore: save,
    async conflictCopies() {
      const open = await storage.open();
      return open ? allConflictCopies(open.store, open.vault.userId, 'saved_moments') : [];
    },
  };
}

const fieldLocation = (rowId: string, column: keyof MomentRow) => ({
  table: 'saved_moments',
  column,
  rowId,
});

async function sealMoment(vault: Vault, moment: Moment, createdAt: string): Promise<MomentRow> {
  const { id, content, source, sourceId, tags } = moment;
  return {
    id,
    user_id: vault.userId,
    content: await vault.seal(fieldLocation(id, 'content'), content),
    source,
    sourceId: sourceId && (await vault.seal(fieldLocation(id, 'sourceId'), sourceId)),
    createdAt: moment.createdAt,
    tags: tags.length > 0 ? await sealJson(vault, fieldLocation(id, 'tags'), tags) : null,
    created_at: createdAt,
  };
}

async function openMoment(vault: Vault, row: MomentRow): Promise<Moment> {
  const { id, source, createdAt } = row;
  const [content, sourceId, tags] = await Promise.all([
    vault.open(fieldLocation(id, 'content'), row.content),
    openSource(vault, row),
    row.tags ? openJson(vault, fieldLocation(id, 'tags'), row.tags, z.array(z.string())) : [],
  ]);
  return { id, content, source, sourceId, tags, createdAt };
}

async function openSource(vault: Vault, { id, sourceId }: MomentRow): Promise<string | null> {
  if (!sourceId || isFromBeforeSealing('sourceId', sourceId)) return sourceId;
  return vault.open(fieldLocation(id, 'sourceId'), sourceId as Sealed);
}
