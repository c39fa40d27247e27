/** Eight bytes are taken at a time ("slicing by 8", Intel 2006): table `n` is a byte followed by `n` zeros. */
const slices = 8;
const tables = new Uint32Array(slices * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  tables[byte] = value;
}
for (let index = 256; index < tables.length; index += 1) {
  const before = tables[index - 256] ?? 0;
  tables[index] = (tables[before & 0xff] ?? 0) ^ (before >>> 8);
}

/**
 * The CRC-32 of zip and PNG. It detects accidental damage only; the seal of each field detects tampering. A page that opens checks its
 * whole second copy with it, of which pictures and recordings are the largest part.
 */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = 0xffffffff;
  let index = 0;
  for (const end = bytes.length - slices; index <= end; index += slices) {
    const one = crc ^ view.getUint32(index, true);
    const other = view.getUint32(index + 4, true);
    crc =
      (tables[1792 + (one & 0xff)] ?? 0) ^
      (tables[1536 + ((one >>> 8) & 0xff)] ?? 0) ^
      (tables[1280 + ((one >>> 16) & 0xff)] ?? 0) ^
      (tables[1024 + (one >>> 24)] ?? 0) ^
      (tables[768 + (other & 0xff)] ?? 0) ^
      (tables[512 + ((other >>> 8) & 0xff)] ?? 0) ^
      (tables[256 + ((other >>> 16) & 0xff)] ?? 0) ^
      (tables[other >>> 24] ?? 0);
  }
  for (; index < bytes.length; index += 1) {
    crc = (tables[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
