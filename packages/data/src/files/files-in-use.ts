import type { Store, Vault } from '@mooring/storage';
import { picturesOfDrafts } from '../pictures/draft-pictures.ts';
import { savedPictures } from '../pictures/picture-rows.ts';
import { originalIdOf } from '../pictures/picture-schema.ts';
import { isFileId, recordingIdOf } from '../recordings/audio-chunks.ts';
import { openRecordingReference } from '../recordings/references.ts';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { collectionSchemas } from '../repositories/collection-schemas.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';

type Page = Parameters<Store['sync']['applyPulled']>[0];

/**
 * A store for sync. What another device removed and this one changed stays, and its file or its sound stays with it: chunks that
 * something here refers to, after the other removals were applied, are sent again. See docs/decisions/0083.
 */
export function withFilesInUse(store: Store, vault: Vault): Store {
  const { applyPulled, readCursor } = store.sync;
  return {
    ...store,
    sync: {
      ...store.sync,
      async applyPulled(page) {
        const { tombstones = [] } = page;
        const chunks = tombstones.filter(({ table }) => table === 'audio_chunks');
        if (chunks.length === 0) return applyPulled(page);
        // The cursor moves with the last part: whoever is cut off applies all of them again.
        const upTo = await readCursor(page.cursor);
        const others = tombstones.filter(({ table }) => table !== 'audio_chunks');
        const applied = [await applyPulled({ ...page, upTo, tombstones: others })];
        const inUse = await idsInUse({ store, vault }, new Set(chunks.map(ownerOf)));
        const kept = chunks.filter((one) => inUse.has(ownerOf(one)));
        const keeping: Page = { cursor: page.cursor, upTo, tombstones: kept, keepUpTo: everySeq };
        if (kept.length > 0) applied.push(await applyPulled(keeping));
        const removed = chunks.filter((one) => !inUse.has(ownerOf(one)));
        applied.push(await applyPulled({ ...page, rows: [], held: [], tombstones: removed }));
        return {
          writes: applied.flatMap(({ writes }) => writes),
          repaired: applied.reduce((sum, { repaired }) => sum + repaired, 0),
        };
      },
    },
  };
}

const everySeq = Number.POSITIVE_INFINITY;
const ownerOf = ({ id }: { id: string }) => recordingIdOf(id);

/** Those files and recordings that something here refers to. What does not open refers to nothing. */
async function idsInUse(open: OpenAccount, asked: ReadonlySet<string>): Promise<Set<string>> {
  const ids = [...asked];
  const found = [
    ...(ids.some(isFileId) ? await filesInUse(open) : []),
    ...(ids.some((id) => !isFileId(id)) ? await recordingsInUse(open) : []),
  ];
  return new Set(found);
}

async function filesInUse(open: OpenAccount): Promise<string[]> {
  const { store, vault } = open;
  const rows = await rowsWithPrefix(store, `${vault.userId}:keepsake:`);
  const keepsakes = await Promise.allSettled(
    rows.map(({ id, value }) =>
      openJson(vault, valueLocation(id), value, collectionSchemas.keepsake),
    ),
  );
  const drafts = await picturesOfDrafts(open).catch(() => null);
  const pictures = [
    ...(await savedPictures(open)).map(({ pictureId }) => pictureId),
    ...(drafts?.pictureIds ?? []),
  ];
  return [
    ...keepsakes.flatMap((one) =>
      one.status === 'fulfilled' && one.value.file ? [one.value.file.id] : [],
    ),
    ...pictures.flatMap((id) => [id, originalIdOf(id)]),
  ];
}

async function recordingsInUse({ store, vault }: OpenAccount): Promise<string[]> {
  const rows = (await store.list('journal_entries')).filter(({ audioData }) => audioData !== null);
  const recordings = await Promise.allSettled(
    rows.map((row) => openRecordingReference(vault, row)),
  );
  return recordings.flatMap((one) =>
    one.status === 'fulfilled' && one.value ? [one.value.id] : [],
  );
}
