/** Fetches a file that was built with the app. */
export async function loadShipped(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('A font could not be fetched');
  return new Uint8Array(await response.arrayBuffer());
}
