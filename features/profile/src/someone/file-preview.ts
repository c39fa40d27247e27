import { maxFileBytes, mediaTypeOf } from '@mooring/contract/share';
import type { Data } from '@mooring/data';
import { makePreview } from '@mooring/ui/bundled';

/** A small picture of a file that is to be kept. Undefined where there is none, or where decoding it takes too much memory. */
export async function filePreview({ pictures }: Data, file: File): Promise<string | undefined> {
  // A browser reads the whole of a file to decode it.
  if (file.size > maxFileBytes) return undefined;
  const type = mediaTypeOf(file);
  if (!type.startsWith('image/')) return undefined;
  // Without the check there is no preview; the file is kept all the same.
  if (!(await pictures.mayDecode(file).catch(() => false))) return undefined;
  return (await makePreview(new File([file], file.name, { type }))) ?? undefined;
}
