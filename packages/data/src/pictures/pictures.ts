import { AppError } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import {
  hasFileChunks,
  isFileRemoved,
  readFileChunks,
  sha256Of,
  writeFileChunks,
} from '../files/file-chunks.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import type { OpenedFile } from '../keepsakes/keepsakes.ts';
import { newFileId, removeChunks } from '../recordings/audio-chunks.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { emptyResult, type ListResult, openRows } from '../repositories/list-result.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';
import { picturesOfDrafts } from './draft-pictures.ts';
import { contentOf, readHead } from './picture-file.ts';
import { entryPrefix, savedPictures } from './picture-rows.ts';
import { type EntryPicture, originalIdOf, storedPictureSchema } from './picture-schema.ts';
import { hasTooManyPixels } from './picture-size.ts';
import type { ShrinkPicture, ShrunkPicture } from './shrink-picture.ts';

/** The largest file that is taken, in bytes. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Why a file cannot be a picture of an entry. 'unreadable': the browser cannot read the file, for example because it was moved. */
export type PictureRefusal =
  | 'empty'
  | 'too-large'
  | 'too-many-pixels'
  | 'svg'
  | 'video'
  | 'heic'
  | 'not-a-picture'
  | 'broken'
  | 'unreadable';

export type TakenPicture = { picture: EntryPicture } | { refused: PictureRefusal };

/** The pictures of entries. They are saved and removed with their entry: see `entries`. */
export type Pictures = {
  /** Those of an entry, in their order. */
  of(entryId: string): Promise<ListResult<EntryPicture>>;
  /** How many an entry has, by its id. Opens none. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /**
   * Makes a file smaller and stores it. It belongs to no entry until an entry is saved with it. Of a file that is refused
   * nothing stays. Throws what the store throws.
   */
  take(file: Blob & { name?: string }, options?: { keepOriginal: boolean }): Promise<TakenPicture>;
  /** Throws AppError('vault.unreadable'), also if its bytes are not those that were stored. */
  open(picture: EntryPicture): Promise<Blob>;
  /** Whether every part of it is here: one from another device may still be on its way. */
  isHere(picture: EntryPicture): Promise<boolean>;
  /** Whether parts of it are missing because it was removed: its entry was changed on a device that it had not reached. */
  isRemoved(picture: EntryPicture): Promise<boolean>;
  /** Throws AppError('vault.unreadable'). */
  openOriginal(picture: EntryPicture): Promise<OpenedFile>;
  /** A file as `take` would make it. Stores nothing. Null where it cannot be a picture of an entry. */
  smaller(file: Blob): Promise<ShrunkPicture | null>;
  /** Whether a browser may decode a file: false if it begins as no picture does, has too many pixels, or cannot be read. */
  mayDecode(file: Blob): Promise<boolean>;
  /** Removes the bytes of a picture, unless an entry has it or a draft names it. Where a draft does not open they stay too. */
  discard(id: string): Promise<void>;
  /** Removes files that nothing refers to. See files/sweep-files.ts. */
  sweep(): Promise<void>;
};

type Parts = { env: Env; storage: AccountStorage; shrink: ShrinkPicture };

