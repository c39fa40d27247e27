import { AppError } from '@mooring/contract';
import { maxFileBytes, mediaTypeOf } from '@mooring/contract/share';
import { type Env, retryIfChanged, type Write } from '@mooring/storage';
import {
  hasFileChunks,
  isFileRemoved,
  readFileChunks,
  sha256Of,
  writeFileChunks,
} from '../files/file-chunks.ts';
import { chunkIds, newFileId, removeChunks } from '../recordings/audio-chunks.ts';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { type Collection, createCollection, type Stored } from '../repositories/collection.ts';
import { collectionSchemas, type Keepsake } from '../repositories/collection-schemas.ts';
import type { ListResult } from '../repositories/list-result.ts';
import { rowIdOf, type UserData } from '../repositories/user-data.ts';
import { kindOfFile } from './file-kind.ts';

/** A file as it came. `isWhole` is false if its bytes are not those that were kept. */
export type OpenedFile = { file: Blob; isWhole: boolean };

/** What is kept of the ones who were lost: their words, and files as they came. No engine gets any of it. */
export type Keepsakes = Pick<Collection<Keepsake>, 'get' | 'put' | 'change'> & {
  /** What belongs to one person, oldest first. */
  of(someone: string): Promise<ListResult<Stored<Keepsake>>>;
  /**
   * Keeps a file byte for byte. Throws AppError('keepsake.too-large') before it reads any of it, 'keepsake.empty', and what
   * the store throws; then nothing of it stays.
   */
  addFile(someone: string, file: File, preview?: string): Promise<Keepsake>;
  /** Throws AppError('vault.unreadable'). */
  openFile(keepsake: Keepsake): Promise<OpenedFile>;
  /** Whether every part of its file is here: one from another device may still be on its way. */
  isHere(keepsake: Keepsake): Promise<boolean>;
  /** Whether parts of its file are missing because it was removed: it was changed on a device that the file had not reached. */
  isRemoved(keepsake: Keepsake): Promise<boolean>;
  /**
   * Removes it with its file. Throws AppError('store.changed'), and removes nothing, if it was changed since `base`, as it was last
   * read; without `base`, during this call.
   */
  remove(id: string, base?: Keepsake): Promise<void>;
  /** Removes files that nothing refers to. See files/sweep-files.ts. */
  sweep(): Promise<void>;
};

type Parts = { env: Env; storage: AccountStorage; userData: UserData };

export function createKeepsakes({ env, storage, userData }: Parts): Keepsakes {
  const all = createCollection({ name: 'keepsake', storage, userData });
  return {
    get: all.get,
    put: all.put,
    change: all.change,
    async of(someone) {
      const { items, unreadable } = await all.list();
      return { items: items.filter((each) => each.someone === someone), unreadable };
    },
    async addFile(someone, file, preview) {
      if (file.size > maxFileBytes) throw new AppError('keepsake.too-large');
      if (file.size === 0) throw new AppError('keepsake.empty');
      const bytes = await bytesOf(file);
      const account = await storage.openForWriting();
      const fileId = newFileId(env.newId);
      await writeFileChunks(account, { id: fileId, bytes, createdAt: env.now().toISOString() });
      const keepsake: Keepsake = {
        id: env.newId(),
        someone,
        kind: kindOfFile(file),
        text: '',
        file: {
          id: fileId,
          name: file.name,
          type: file.type,
          size: file.size,
          sha256: await sha256Of(bytes),
        },
        ...(preview ? { preview } : {}),
      };
      try {
        await all.put(keepsake);
      } catch (error) {
        await removeChunks(account, fileId).catch(() => {});
        throw error;
      }
      return keepsake;
    },
    async openFile({ file }) {
      const open = await storage.open();
      if (!open || !file) throw new AppError('vault.unreadable');
      const bytes = await readFileChunks(open, file.id);
      if (bytes.length === 0) throw new AppError('vault.unreadable');
      const isWhole = (await sha256Of(bytes)) === file.sha256;
      return { file: new Blob([bytes], { type: mediaTypeOf(file) }), isWhole };
    },
    async isHere({ file }) {
      const open = await storage.open();
      return open !== null && file !== undefined && hasFileChunks(open, file);
    },
    async isRemoved({ file }) {
      const open = await storage.open();
      return open !== null && file !== undefined && isFileRemoved(open, file);
    },
    async remove(id, base) {
      let isRetry = false;
      await retryIfChanged(async () => {
        const open = await storage.open();
        if (!open) return;
        const { store, vault } = open;
        const remove = rowIdOf(vault.userId, `keepsake:${id}`);
        const row = await store.get('user_data', remove);
        if (!row) return;
        const keepsake = await all.get(id).catch(() => null);
        if (base ? !keepsake || !isSame(keepsake, base) : isRetry) {
          throw new AppError('store.changed');
        }
        isRetry = true;
        const chunks = keepsake?.file ? await chunkIds(store, keepsake.file.id) : [];
        // One write: a file that came from another device is not swept, so none may be left without its keepsake.
        await store.write([
          { table: 'user_data', remove, expected: row },
          ...chunks.map((chunk): Write => ({ table: 'audio_chunks', remove: chunk })),
        ]);
      });
    },
    async sweep() {
      const { sweepFiles } = await import('../files/sweep-files.ts');
      await sweepFiles({ env, storage });
    },
  };
}

/** `other` may have more fields, such as the times of its row. */
const isSame = (one: Keepsake, other: Keepsake) =>
  JSON.stringify(one) === JSON.stringify(collectionSchemas.keepsake.parse(other));

/** Throws AppError('keepsake.unreadable') where the browser cannot read the file, for example because it was moved. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new AppError('keepsake.unreadable', { cause: error });
  }
}
