import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { allowedOrigins, type Header, hashedFiles, keeping, securityHeaders } from './headers.ts';
import { foreignOrigins, readRemotes } from './remotes.ts';
import { inlineFiles, inlinePages, shareAddress } from './screen-addresses.ts';

/** Serves a composed `dist/` the way a CDN would: brotli, hashed files for ever, everything else fresh, headers. */
export const serve = (dist: string, port: number, host?: string): Promise<Server> =>
  listen(createRequestListener(dist), port, host);

/** Rejects where the port is taken. */
export function listen(
  listener: RequestListener,
  port: number,
  host = '127.0.0.1',
): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** The request handler of `serve`. */
export function createRequestListener(dist: string): RequestListener {
  const headers = headersOf(dist);
  const files = sirv(dist, {
    // Looked up for every request, so that a remote replaced while serving is picked up like on a CDN.
    dev: true,
    brotli: true,
    etag: true,
    single: false,
    setHeaders(response, pathname) {
      for (const [name, value] of headers()) response.setHeader(name, value);
      response.setHeader(
        'Cache-Control',
        hashedFiles.test(pathname) ? keeping.hashed : keeping.fresh,
      );
    },
  });
  return (request, response) => {
    // Where no worker has taken in what was shared, its bytes are not read, and the page says what to do.
    if (
      request.method === 'POST' &&
      new URL(request.url ?? '/', 'http://host').pathname === shareAddress
    ) {
      for (const [name, value] of headers()) response.setHeader(name, value);
      response.setHeader('Cache-Control', keeping.fresh);
      response.setHeader('Connection', 'close');
      response.writeHead(303, { Location: shareAddress }).end();
      return;
    }
    files(request, response, () => {
      const page = !/\.\w+$/.test(new URL(request.url ?? '/', 'http://host').pathname);
      for (const [name, value] of headers()) response.setHeader(name, value);
      response.setHeader(
        'Content-Type',
        page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
      );
      response.setHeader('Cache-Control', keeping.fresh);
      response.statusCode = page ? 200 : 404;
      response.end(page ? readFileSync(join(dist, 'app.html')) : 'Not found');
    });
  };
}

/** Their hashes are computed again once a file or a variable that they follow from is another: most requests find them as they were. */
function headersOf(dist: string): () => readonly Header[] {
  let from = '';
  let headers: readonly Header[] = [];
  return () => {
    const files = [...inlineFiles(dist), join(dist, 'remotes.json')].map((file) => {
      const { mtimeNs, size } = statSync(file, { bigint: true });
      return `${file} ${mtimeNs} ${size}`;
    });
    const now = [
      ...allowedOrigins(process.env),
      process.env.MOORING_REMOTE_ORIGINS,
      ...files,
    ].join();
    if (now !== from) {
      headers = securityHeaders({
        pages: inlinePages(dist),
        remotes: foreignOrigins(readRemotes(dist)),
      });
      from = now;
    }
    return headers;
  };
}
