import { type FoundEntry, type ImportProblem, limits } from '@mooring/formats';
import type { Env, Write } from '@mooring/storage';
import type { Recording } from '../recordings/recording.ts';
import type { Recordings } from '../recordings/recordings.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { sealJson } from '../repositories/sealed-json.ts';
import { type UserDataRow, valueLocation } from '../repositories/user-data-rows.ts';
import type { DecodeSound } from './decode-sound.ts';
import { readSources } from './read-sources.ts';

type Parts = {
  env: Env;
  open: OpenAccount;
  recordings: Recordings;
  decode: DecodeSound;
  importId: string;
  signal?: AbortSignal | undefined;
  onDone(): void;
};

export type ImportedRecordings = {
  byEntry: Map<string, Recording>;
  problems: ImportProblem[];
  /** Removals of the temporary marker rows. They are part of the write that adds the entries. */
  markerRemovals: Write[];
};

const prefix = 'draft:import:';
const rowId = (userId: string, key: string) => `${userId}:${key}`;

/**
 * Saves the recordings of the entries that follow. A marker row is written first, so that recordings of an interrupted
 * import can be found and removed.
 */
export async function importRecordings(
  entries: readonly FoundEntry[],
  parts: Parts,
): Promise<ImportedRecordings> {
  const imported: ImportedRecordings = { byEntry: new Map(), problems: [], markerRemovals: [] };
  const withSound = entries.filter(({ sound }) => sound !== null);
  const importOne = async (entry: FoundEntry, bytes: Uint8Array | null) => {
    parts.signal?.throwIfAborted();
    const samples = bytes && (await parts.decode(new Uint8Array(bytes)));
    const recording = samples && (await saveRecording(samples, parts, imported));
    if (recording) imported.byEntry.set(entry.id, recording);
    else imported.problems.push({ file: entry.file, key: 'import.sound-unreadable' });
    parts.onDone();
  };
  const wanted = withSound.flatMap((of) => (of.sound ? [{ source: of.sound, of }] : []));
  await readSources(wanted, importOne, { most: limits.sound, signal: parts.signal });
  return imported;
}

async function saveRecording(samples: Int16Array, parts: Parts, imported: ImportedRecordings) {
  const { env, open, recordings, importId } = parts;
  const id = await recordings.begin();
  const key = `${prefix}${importId}:${id}`;
  const markerId = rowId(open.vault.userId, key);
  const now = env.now().toISOString();
  const marker: UserDataRow = {
    id: markerId,
    user_id: open.vault.userId,
    key,
    value: await sealJson(open.vault, valueLocation(markerId), {
      recording: { id, durationMs: 0, peaks: [] },
    }),
    created_at: now,
    updated_at: now,
  };
  await open.store.write([{ table: 'user_data', put: marker }]);
  imported.markerRemovals.push({ table: 'user_data', remove: markerId });
  await recordings.append(id, samples);
  const { recording, failure } = await recordings.finish(id);
  if (failure) throw Object.assign(new Error(failure), { key: failure });
  return recording;
}

/** Removes the recordings of interrupted imports: the marker row still exists and the importing tab is gone. */
export async function removeAbandoned(
  { store }: OpenAccount,
  isRunning: (importId: string) => Promise<boolean>,
): Promise<void> {
  const markers = (await store.list('user_data')).filter(({ key }) => key.startsWith(prefix));
  if (markers.length === 0) return;
  const chunkIds = await store.ids('audio_chunks');
  for (const { id, key } of markers) {
    const [importId = '', recordingId = ''] = key.slice(prefix.length).split(':');
    if (await isRunning(importId)) continue;
    const own = chunkIds.filter((chunkId) => chunkId.startsWith(`${recordingId}:`));
    await store.write([
      ...own.map((remove): Write => ({ table: 'audio_chunks', remove })),
      { table: 'user_data', remove: id },
    ]);
  }
}