export function createPictures({ env, storage, shrink }: Parts): Pictures {
  async function read(id: string) {
    const account = await storage.open();
    const bytes = account ? await readFileChunks(account, id) : null;
    if (!bytes || bytes.length === 0) throw new AppError('vault.unreadable');
    return { bytes, sha256: await sha256Of(bytes) };
  }
  return {
    async of(entryId) {
      const account = await storage.open();
      return account ? picturesOf(account, entryId) : emptyResult();
    },
    async mayDecode(file) {
      const head = await readHead(file).catch(() => null);
      if (head === null || !['picture', 'heic'].includes(contentOf(head))) return false;
      return !hasTooManyPixels(head);
    },
    async smaller(file) {
      const refused = await refusalOf(file).catch((): PictureRefusal => 'unreadable');
      return refused && refused !== 'heic' ? null : shrink(file);
    },
    async counts() {
      const counts = new Map<string, number>();
      const account = await storage.open();
      for (const { entryId } of account ? await savedPictures(account) : []) {
        counts.set(entryId, (counts.get(entryId) ?? 0) + 1);
      }
      return counts;
    },
    async take(file, { keepOriginal } = { keepOriginal: false }) {
      const refused = await refusalOf(file).catch((): PictureRefusal => 'unreadable');
      if (refused && refused !== 'heic') return { refused };
      const shrunk = await shrink(file);
      if (!shrunk) return { refused: refused ?? 'broken' };
      const original = keepOriginal ? new Uint8Array(await file.arrayBuffer()) : null;
      const account = await storage.openForWriting();
      const id = newFileId(env.newId);
      const createdAt = env.now().toISOString();
      const { bytes, width, height } = shrunk;
      const picture: EntryPicture = {
        id,
        type: 'image/jpeg',
        width,
        height,
        size: bytes.length,
        sha256: await sha256Of(bytes),
        alt: '',
        ...(original && {
          original: {
            name: file.name ?? 'picture',
            type: file.type,
            size: original.length,
            sha256: await sha256Of(original),
          },
        }),
      };
      await writeFileChunks(account, { id, bytes, createdAt });
      if (original) {
        const copy = { id: originalIdOf(id), bytes: original, createdAt };
        await writeFileChunks(account, copy).catch(async (error: unknown) => {
          await removeChunks(account, id).catch(() => {});
          throw error;
        });
      }
      return { picture };
    },
    async open(picture) {
      const { bytes, sha256 } = await read(picture.id);
      if (sha256 !== picture.sha256) throw new AppError('vault.unreadable');
      return new Blob([bytes], { type: picture.type });
    },
    async isHere(picture) {
      const account = await storage.open();
      return account !== null && hasFileChunks(account, picture);
    },
    async isRemoved(picture) {
      const account = await storage.open();
      return account !== null && isFileRemoved(account, picture);
    },
    async openOriginal({ id, original }) {
      if (!original) throw new AppError('vault.unreadable');
      const { bytes, sha256 } = await read(originalIdOf(id));
      // As bytes: a browser never opens it as a page.
      const file = new Blob([bytes], { type: 'application/octet-stream' });
      return { file, isWhole: sha256 === original.sha256 };
    },
    async discard(id) {
      const account = await storage.open();
      if (!account) return;
      const saved = await savedPictures(account);
      if (saved.some(({ pictureId }) => pictureId === id)) return;
      const drafts = await picturesOfDrafts(account).catch(() => null);
      if (!drafts || drafts.pictureIds.has(id)) return;
      await removeChunks(account, id);
      await removeChunks(account, originalIdOf(id));
    },
    sweep: () => sweepFiles({ env, storage }),
  };
}

/** The pictures of one entry, in their order. */
export async function picturesOf(
  { store, vault }: OpenAccount,
  entryId: string,
): Promise<ListResult<EntryPicture>> {
  const rows = await rowsWithPrefix(store, entryPrefix(vault, entryId));
  const { items, unreadable } = await openRows(
    rows,
    ({ updated_at }) => updated_at,
    (row) => openJson(vault, valueLocation(row.id), row.value, storedPictureSchema),
  );
  items.sort((one, other) => one.order - other.order);
  return { items: items.map(({ order: _, ...picture }) => picture), unreadable };
}

/** Null for a file that may be a picture. 'heic' is tried all the same: some browsers can decode it. */
async function refusalOf(file: Blob): Promise<PictureRefusal | null> {
  if (file.size === 0) return 'empty';
  const head = await readHead(file);
  const content = contentOf(head);
  if (content === 'svg' || content === 'video') return content;
  if (content === 'other') return 'not-a-picture';
  if (file.size > maxPictureBytes) return 'too-large';
  if (hasTooManyPixels(head)) return 'too-many-pixels';
  return content === 'heic' ? 'heic' : null;
}
