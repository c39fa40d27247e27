import type { ShrinkPicture } from './shrink-picture.ts';

/** Whether this is a browser, which decodes pictures itself. Node and jsdom cannot. */
export const canDecode = typeof createImageBitmap === 'function';

/** Stands for the browser's decoder where there is none: the picture is 40 times 30, and one of zeros alone is broken. */
export const fakeShrink: ShrinkPicture = async (file) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWhole = bytes.subarray(12).some((byte) => byte !== 0);
  return isWhole ? { bytes: bytes.slice(0, 300_000), width: 40, height: 30 } : null;
};
