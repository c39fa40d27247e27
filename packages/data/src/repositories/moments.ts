import {
  type Env,
  isFromBeforeSealing,
  type Rows,
  type Sealed,
  type Vault,
  type Write,
} from '@mooring/storage';
import * as z from 'zod/mini';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { allConflictCopies } from './conflict-copies.ts';
import { emptyResult, type ListResult, openRows } from './list-result.ts';
import { type Origin, originText, readOrigin } from './moment-origin.ts';
import { nextPlace, placesOf } from './moment-places.ts';
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
  /** Its place in the garden, from 0. It never changes, whatever is removed around it. */
  place: number;
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
      const opened = await openRows(
        rows,
        ({ createdAt }) => createdAt,
        (row) => openMoment(open.vault, row),
      );
      const places = placesOf(opened.items);
      const items = opened.items.map((one) => ({ ...one, place: places.get(one.id) ?? 0 }));
      return { ...opened, items };
    },
    async add({ content, source, sourceId, tags }) {
      const open = await storage.open();
      const moment = {
        id: env.newId(),
        content,
        source,
        sourceId: sourceId ?? null,
        tags: tags ?? [],
        createdAt: env.now().toISOString(),
        place: nextPlace(placesOf(open ? await openPlaces(open) : [])),
      };
      await save(moment);
      return moment;
    },
    async remove(id) {
      const open = await storage.open();
      if (!open || !(await open.store.get('saved_moments', id))) return false;
      await open.store.write([
        { table: 'saved_moments', remove: id },
        ...(await keepPlaces(open, id)),
      ]);
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
  const { id, content, source, tags } = moment;
  return {
    id,
    user_id: vault.userId,
    content: await vault.seal(fieldLocation(id, 'content'), content),
    source,
    sourceId: await sealOrigin(vault, id, moment),
    createdAt: moment.createdAt,
    tags: tags.length > 0 ? await sealJson(vault, fieldLocation(id, 'tags'), tags) : null,
    created_at: createdAt,
  };
}

const sealOrigin = (vault: Vault, id: string, origin: Origin): Promise<Sealed> =>
  vault.seal(fieldLocation(id, 'sourceId'), originText(origin));

type StoredMoment = Omit<Moment, 'place'> & Origin;

async function openMoment(vault: Vault, row: MomentRow): Promise<StoredMoment> {
  const { id, source, createdAt } = row;
  const [content, origin, tags] = await Promise.all([
    vault.open(fieldLocation(id, 'content'), row.content),
    openOrigin(vault, row),
    row.tags ? openJson(vault, fieldLocation(id, 'tags'), row.tags, z.array(z.string())) : [],
  ]);
  return { id, content, source, tags, createdAt, ...origin };
}

async function openOrigin(vault: Vault, { id, sourceId }: MomentRow): Promise<Origin> {
  if (!sourceId || isFromBeforeSealing('sourceId', sourceId)) return { sourceId };
  return readOrigin(await vault.open(fieldLocation(id, 'sourceId'), sourceId as Sealed));
}

type PlacedRow = Origin & Pick<Moment, 'id' | 'createdAt'> & { row: MomentRow };

/** The moments that can be opened, without their words. */
async function openPlaces({ vault, store }: OpenAccount): Promise<PlacedRow[]> {
  const { items } = await openRows(
    await store.list('saved_moments'),
    ({ createdAt }) => createdAt,
    async (row) => ({
      ...(await openOrigin(vault, row)),
      ...{ row, id: row.id, createdAt: row.createdAt },
    }),
  );
  return items;
}

/** Stores the places that were only derived from the order, before one that others stand after is removed. */
async function keepPlaces(open: OpenAccount, removed: string): Promise<Write[]> {
  const moments = await openPlaces(open);
  const places = placesOf(moments);
  const derived = moments.filter(({ id, place }) => id !== removed && place !== places.get(id));
  return Promise.all(
    derived.map(async ({ id, row, sourceId }): Promise<Write> => {
      const origin = { sourceId, place: places.get(id) };
      return {
        table: 'saved_moments',
        put: { ...row, sourceId: await sealOrigin(open.vault, id, origin) },
      };
    }),
  );
}
