import { expect, test } from 'vitest';
import { hasTooManyPixels } from './picture-size.ts';
import { jpegStart } from './picture-testing.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('the size of a JPEG is found behind its other parts, and a damaged one is no trouble', () => {
  const frame = (height: string, width: string) => `\xff\xc0\x00\x11\x08${height}${width}\x03`;
  const exif = '\xff\xd8\xff\xe1\x00\x06abcd';
  expect(hasTooManyPixels(bytesOf(`${exif}${frame('\xff\xff', '\xff\xff')}`))).toBe(true);
  expect(hasTooManyPixels(bytesOf(`${exif}${frame('\x01\x00', '\x01\x00')}`))).toBe(false);
  expect(hasTooManyPixels(bytesOf(`${jpegStart}\x00`))).toBe(false);
  expect(hasTooManyPixels(bytesOf('\x89PNG'))).toBe(false);
});

const webp = (chunk: string) => bytesOf(`RIFF\0\0\0\0WEBP${chunk}`);
const ispe = (width: string, height: string) => `\0\0\0\x14ispe\0\0\0\0${width}${height}`;
const avif = (boxes: string) => bytesOf(`\0\0\0\x18ftypavif\0\0\0\0mif1\0\0\0\x40meta${boxes}`);
const small = '\0\0\x04\0';
const large = '\0\0\x40\0';

test.each([
  ['WebP, 16,383 px each way', webp('VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\xff\x3f\xff\x3f'), true],
  ['WebP, scaled, 256 px', webp('VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\0\x41\0\x41'), false],
  ['WebP without loss, 16,384 px', webp('VP8L\0\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0'), true],
  ['WebP without loss, 1 px high', webp('VP8L\0\0\0\0\x2f\xff\x3f\0\0\0\0\0\0\0'), false],
  ['WebP, extended, 16,384 px', webp('VP8X\x0a\0\0\0\0\0\0\0\xff\x3f\0\xff\x3f\0'), true],
  ['WebP, extended, 16,777,216 by 1 px', webp('VP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\0\0\0'), false],
  ['WebP, cut off', webp('VP8X\x0a\0\0\0'), false],
  [
    'WebP, with another chunk first',
    webp('ICCP\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'),
    false,
  ],
  ['AVIF, 1,024 px', avif(ispe(small, small)), false],
  ['AVIF, 16,384 px', avif(ispe(large, large)), true],
  [
    'AVIF, small tiles of a large picture',
    avif(`i${ispe(small, small)}${ispe(large, large)}`),
    true,
  ],
  ['AVIF, cut off', avif('\0\0\0\x14ispe\0\0\0\0\0\0'), false],
  ['AVIF without a size', avif(''), false],
])('a picture says how large it is: %s', (_, head, isTooLarge) => {
  expect(hasTooManyPixels(head)).toBe(isTooLarge);
});
