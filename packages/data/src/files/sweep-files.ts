import type { Env } from '@mooring/storage';
import type * as z from 'zod/mini';
import { picturesOfDrafts } from '../pictures/draft-pictures.ts';
import { orphanWrites } from '../pictures/orphan-pictures.ts';
import { savedPictures } from '../pictures/picture-rows.ts';
import { originalIdOf } from '../pictures/picture-schema.ts';
import {
  isFileId,
  isFromAnotherDevice,
  recordingIdOf,
  removeChunks,
} from '../recordings/audio-chunks.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { collectionSchemas } from '../repositories/collection-schemas.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';

/** ms. A file that is younger may still be on its way. */
const youngestSwept = 24 * 60 * 60 * 1000;

/**
 * Removes the chunks of files that no keepsake, no entry and no draft refers to: the app was closed before what refers to
 * them was written. Removes the rows of pictures whose entry is gone as well. Where a keepsake or a draft does not open, no file is
 * removed.
 */
export async function sweepFiles({
  env,
  storage,
}: {
  env: Env;
  storage: AccountStorage;
}): Promise<void> {
  const open = await storage.open();
  if (!open) return;
  // A write waits until keepsakes that the database has lost are restored. Without them every file would be without one.
  await open.store.write([]);
  const youngest = new Date(env.now().getTime() - youngestSwept);
  const orphans = await orphanWrites(open, youngest).catch(() => []);
  // Somebody else may have logged in meanwhile: then the list is theirs.
  const isStillOpen = async () => (await storage.open())?.vault === open.vault;
  if (orphans.length > 0 && (await isStillOpen())) await open.store.write(orphans);
  const ids = await open.store.ids('audio_chunks', 'file-');
  const stored = [...new Set(ids.map(recordingIdOf))].filter(isFileId);
  if (stored.length === 0) return;
  const inUse = await filesInUse(open).catch(() => null);
  if (!inUse || !(await isStillOpen())) return;
  for (const id of stored.filter((each) => !inUse.has(each))) {
    const first = await open.store.get(
      'audio_chunks',
      ids.find((each) => recordingIdOf(each) === id) ?? '',
    );
    const isOld = Date.parse(first?.created_at ?? '') < youngest.getTime();
    if (isOld && !(await isFromAnotherDevice(open, id))) await removeChunks(open, id);
  }
}

/** Throws if a keepsake or a draft cannot be opened. */
async function filesInUse(open: OpenAccount): Promise<Set<string>> {
  const keepsakes = await openAll(open, 'keepsake:', collectionSchemas.keepsake);
  const pictures = [
    ...(await savedPictures(open)).map(({ pictureId }) => pictureId),
    ...(await picturesOfDrafts(open)).pictureIds,
  ];
  return new Set([
    ...keepsakes.flatMap(({ file }) => file?.id ?? []),
    ...pictures,
    ...pictures.map(originalIdOf),
  ]);
}

async function openAll<T>(
  { store, vault }: OpenAccount,
  prefix: string,
  schema: z.ZodMiniType<T>,
): Promise<T[]> {
  const rows = await rowsWithPrefix(store, `${vault.userId}:${prefix}`);
  return Promise.all(
    rows.map(({ id, value }) => openJson(vault, valueLocation(id), value, schema)),
  );
}
