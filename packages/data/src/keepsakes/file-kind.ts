import type { KeepsakeKind } from '../repositories/collection-schemas.ts';

/** Endings of files that some browsers give no media type. */
const kindByEnding: Record<string, KeepsakeKind> = {
  amr: 'voice',
  caf: 'voice',
  m4a: 'voice',
  mp3: 'voice',
  ogg: 'voice',
  opus: 'voice',
  wav: 'voice',
  heic: 'picture',
  heif: 'picture',
  mov: 'video',
  mp4: 'video',
};

/** What a file is shown as. An SVG is only kept: it is a document, and may hold a script. */
export function kindOfFile({ name, type }: { name: string; type: string }): KeepsakeKind {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (type.startsWith('image/svg') || ending === 'svg') return 'file';
  if (type.startsWith('audio/')) return 'voice';
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('video/')) return 'video';
  return (type === '' && kindByEnding[ending]) || 'file';
}
