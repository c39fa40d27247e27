import { canOpenRow, timeColumns } from '../row-rules.ts';
import type { Row, Table } from '../store.ts';
import { isSyncable } from '../sync/is-syncable.ts';
import type { PulledRow, PulledTombstone, ServerRow, Tombstone } from '../sync/outbox-entry.ts';
import type { Sealed, Vault } from '../vault/vault.ts';
import { decodeVersion, encodeVersion, type VersionVector } from './version-vector.ts';

/**
 * Seals and checks whole rows. The seal of a row holds its version and is bound to every column: the server can read
 * neither, and can neither mix the columns of two states nor give one state the version of another.
 */
export type RowSeals = {
  readonly userId: string;
  /** The seal that is sent with a state of a row. */
  sealRow(table: Table, row: Row, version: VersionVector): Promise<string>;
  /** The proof that a device of this person removed the row. */
  sealRemoval(table: Table, id: string, version: VersionVector): Promise<string>;
  /**
   * With `isKnown` this device has the row already, so each field has to open as well: nothing that does not open may
   * replace it. A fresh row that its own writer could not open is listed with the unreadable ones.
   */
  checkRow(pulled: ServerRow, isKnown: boolean): Promise<PulledRow>;
  checkTombstone(tombstone: Tombstone): Promise<PulledTombstone>;
  /** Seals a document of `user_data`, by the id of its row. */
  sealDocument(rowId: string, value: unknown): Promise<Sealed>;
  /** Seals a statement, by the id of its device. */
  sealText(name: string, text: string): Promise<Sealed>;
  /** Null for a text that this account did not seal under this name. */
  openText(name: string, sealed: Sealed): Promise<string | null>;
};

/** The seals of one account. See docs/decisions/0047. */
export function createRowSeals(vault: Vault): RowSeals {
  const location = (name: string) => ({ table: 'device_statements', column: 'value', rowId: name });
  const openVersion = async (context: string, seal: string) => {
    const bytes = await vault.openBytes(context, seal);
    return bytes && decodeVersion(bytes);
  };
  return {
    userId: vault.userId,
    sealDocument: (rowId, value) =>
      vault.seal({ table: 'user_data', column: 'value', rowId }, JSON.stringify(value)),
    sealRow: (table, row, version) =>
      vault.sealBytes(contextOfRow(table, row), encodeVersion(version)),
    sealRemoval: (table, id, version) =>
      vault.sealBytes(contextOfRemoval(table, id), encodeVersion(version)),
    async checkRow(pulled, isKnown) {
      const { table, row, seal } = pulled;
      const isOurs = row.user_id === vault.userId && isSyncable(table, row.id);
      if (!isOurs) return { ...pulled, version: null, trust: 'refused' };
      const version = seal ? await openVersion(contextOfRow(table, row), seal) : null;
      const isSound = !seal || version !== null;
      const isProved = version !== null && !isKnown;
      if (!isSound || !(isProved || (await canOpenRow(table, row, vault)))) {
        return { ...pulled, version: null, trust: 'refused' };
      }
      return { ...pulled, version, trust: version ? 'sealed' : 'unsealed' };
    },
    async checkTombstone(tombstone) {
      const { table, id, seal } = tombstone;
      const version = seal ? await openVersion(contextOfRemoval(table, id), seal) : null;
      return { ...tombstone, version };
    },
    sealText: (name, text) => vault.seal(location(name), text),
    openText: (name, sealed) => vault.open(location(name), sealed).catch(() => null),
  };
}

const contextOfRemoval = (table: Table, id: string) => JSON.stringify([table, id, 'gone']);

/** Every column by name, but the owner, who is bound by the vault. Times are written as the server returns them. */
function contextOfRow(table: Table, row: Row): string {
  const columns: Record<string, unknown> = row;
  const bound: unknown[] = [table, row.id, 'row'];
  for (const name of boundNames(table, Object.keys(columns))) {
    bound.push([name, normalized(name, columns[name])]);
  }
  return JSON.stringify(bound);
}

/** The rows of a table have the same columns, so the names are sorted once for all of them. */
const sortedNames = new Map<string, readonly string[]>();
function boundNames(table: Table, names: readonly string[]): readonly string[] {
  const key = `${table},${names.join()}`;
  const known = sortedNames.get(key);
  if (known) return known;
  const sorted = names.filter((name) => isBound(table, name)).sort();
  // A server can send rows with any columns, but not fill the memory with their names.
  if (sortedNames.size < maxKnownShapes) sortedNames.set(key, sorted);
  return sorted;
}
const maxKnownShapes = 50;

/** `created_at` is a date that is shown for check-ins only. An update never sends it. */
const isBound = (table: Table, name: string) =>
  name !== 'user_id' && (name !== 'created_at' || table === 'emotion_records');

const writtenHere =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{3}Z$/;

function normalized(name: string, value: unknown): unknown {
  if (!timeColumns.includes(name) || typeof value !== 'string') return value ?? null;
  // What this device writes is in this form already, and a journal has three times in each row.
  if (writtenHere.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}
