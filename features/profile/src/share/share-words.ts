import { maxFileBytes, mediaTypeOf, type Shared } from '@mooring/contract/share';
import { mostFiles } from '../someone/file-texts.ts';

/** Characters of a text that is taken. */
const longestText = 500_000;

export type Refusal = 'too-large' | 'empty' | 'unknown' | 'too-many';

/** What was shared, sorted into what can be kept and what cannot. */
export type SortedShare = {
  id: string;
  /** Title, words and address, each once. May be empty. */
  text: string;
  isTooLong: boolean;
  files: File[];
  refused: { name: string; why: Refusal }[];
};

export function sortShare(shared: Shared): SortedShare {
  const whole = wholeText(shared);
  const isTooLong = whole.length > longestText;
  const sorted: SortedShare = {
    ...{ id: shared.id, text: isTooLong ? '' : whole, isTooLong },
    files: [],
    refused: [],
  };
  for (const file of shared.files) {
    const why = refusalOf(file) ?? (sorted.files.length < mostFiles ? null : 'too-many');
    if (why) sorted.refused.push({ name: file.name || 'A file without a name', why });
    else sorted.files.push(file);
  }
  return sorted;
}

/** Many apps send the title again in the text, and the address in both. */
function wholeText({ title, text, url }: Shared): string {
  const parts = [title, text, url].map((part) => part.trim());
  return parts
    .filter((part, at) => part !== '' && !parts.some((other, by) => hasPart(other, by, part, at)))
    .join('\n\n');
}

const hasPart = (other: string, by: number, part: string, at: number) =>
  by !== at && other.includes(part) && (other !== part || by < at);

function refusalOf(file: File): Refusal | null {
  if (!/^(?:(?:audio|image|video)\/|text\/plain$|application\/pdf$)/.test(mediaTypeOf(file))) {
    return 'unknown';
  }
  if (file.size === 0) return 'empty';
  return file.size > maxFileBytes ? 'too-large' : null;
}

export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'too-large': 'It is larger than 25 MB.',
  empty: 'There is nothing in it.',
  unknown: 'It is not a recording, a picture, a video, a text or a PDF.',
  'too-many': `Only ${mostFiles} files are taken at once. You can share it again by itself.`,
};
