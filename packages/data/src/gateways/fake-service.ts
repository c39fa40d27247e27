import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the fake service received. */
export type ReceivedRequest = { url: string; headers: IncomingHttpHeaders; body: unknown };

export type FakeService = {
  url: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
};

/** A local HTTP server with a given response, for tests of the requests that are sent. */
export async function openFakeService(answer: (to: ServerResponse) => void): Promise<FakeService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((from, to) => {
    let body = '';
    from.on('data', (chunk) => {
      body += chunk;
    });
    from.on('end', () => {
      requests.push({ url: from.url ?? '', headers: from.headers, body: JSON.parse(body) });
      answer(to);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** A streamed response that does not end. */
export function streamOf(...words: string[]) {
  return (to: ServerResponse) => {
    to.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    for (const word of words) to.write(chunk(word));
  };
}

/** A streamed response with its end. */
export function completeStream(...words: string[]) {
  return (to: ServerResponse) => {
    streamOf(...words)(to);
    to.end('data: [DONE]\n\n');
  };
}

/** A response that is not streamed. */
export function fixedAnswer(status: number, body: string, type = 'application/json') {
  return (to: ServerResponse) => {
    to.writeHead(status, { 'Content-Type': type });
    to.end(body);
  };
}
