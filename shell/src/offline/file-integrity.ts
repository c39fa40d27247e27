/** Whether the body of a response has this hash, which is written as in an `integrity` attribute. Reads the body. */
export async function isIntact(response: Response, integrity: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
