import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { makeCertificate } from '../tools/certificate.ts';

export type Host = { url: string; stop(): void };

/** Serves a folder over HTTP/2 with brotli, as the cold-load profile asks. The certificate is made for this run. */
export async function host(folder: string): Promise<Host> {
  const made = makeCertificate(mkdtempSync(join(tmpdir(), 'mooring-bench-')));
  const [key, cert] = [readFileSync(made.key), readFileSync(made.certificate)];
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    // A composed build answers for every address with the app's page; the single bundle has only its index.
    single: existsSync(join(folder, 'app.html')) ? 'app.html' : true,
    maxAge: 31_536_000,
    immutable: true,
  });
  const server: Http2SecureServer = createSecureServer(
    { key, cert, allowHTTP1: true },
    (request, response) => {
      // biome-ignore lint/suspicious/noExplicitAny: sirv's types know HTTP/1 only; its handler uses what both share.
      files(request as any, response as any, () => {
        response.statusCode = 404;
        response.end();
      });
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, stop: () => server.close() };
}
