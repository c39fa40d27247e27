/** A `.tar.gz` that depends on names and contents alone: sorted, no times, no owners, the same modes. */
import { gzipSync } from 'node:zlib';

const block = 512;

/** `files`: by path below the archive's top, with `/`. */
export function archive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts = [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, bytes]) => [header(path, bytes.length), bytes, padding(bytes.length)]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 });
}

/** One file's header in the form of POSIX ustar. */
function header(path: string, size: number): Uint8Array {
  const bytes = Buffer.alloc(block);
  const [prefix, name] = split(path);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  bytes.write(name, 0);
  bytes.write(octal(0o644, 8), 100);
  bytes.write(octal(0, 8), 108);
  bytes.write(octal(0, 8), 116);
  bytes.write(octal(size, 12), 124);
  bytes.write(octal(0, 12), 136);
  // The checksum is taken with spaces in its own place.
  bytes.write(' '.repeat(8), 148);
  bytes.write('0', 156);
  bytes.write('ustar\u000000', 257);
  bytes.write(prefix, 345);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)} `, 148);
  return bytes;
}

/** A path longer than 100 bytes has its folders in a field of their own. Throws where that does not fit. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const at = path.indexOf('/', Buffer.byteLength(path) - 101);
  const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
  if (at < 1 || name.length > 100 || prefix.length > 155)
    throw new Error(`${path} is too long for an archive.`);
  return [prefix, name];
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);
