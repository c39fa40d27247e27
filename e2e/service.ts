import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** A fake of a local chat service, such as Ollama, with scripted answers. */
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

/** Answers a request with this text. */
export const withText = (text: string) => (to: ServerResponse) => {
  to.setHeader('Content-Type', 'application/json');
  to.end(JSON.stringify({ choices: [{ message: { content: text } }] }));
};

/** Answers a request with this status and no body. */
export const refusing = (status: number) => (to: ServerResponse) => {
  to.statusCode = status;
  to.end('{}');
};

/** Chooses this service as the person's own, and agrees to it. */
export async function chooseService(page: Page, url: string) {
  await page.goto('/companion?view=settings');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Base address').fill(`${url}/v1`);
  await page.getByLabel('Model').fill('llama');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('radio', { name: 'Your own service' })).toBeChecked();
}

/** Lets the pages of this browser call a service, as a deployment does that names it: in its policy and in its settings. */
export async function allowService(page: Page, origin: string): Promise<void> {
  process.env.MOORING_CONNECT = origin;
  await page.addInitScript((named) => {
    let settings: object = {};
    Object.defineProperty(globalThis, 'MOORING_SETTINGS', {
      get: () => ({ ...settings, MOORING_CONNECT: named }),
      set: (written: object) => {
        settings = written;
      },
    });
  }, origin);
}
