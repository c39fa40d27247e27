import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';

export type Host = { url: string; stop(): void };

/** Serves a folder over HTTP/2 with brotli, as the cold-load profile asks. The certificate is made for this run. */
export async function host(folder: string): Promise<Host> {
  const { key, cert } = certificate();
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

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    keyFile,
    '-out',
    certFile,
    '-days',
    '2',
    ...subject,
  ]);
  if (!existsSync(certFile))
    throw new Error('The bench serves over HTTP/2 and needs openssl for its certificate.');
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}
