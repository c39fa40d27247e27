import type { Data, EntryPicture } from '@mooring/data';

/** A file that begins as a JPEG does. Where a browser decodes pictures, it is damaged. */
export const sampleFile = (name = 'IMG_1.jpg', length = 2_000) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(length - 4).fill(7)])], name, {
    type: 'image/jpeg',
  });

/** An entry with pictures that show these things. */
export async function entryWithPictures(
  data: Data,
  alts: readonly string[],
  { files = [], keepOriginal = false }: { files?: readonly Blob[]; keepOriginal?: boolean } = {},
) {
  const pictures: EntryPicture[] = [];
  for (const [index, alt] of alts.entries()) {
    const taken = await data.pictures.take(files[index] ?? sampleFile(), { keepOriginal });
    if ('refused' in taken) throw new Error(taken.refused);
    pictures.push({ ...taken.picture, alt });
  }
  const words = {
    title: 'What the kitchen knows',
    content:
      'You always put the good knife back in the wrong drawer. I found it there again today.',
    tags: ['grief' as const],
  };
  const entry = await data.entries.create({ ...words, pictures });
  return { entry, pictures };
}
