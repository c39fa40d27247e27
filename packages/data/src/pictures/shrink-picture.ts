import { pictureSide } from './picture-schema.ts';

/** A picture as a JPEG without anything that a camera adds to it. */
export type ShrunkPicture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Makes a picture smaller. Null if it cannot be decoded. */
export type ShrinkPicture = (file: Blob) => Promise<ShrunkPicture | null>;

/** The quality of the JPEG, 0 to 1. */
const quality = 0.85;

/**
 * Draws the picture upright, its longer side at most 2048 px, and encodes what was drawn: so the place, the time and the camera
 * are not in it.
 */
export const shrinkInBrowser: ShrinkPicture = async (file) => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, pictureSide / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const { width, height } = canvas;
    const context = canvas.getContext('2d');
    if (!context) return null;
    // A JPEG has no transparency: without this it is black there.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const jpeg = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (jpeg?.type !== 'image/jpeg') return null;
    return { bytes: new Uint8Array(await jpeg.arrayBuffer()), width, height };
  } finally {
    picture.close();
    // Safari keeps the memory of a canvas that has a size.
    canvas.width = 0;
  }
};
