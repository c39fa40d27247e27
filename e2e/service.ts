import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service on this machine, as Ollama is one, that answers as it is told. */
export async function openService() {
  let answer: (to: ServerResponse) => void = (to) => to.end();
  const asked: string[] = [];
  const server = createServer((from, to) => {
    to.setHeader('Access-Control-Allow-Origin', '*');
    to.setHeader('Access-Control-Allow-Headers', '*, authorization');
    if (from.method === 'OPTIONS') {
      to.end();
      return;
    }
    let body = '';
    from.on('data', (piece) => {
      body += piece;
    });
    from.on('end', () => {
      asked.push(body);
      answer(to);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers(next: (to: ServerResponse) => void) {
      answer = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Answers a call with these words. */
export const withText = (text: string) => (to: ServerResponse) => {
  to.setHeader('Content-Type', 'application/json');
  to.end(JSON.stringify({ choices: [{ message: { content: text } }] }));
};

/** Answers a call with this status and nothing else. */
export const refusing = (status: number) => (to: ServerResponse) => {
  to.statusCode = status;
  to.end('{}');
};
