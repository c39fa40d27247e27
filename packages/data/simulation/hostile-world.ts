/** Two devices of one person, and a third that comes later, over a server whose operator means harm. */
import { keyOf, type MessageKey } from '@mooring/contract';
import { openRow } from '@mooring/formats';
import type { Remote, Row, Table, Write } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys, tableNames } from '@mooring/storage';
import { roundLimits } from '@mooring/storage/testing';
import { sealChunk } from '../src/recordings/audio-chunks.ts';
import { fakeServer, type ServerDisk, type StoredRow } from './fake-server.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';

/** What the server answers to one device instead of the truth. */
export type Intercept = (remote: Remote, device: number) => Remote;

/** What a device shows: each readable row as text, by `<table>/<id>`. */
export type View = Map<string, string>;

export type HostileWorld = {
  a: SimulatedDevice;
  b: SimulatedDevice;
  disk: ServerDisk;
  /** The ids of what was written before the move. */
  ids: { edited: string; other: string; deleted: string; moment: string; checkIn: string };
  /** The newest state of a row on the server. Throws where there is none. */
  stored(table: Table, id: string): StoredRow;
  /** The first state that the server ever had of a row. */
  oldest(table: Table, id: string): StoredRow;
  /** Writes over the server's row, numbered as a newer one. */
  overwrite(row: StoredRow, columns: Record<string, unknown>): void;
  intercept(answer: Intercept): void;
  sync(...devices: SimulatedDevice[]): Promise<void>;
  startDevice(): Promise<SimulatedDevice>;
  /** The key of the failure of a device's last sync; undefined where it did not fail. Without a key of ours: 'sync.busy'. */
  failureOf(device: SimulatedDevice): MessageKey | undefined;
  /** Lets a request take so long, in ms. */
  passTime(ms: number): void;
  /** A row that another account sealed, with an id of this one. */
  foreignRow(id: string): Promise<Row>;
};

/** What a row that does not open is shown as. */
export const unreadable = 'This piece cannot be opened.';

const maxRequests = 3_000;

export async function openHostileWorld(): Promise<HostileWorld> {
  let answer: Intercept = (remote) => remote;
  const devices = createSimulatedDevices({
    // As in the app, but for fewer pages and rows, so that a suite of moves takes minutes.
    limits: { ...roundLimits, pages: 80, held: 200 },
    wrapRemote: (remote, device) => limited(answer(remote, device)),
  });
  const { startDevice, server, env, network } = devices;
  const { disk } = server;
  const failures = new Map<SimulatedDevice, MessageKey>();
  const [a, b] = [await startDevice(), await startDevice()];
  const sync = async (...some: SimulatedDevice[]) => {
    for (const device of some) {
      failures.delete(device);
      await device
        .syncOnce(noFaults, seededRandom(1))
        .catch((error) => failures.set(device, keyOf(error, 'sync.busy')));
    }
  };
  const words = (content: string) => ({ title: `About ${content}`, content, tags: [] });
  const edited = await a.entries.create(words('the first version'));
  await sync(a, b);
  const other = await a.entries.create(words('another day'));
  const deleted = await a.entries.create(words('to be deleted'));
  for (let day = 0; day < 4; day += 1) await a.entries.create(words(`day ${day}`));
  const moment = await a.moments.add({ content: 'the sea', source: 'journal', sourceId: other.id });
  const checkIn = await a.checkIns.save({ emotion: 'Anxious', intensity: 3, notes: 'a long day' });
  await a.records.put('library-read', ['one']);
  await a.store.write(await recordingOf(a));
  await sync(a, b);
  await b.entries.update(edited.id, words('the second version'));
  await sync(b, a);
  await b.drafts.keep('new', words('half written on this device'));

  const keyIn = (table: Table, id: string) => `${table}/${id}`;
  const found = (row: StoredRow | undefined) => {
    if (!row) throw new Error('The server has no such row');
    return structuredClone(row);
  };
  return {
    a,
    b,
    disk,
    ids: {
      edited: edited.id,
      other: other.id,
      deleted: deleted.id,
      moment: moment.id,
      checkIn: checkIn.id,
    },
    stored: (table, id) => found(disk.rows.get(keyIn(table, id))),
    oldest: (table, id) => found(disk.past.find((one) => one.table === table && one.id === id)),
    overwrite(row, columns) {
      disk.rows.set(keyIn(row.table, row.id), {
        ...row,
        row: { ...row.row, ...columns } as Row,
        rev: (disk.rows.get(keyIn(row.table, row.id))?.rev ?? 0) + 1,
        seq: disk.nextSeq(),
        mutationId: browserEnv.newId(),
      });
    },
    intercept(next) {
      answer = next;
    },
    sync,
    startDevice,
    failureOf: (device) => failures.get(device),
    passTime(ms) {
      network.ms += ms;
    },
    async foreignRow(id) {
      const keys = await deriveVaultKeys(new Uint8Array(32).fill(9));
      const vault = createVault({ env, userId: a.vault.userId, ...keys });
      const seal = (column: string) =>
        vault.seal({ table: 'saved_moments', column, rowId: id }, 'words of another account');
      const row = await a.store.get('saved_moments', moment.id);
      return { ...row, id, content: await seal('content') } as Row;
    },
  };
}

/** Every readable row of a device, without what each device has for itself. */
export async function viewOf({ store, vault }: SimulatedDevice): Promise<View> {
  const view: View = new Map();
  for (const table of tableNames) {
    for (const row of await store.list(table)) {
      const opened = await openRow(vault, table, row).catch(() => null);
      if (!opened) view.set(`${table}/${row.id}`, unreadable);
      else view.set(`${table}/${row.id}`, signatureOf(table, opened));
    }
  }
  return view;
}

/** The words of a row and the columns around them, without the id and the time of its making. */
function signatureOf(table: Table, row: object): string {
  const { id: _, created_at: __, updated_at: ___, ...rest } = row as Record<string, unknown>;
  const day = table === 'emotion_records' ? { day: __ } : {};
  return JSON.stringify(Object.entries({ ...rest, ...day }).sort());
}

async function recordingOf({ vault, now }: SimulatedDevice): Promise<Write[]> {
  return Promise.all(
    [0, 1].map(async (index) => {
      const samples = new Int16Array(200).fill(index + 1);
      const chunk = { recordingId: 'voice', index, samples, createdAt: now().toISOString() };
      return { table: 'audio_chunks' as const, put: await sealChunk(vault, chunk) };
    }),
  );
}

/** A remote that ends a sync without an end, as a person would by closing the page. */
function limited(remote: Remote): Remote {
  let requests = 0;
  return new Proxy(remote, {
    get:
      (target, name: keyof Remote) =>
      (...given: never[]) => {
        requests += 1;
        if (requests > maxRequests) throw new Error('This sync does not end');
        return (target[name] as (...all: never[]) => Promise<unknown>)(...given);
      },
  });
}

/** Copies the server, so that two devices can be told two stories. */
export function forkOf(disk: ServerDisk) {
  const other = fakeServer();
  for (const [key, row] of disk.rows) other.disk.rows.set(key, structuredClone(row));
  for (const [key, one] of disk.tombstones) other.disk.tombstones.set(key, { ...one });
  while (other.disk.nextSeq() < highestSeq(disk));
  return other;
}

export const highestSeq = (disk: ServerDisk) =>
  Math.max(0, ...[...disk.rows.values(), ...disk.tombstones.values()].map(({ seq }) => seq));
