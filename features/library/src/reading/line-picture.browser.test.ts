import { expect, test } from 'vitest';
import { linePicture } from './line-picture.ts';

test('draws a sentence as a picture of the stated size', async () => {
  const root = document.documentElement.style;
  root.setProperty('--surface', '#ffffff');
  root.setProperty('--ink', '#000000');
  const file = await linePicture('I can go at the speed of the slowest part of me.');
  expect(file.type).toBe('image/png');
  const picture = await createImageBitmap(file);
  expect([picture.width, picture.height]).toEqual([1080, 1350]);
  const canvas = new OffscreenCanvas(1080, 1350);
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const pixels = pen?.getImageData(0, 0, 1080, 1350).data ?? [];
  let dark = 0;
  for (let index = 0; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 80) dark += 1;
  expect(dark).toBeGreaterThan(5000);
  // Nothing touches the edge.
  const edge = pen?.getImageData(1000, 0, 80, 1350).data ?? [];
  expect(edge.every((value) => value === 255)).toBe(true);
});
