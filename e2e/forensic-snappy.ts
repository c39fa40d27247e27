/** Snappy's block format: https://github.com/google/snappy/blob/main/format_description.txt. Throws on damaged bytes. */
export function decompress(source: Buffer): Buffer {
  let at = 0;
  const next = () => {
    const byte = source[at];
    if (byte === undefined) throw new RangeError('The block ends early.');
    at += 1;
    return byte;
  };
  const little = (bytes: number) => {
    let value = 0;
    for (let n = 0; n < bytes; n += 1) value += next() * 256 ** n;
    return value;
  };
  let length = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = next();
    length += (byte & 127) * factor;
    if (byte < 128) break;
  }
  // Nothing is packed tighter than that, so these bytes are something else.
  if (length > source.length * 64) throw new RangeError('The block is too short.');
  const target = Buffer.alloc(length);
  let to = 0;
  const copy = (offset: number, count: number) => {
    if (offset === 0 || offset > to) throw new RangeError('A copy begins before the block.');
    // Byte by byte: a copy may run into what it is writing.
    for (let n = 0; n < count; n += 1, to += 1) target[to] = target[to - offset] ?? 0;
  };
  while (at < source.length) {
    const tag = next();
    const upper = tag >> 2;
    if ((tag & 3) === 0) {
      const count = (upper < 60 ? upper : little(upper - 59)) + 1;
      source.copy(target, to, at, at + count);
      at += count;
      to += count;
    } else if ((tag & 3) === 1) copy(((tag >> 5) << 8) + next(), ((tag >> 2) & 7) + 4);
    else copy(little((tag & 3) === 2 ? 2 : 4), upper + 1);
  }
  if (to !== length) throw new RangeError('The block has another length than it says.');
  return target;
}

const streamStart = Buffer.from('ff060000734e61507059', 'hex');

/** Snappy's framing format, as Firefox packs large values (framing_format.txt). Throws on other bytes. */
export function decompressFrames(source: Buffer): Buffer {
  if (!source.subarray(0, 10).equals(streamStart)) throw new RangeError('It is no stream.');
  const parts: Buffer[] = [];
  for (let at = 10; at + 8 <= source.length; ) {
    const kind = source[at];
    const end = at + 4 + source.readUIntLE(at + 1, 3);
    // After a checksum of four bytes.
    const data = source.subarray(at + 8, end);
    if (kind === 0) parts.push(decompress(data));
    else if (kind === 1) parts.push(data);
    at = end;
  }
  return Buffer.concat(parts);
}
