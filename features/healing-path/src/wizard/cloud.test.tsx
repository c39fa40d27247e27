import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@mooring/contract';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Somebody who has chosen a service of their own, which answers everything with this. */
async function withCloud(status: number, content: string) {
  server = createServer((_, response) => {
    response.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const own = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const data = await createTestData();
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: `http://${own}/v1`, model: 'llama', key: '' },
    consents: { own },
  });
  const shown = await renderScreen({ routes, path: '/healing-path?step=2', data });
  await shown.user.type(await screen.findByLabelText(/In your own words/), 'To sleep again');
  await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
  return shown;
}

test('a chosen service makes the path, and what it wrote is only ever text', async () => {
  const title = 'A letter <img src=x onerror=alert(1)>';
  const checkpoints = [title, 'A memory', 'A ritual', 'Your future self'].map((one) => ({
    title: one,
    description: 'Look closely.',
    icon: 'dragon',
  }));
  const weeklyAnchor = { message: 'You may rest.', prompt: 'This week: where?' };
  const { user } = await withCloud(200, JSON.stringify({ checkpoints, weeklyAnchor }));
  await user.click(await screen.findByRole('button', { name: 'Show My Healing Path' }));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('says who receives the words before they are sent', async () => {
  await withCloud(500, '');
  expect(
    await screen.findByText(/It is sent to 127\.0\.0\.1:\d+, which makes the path\./),
  ).toBeVisible();
});

test('the first page says so too, and never that the path is made on this device', async () => {
  const data = await createTestData();
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'http://localhost:11434/v1', model: 'llama', key: '' },
    consents: { own: 'localhost:11434' },
  });
  await renderScreen({ routes, path: '/healing-path', data });
  expect(
    await screen.findByText(/They are sent to localhost:11434, which makes it\./),
  ).toBeVisible();
  expect(screen.queryByText(/on this device/)).toBeNull();
});

test('never says that the path is made here when it cannot be read who makes it', async () => {
  const data = await createTestData();
  const engineInUse = () => Promise.reject(new AppError('vault.unreadable'));
  const chat = { ...data.chat, engineInUse };
  await renderScreen({ routes, path: '/healing-path', data: { ...data, chat } });
  await screen.findByRole('button', { name: 'Begin My Path' });
  expect(screen.queryByText(/on this device/)).toBeNull();
});

test('says that the path is made here where no service was chosen', async () => {
  await renderScreen({ routes, path: '/healing-path?step=2' });
  expect(await screen.findByText(/The path is made on this device\./)).toBeVisible();
});

test('when it fails the words stay, and the device can make the path instead', async () => {
  const { user } = await withCloud(500, '');
  expect(
    await screen.findByText('There was a problem creating your healing path. Please try again.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/In your own words/)).toHaveValue('To sleep again');
  await user.click(screen.getByRole('button', { name: 'Make it on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Show My Healing Path' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});
