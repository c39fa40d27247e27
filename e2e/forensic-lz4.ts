const magic = Buffer.from('mozLz40\0');

/** A file of Firefox such as its session store: a magic, the length, one LZ4 block (lz4_Block_format.md). Throws on other bytes. */
export function unpackLz4(file: Buffer): Buffer {
  if (!file.subarray(0, 8).equals(magic)) throw new RangeError('It is not packed.');
  const target = Buffer.alloc(file.readUInt32LE(8));
  let at = 12;
  let to = 0;
  const next = () => {
    const byte = file[at];
    if (byte === undefined) throw new RangeError('The block ends early.');
    at += 1;
    return byte;
  };
  const lengthFrom = (nibble: number) => {
    let length = nibble;
    if (nibble === 15) for (let byte = 255; byte === 255; length += byte) byte = next();
    return length;
  };
  while (at < file.length) {
    const token = next();
    const literals = lengthFrom(token >> 4);
    file.copy(target, to, at, at + literals);
    at += literals;
    to += literals;
    if (at >= file.length) break;
    const offset = next() + next() * 256;
    const count = lengthFrom(token & 15) + 4;
    // Byte by byte: a copy may run into what it is writing.
    for (let n = 0; n < count; n += 1, to += 1) target[to] = target[to - offset] ?? 0;
  }
  return target;
}
