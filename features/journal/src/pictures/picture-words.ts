import type { EntryPicture, PictureRefusal } from '@mooring/data';

/** Pictures that one entry can have. An import knows the same number: `limits` in packages/formats. */
export const maxPictures = 20;

const refusals: Record<PictureRefusal, string> = {
  empty: 'is empty, so there is no picture in it.',
  'too-large': 'is larger than 25 MB. Please choose a smaller file.',
  'too-many-pixels': 'has too many pixels for this browser. Please make it smaller first.',
  svg: 'is an SVG drawing. It may hold a script, so it was not taken. A JPEG or PNG of it can be added.',
  video: 'is a video. An entry can hold pictures only.',
  heic: 'is a HEIC picture, which this browser cannot read. It can be added in Safari, or saved as a JPEG first.',
  'not-a-picture':
    'is not a picture that a browser can show. JPEG, PNG, WebP, GIF and AVIF can be added.',
  broken: 'could not be read. The picture in it is damaged.',
  unreadable: 'can no longer be read. It may have been moved or deleted. Please choose it again.',
};

/** Why a file was not taken, with its name. */
export const refusalText = (name: string, refused: PictureRefusal) =>
  `${name === '' ? 'The file' : `“${name}”`} ${refusals[refused]}`;

/** Why some of many files were not taken. */
export const leftOverText = (chosen: number, room: number) =>
  room === 0
    ? `An entry can have ${maxPictures} pictures, and this one has ${maxPictures}. ${chosen === 1 ? 'This one was' : `These ${number(chosen)} were`} not added.`
    : `An entry can have ${maxPictures} pictures, and there was room for ${room}. The other ${number(chosen - room)} were not added.`;

/** 12345 → '12,345' */
const number = (count: number) => count.toLocaleString('en');

/** 1_500_000 → '1.5 MB' */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** How many there are, and how much room they take. */
export function usedText(pictures: readonly EntryPicture[]): string {
  const bytes = pictures.reduce((sum, { size, original }) => sum + size + (original?.size ?? 0), 0);
  return `${pictures.length} of ${maxPictures} pictures, ${sizeText(bytes)}`;
}

/** Bytes that a browser still has, from which on nothing is said about room. */
const plenty = 300_000_000;

/** What is said before the room of this browser ends. Empty while there is plenty, or where the browser does not tell. */
export function roomText({ used, quota }: { used: number | undefined; quota: number | undefined }) {
  if (used === undefined || quota === undefined) return '';
  const left = Math.max(0, quota - used);
  return left > plenty
    ? ''
    : `This browser has ${sizeText(left)} left for Mooring. A picture takes about 1 MB, and its original up to 25 MB.`;
}

/** What a picture is called: what it shows, or its place. */
export const pictureName = ({ alt }: EntryPicture, index: number, count: number) =>
  alt.trim() || (count === 1 ? 'Picture' : `Picture ${index + 1} of ${count}`);
