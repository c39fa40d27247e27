/** What the first bytes of a file say that it is, whatever its name and its type say. Nothing of it is run or parsed. */
export type FileContent = 'picture' | 'heic' | 'svg' | 'video' | 'other';

/** Bytes that are read to find out. A JPEG names its size within them, unless a large preview comes first. */
const headLength = 256 * 1024;

/** Pixels that a browser can decode on a phone without running out of memory. */
const maxPixels = 120_000_000;

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Reads at most the beginning. Throws what the browser throws if it cannot read the file. */
export async function readHead(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
}

export function contentOf(head: Uint8Array): FileContent {
  const text = latin1(head.subarray(0, 512));
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (/^GIF8[79]a/.test(text) || /^RIFF[\s\S]{4}WEBP/.test(text)) return 'picture';
  if (text.slice(4, 8) === 'ftyp') {
    const brand = text.slice(8, 12);
    if (brand === 'avif' || brand === 'avis') return 'picture';
    return heicBrands.includes(brand) ? 'heic' : 'video';
  }
  if (text.startsWith('\x1aE\xdf\xa3') || /^RIFF[\s\S]{4}AVI /.test(text)) return 'video';
  return /<svg[\s>]/i.test(text) ? 'svg' : 'other';
}

/** Whether the file says that it is too large to decode. A small file can hold a picture of any size. */
export function hasTooManyPixels(head: Uint8Array): boolean {
  const size = pngSize(head) ?? gifSize(head) ?? jpegSize(head);
  return size !== null && size.width * size.height > maxPixels;
}

type Size = { width: number; height: number };

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

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
