/** Bytes per read. */
const readSize = 2 ** 20;

/** Whether two files have the same bytes. Holds one part of each in memory at a time. */
export async function isSameFile(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  for (let from = 0; from < one.size; from += readSize) {
    const [a, b] = await Promise.all(
      [one, other].map(
        async (file) => new Uint8Array(await file.slice(from, from + readSize).arrayBuffer()),
      ),
    );
    if (!a || !b || a.length !== b.length || a.some((byte, at) => byte !== b[at])) return false;
  }
  return true;
}
