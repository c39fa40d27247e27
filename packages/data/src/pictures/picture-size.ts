/** Pixels that a browser can decode on a phone without running out of memory. */
const maxPixels = 120_000_000;

/** Whether the first bytes of a file say that it is too large to decode. A small file can hold a picture of any size. */
export function hasTooManyPixels(head: Uint8Array): boolean {
  const size = [pngSize, gifSize, jpegSize, webpSize, avifSize].reduce<Size | null>(
    (found, read) => found ?? read(head),
    null,
  );
  return size !== null && size.width * size.height > maxPixels;
}

type Size = { width: number; height: number };

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(head: Uint8Array): Size | null {
  if (head[0] !== 0x89 || head.length < 24) return null;
  return { width: viewOf(head).getUint32(16), height: viewOf(head).getUint32(20) };
}

function gifSize(head: Uint8Array): Size | null {
  if (head[0] !== 0x47 || head.length < 10) return null;
  return { width: viewOf(head).getUint16(6, true), height: viewOf(head).getUint16(8, true) };
}

/** The size is in the 'start of frame' segment. Null if it is not in the bytes that were read. */
function jpegSize(head: Uint8Array): Size | null {
  if (head[0] !== 0xff || head[1] !== 0xd8) return null;
  const view = viewOf(head);
  let at = 2;
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

const isAt = (head: Uint8Array, at: number, sign: string) =>
  sign === String.fromCharCode(...head.subarray(at, at + 4));

/** The first chunk has the size: VP8X, which comes before the pictures of an animation, VP8L or VP8. */
function webpSize(head: Uint8Array): Size | null {
  if (!isAt(head, 0, 'RIFF') || !isAt(head, 8, 'WEBP') || head.length < 30) return null;
  const view = viewOf(head);
  if (isAt(head, 12, 'VP8X')) {
    // 24 bits each, less one.
    const width = (view.getUint32(24, true) & 0xffffff) + 1;
    return { width, height: (view.getUint32(26, true) >>> 8) + 1 };
  }
  if (isAt(head, 12, 'VP8L')) {
    // 14 bits each, less one, behind one byte of signature.
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!isAt(head, 12, 'VP8 ')) return null;
  // 14 bits each behind three bytes of the frame and its start code; two bits of each are a scale.
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/**
 * The largest of the sizes that the 'ispe' boxes name: of the picture, its tiles, its preview. Also of a HEIC, which some
 * browsers can decode. Found without walking the boxes: a box that is not one can only make it larger.
 */
function avifSize(head: Uint8Array): Size | null {
  if (!isAt(head, 4, 'ftyp')) return null;
  const view = viewOf(head);
  let largest: Size | null = null;
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (!isAt(head, at, 'ispe') || at + 16 > head.length) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
