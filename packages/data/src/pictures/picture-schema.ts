import * as z from 'zod/mini';

/** The longer side of a kept picture, in px. */
export const pictureSide = 2048;

/** A file as it came, kept byte for byte. */
const originalSchema = z.object({
  name: z.string(),
  /** The media type that the browser gave it. May be empty. */
  type: z.string(),
  /** Bytes. */
  size: z.int().check(z.minimum(1)),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
});

export const entryPictureSchema = z.object({
  /** The chunks of the picture are stored under this id. */
  id: z.string().check(z.startsWith('file-')),
  type: z.literal('image/jpeg'),
  /** px, as it is shown. */
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  /** Bytes. */
  size: z.int().check(z.minimum(1)),
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: z.string(),
  /** What it shows, in the person's words. May be empty. */
  alt: z.string(),
  /** Left out where the original was not kept. */
  original: z.optional(originalSchema),
});

/** A picture of an entry. It holds no place and no camera: those are in the original alone. */
export type EntryPicture = z.infer<typeof entryPictureSchema>;

/** As it is stored: with its place in the entry, from 0. */
export const storedPictureSchema = z.extend(entryPictureSchema, {
  order: z.int().check(z.minimum(0)),
});

/** The chunks of the original are stored under this id. */
export const originalIdOf = (id: string) => `${id}-original`;
