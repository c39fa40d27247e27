import { Agent, request } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a host answers, its bytes unpacked. Names of headers are in lower case. */
export type Answer = { status: number; headers: [name: string, value: string][]; bytes: Buffer };

/** Asks a host: for a path, or posts these bytes to it. Redirects are not followed. */
export type Ask = (path: string, posted?: Uint8Array<ArrayBuffer>) => Promise<Answer>;

/** Over http. */
export const overHttp =
  (origin: string): Ask =>
  async (path, posted) => {
    const body = posted ? { method: 'POST', body: posted } : {};
    const answer = await fetch(origin + path, { redirect: 'manual', ...body });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: [...answer.headers], bytes };
  };

/**
 * Over https, as `localhost` at this port, where its certificate is exactly this one. Takes brotli, as browsers do over https. Not
 * with `fetch`, which can be given no certificate.
 */
export function overTls(port: number, certificate: string): { ask: Ask; end(): void } {
  const agent = new Agent({ ca: certificate, servername: 'localhost', keepAlive: true });
  const headers = { host: `localhost:${port}`, 'accept-encoding': 'br, gzip' };
  const ask: Ask = (path, posted) =>
    new Promise((resolve, reject) => {
      const method = posted ? 'POST' : 'GET';
      const asked = request({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = unpacked(Buffer.concat(pieces), answer.headers['content-encoding']);
          const named = Object.entries(answer.headers).map(
            ([name, value = '']): [string, string] => [name, [value].flat().join(', ')],
          );
          resolve({ status: answer.statusCode ?? 0, headers: named, bytes });
        });
      });
      asked.on('error', reject);
      asked.end(posted);
    });
  return { ask, end: () => agent.destroy() };
}

function unpacked(bytes: Buffer, encoding = ''): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
