import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service was asked. */
export type ReceivedRequest = { url: string; headers: IncomingHttpHeaders; body: unknown };

export type FakeService = {
  url: string;
  requests: ReceivedRequest[];
  close(): Promise<void>;
};

/** A service on this machine that answers as it is told, for tests of what goes over a wire. */
export async function openFakeService(answer: (to: ServerResponse) => void): Promise<FakeService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((from, to) => {
    let body = '';
    from.on('data', (piece) => {
      body += piece;
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

const piece = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** The beginning of a streamed answer, word by word. */
export function streamOf(...words: string[]) {
  return (to: ServerResponse) => {
    to.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
    for (const word of words) to.write(piece(word));
  };
}

/** A streamed answer that comes to its end. */
export function completeStream(...words: string[]) {
  return (to: ServerResponse) => {
    streamOf(...words)(to);
    to.end('data: [DONE]\n\n');
  };
}

/** An answer in one piece. */
export function fixedAnswer(status: number, body: string, type = 'application/json') {
  return (to: ServerResponse) => {
    to.writeHead(status, { 'Content-Type': type });
    to.end(body);
  };
}
