import { mediaTypeOf } from '@mooring/contract/share';
import type { KeepsakeKind } from '../repositories/collection-schemas.ts';

/** What a file is shown as. An SVG is only kept: it is a document, and may hold a script. */
export function kindOfFile(file: { name: string; type: string }): KeepsakeKind {
  const type = mediaTypeOf(file);
  if (type.startsWith('image/svg') || /\.svg$/i.test(file.name)) return 'file';
  if (type.startsWith('audio/')) return 'voice';
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('video/') ? 'video' : 'file';
}
