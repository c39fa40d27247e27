import type { Page } from '@playwright/test';

/** Words that a camera writes into a picture. */
export const place = 'GPS-52.5200-13.4050';

/** A JPEG of this size that the browser draws, with an EXIF part that names a place and says that it lies on its side. */
export async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const jpeg = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#b9cdd6';
      context.fillRect(0, 0, wide, high);
      const file = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await file.arrayBuffer())];
    },
    [width, height] as const,
  );
  // Orientation 6: turned by a quarter. Big-endian TIFF with one entry, then the words.
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255]);
  const bytes = Buffer.from(jpeg);
  return Buffer.concat([bytes.subarray(0, 2), head, exif, bytes.subarray(2)]);
}
