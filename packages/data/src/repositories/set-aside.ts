import type { Env, Rows, Vault, Write } from '@mooring/storage';
import type { AccountStorage } from './account-storage.ts';
import { type RecordKey, recordValues } from './record-values.ts';
import { sealJson } from './sealed-json.ts';
import { rowsUnder } from './user-data-rows.ts';

/** An earlier version of one document, which another device's took the place of. It is on this device alone. */
export type EarlierVersion = {
  id: string;
  /** The key of the document it was. */
  of: string;
  value: unknown;
  /** ISO time it was set aside. */
  date: string;
  /** Whether it can take its place again. */
  usable: boolean;
};

/** What was set aside where two devices changed one document. What does not open is the quarantine's. */
export type SetAside = {
  /** Newest first. */
  list(): Promise<EarlierVersion[]>;
  /** Puts it in its place again. What stood there until now is set aside in turn. */
  use(version: EarlierVersion): Promise<void>;
  remove(id: string): Promise<void>;
  /** Puts a removed one back as it was. */
  restore(version: EarlierVersion): Promise<void>;
};

type Row = Rows['user_data'];
type NewRow = { id: string; value: unknown; date: string; created?: string | undefined };
type Parts = { env: Env; storage: AccountStorage };

const start = 'set-aside:';

export function createSetAside({ env, storage }: Parts): SetAside {
  return {
    async list() {
      const open = await storage.open();
      if (!open) return [];
      const prefix = `${open.vault.userId}:${start}`;
      const rows = await rowsUnder(open.store, prefix);
      const versions = await Promise.all(rows.map((row) => opened(open.vault, row)));
      return versions
        .filter((version) => version != null)
        .sort((one, other) => (one.date < other.date ? 1 : -1));
    },
    async use({ id, of, value }) {
      const { vault, store } = await storage.openForWriting();
      const now = env.now().toISOString();
      const place = `${vault.userId}:${of}`;
      const before = await store.get('user_data', place);
      const put = await sealed(vault, { id: place, value, created: before?.created_at, date: now });
      const writes: Write[] = [
        { table: 'user_data', put },
        { table: 'user_data', remove: id },
      ];
      if (before) {
        const aside = `${vault.userId}:${start}${of}:${env.newId()}`;
        writes.push({ table: 'user_data', put: await movedAside(vault, before, aside, now) });
      }
      await store.write(writes);
    },
    async remove(id) {
      const open = await storage.open();
      await open?.store.write([{ table: 'user_data', remove: id }]);
    },
    async restore(version) {
      const { vault, store } = await storage.openForWriting();
      await store.write([{ table: 'user_data', put: await sealed(vault, version) }]);
    },
  };
}

async function sealed(vault: Vault, { id, value, date, created = date }: NewRow): Promise<Row> {
  return {
    id,
    user_id: vault.userId,
    key: id.slice(vault.userId.length + 1),
    value: await sealJson(vault, placeOf(id), value),
    created_at: created,
    updated_at: date,
  };
}

/** What does not open is moved as it is, which opens it no less. */
async function movedAside(vault: Vault, row: Row, id: string, date: string): Promise<Row> {
  const key = id.slice(vault.userId.length + 1);
  const text = await vault.open(placeOf(row.id), row.value).catch(() => null);
  const value = text === null ? row.value : await vault.seal(placeOf(id), text);
  return { ...row, id, key, value, updated_at: date };
}

const placeOf = (rowId: string) => ({ table: 'user_data', column: 'value', rowId });
const isRecord = (key: string): key is RecordKey => Object.hasOwn(recordValues, key);

/** Null for what does not open. */
async function opened(vault: Vault, row: Row): Promise<EarlierVersion | null> {
  // The id of this version stands at the end; the key itself may hold colons.
  const of = row.key.slice(start.length, row.key.lastIndexOf(':'));
  try {
    const value: unknown = JSON.parse(await vault.open(placeOf(row.id), row.value));
    const usable = isRecord(of) && recordValues[of].safeParse(value).success;
    return { id: row.id, of, value, date: row.updated_at, usable };
  } catch {
    return null;
  }
}
