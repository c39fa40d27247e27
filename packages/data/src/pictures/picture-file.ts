/** What the first bytes of a file say that it is, whatever its name and its type say. Nothing of it is run or parsed. */
export type FileContent = 'picture' | 'heic' | 'svg' | 'video' | 'other';

/** Bytes that are read to find out. A JPEG names its size within them, unless a large preview comes first. */
const headLength = 256 * 1024;

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

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
