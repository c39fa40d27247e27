import { keyOf } from '@mooring/contract';
import type { Data } from '@mooring/data';
import { filePreview } from './file-preview.ts';
import type { FileRefusal } from './file-strings.ts';

const refusals: Partial<Record<string, FileRefusal>> = {
  'keepsake.too-large': 'too-large',
  'keepsake.empty': 'empty',
  'keepsake.unreadable': 'unreadable',
};

/** Keeps one file with its preview. Null, or why it cannot be kept. Throws what the store throws. */
export async function keepFile(
  data: Data,
  someone: string,
  file: File,
): Promise<FileRefusal | null> {
  try {
    await data.keepsakes.addFile(someone, file, await filePreview(data, file));
    return null;
  } catch (error) {
    const refusal = refusals[keyOf(error, 'store.failed')];
    if (refusal) return refusal;
    throw error;
  }
}
