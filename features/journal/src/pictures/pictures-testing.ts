import type { Data, EntryPicture } from '@mooring/data';
import { changeOnBoth, type TestData } from '@mooring/data/testing';

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

/** A device that changed an entry before its picture had arrived there, while another one deleted the entry with the picture. */
export async function withDeletedPicture(
  files: readonly Blob[] = [],
): Promise<{ data: TestData; path: string }> {
  let path = '';
  const data = await changeOnBoth({
    areFilesLate: true,
    before: (one) => entryWithPictures(one, ['The blue cup'], { files }),
    async change(device, { entry }, which) {
      path = `/entry/${entry.id}`;
      const { title, content } = entry;
      if (which === 'one') await device.entries.remove(entry.id);
      else await device.entries.update(entry.id, { title, content, tags: ['missing you'] });
    },
  });
  return { data, path };
}
