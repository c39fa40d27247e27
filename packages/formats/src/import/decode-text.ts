/** Decodes text in UTF-8, UTF-16 or Windows-1252. Null if the bytes are not text. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return lines(new TextDecoder('utf-16le').decode(bytes));
  if (first === 0xfe && second === 0xff) return lines(new TextDecoder('utf-16be').decode(bytes));
  // Zero bytes occur only in UTF-16, where without a byte order mark they are every second byte.
  if (bytes.includes(0)) return withoutMark(bytes);
  try {
    return lines(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return lines(new TextDecoder('windows-1252').decode(bytes));
  }
}

function withoutMark(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 512);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const half = sample.length / 2;
  const [even = 0, odd = 0] = zeros;
  const encoding =
    odd > half * 0.4 && even === 0
      ? 'utf-16le'
      : even > half * 0.4 && odd === 0
        ? 'utf-16be'
        : null;
  if (!encoding || bytes.length % 2 === 1) return null;
  return lines(new TextDecoder(encoding).decode(bytes));
}

const lines = (text: string) => text.replace(/\r\n?/g, '\n');
