import type { Keepsake, KeepsakeKind } from '@mooring/data';

/** Files that are taken in one go. */
export const mostFiles = 20;

const kindNames: Record<KeepsakeKind, string> = {
  words: 'Words',
  voice: 'A voice recording',
  picture: 'A picture',
  video: 'A video',
  file: 'A file',
};

/** What the person wrote about a file, else its name, else what it is. */
export const fileTitle = ({ text, file, kind }: Keepsake): string =>
  text.trim() || file?.name || kindNames[kind];

/** 1_500_000 → '1.5 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
