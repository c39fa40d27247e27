/**
 * The bytes of the model, whose SHA-256 must be `hash`. Where a cache has damaged ones they are fetched once more past every
 * cache: the service worker then drops its own. Rejects where the file cannot be fetched, or is not the right one then either.
 */
export async function fetchModel(url: string, hash: string): Promise<ArrayBuffer> {
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(url, { cache });
    if (!answer.ok) throw new Error('The model could not be fetched.');
    const bytes = await answer.arrayBuffer();
    if ((await hashOf(bytes)) === hash) return bytes;
  }
  throw new Error('The model is not the one that belongs to this version.');
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
