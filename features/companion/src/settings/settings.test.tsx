import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service on this machine, as Ollama is one. */
async function openService(answer: (to: ServerResponse) => void) {
  const asked: string[] = [];
  server = createServer((from, to) => {
    to.setHeader('Access-Control-Allow-Origin', '*');
    to.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
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
    server?.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { asked, host: `127.0.0.1:${port}` };
}

const answering = (to: ServerResponse) => {
  to.setHeader('Content-Type', 'application/json');
  to.end('{"choices":[{"message":{"content":"here"}}]}');
};

const open = async (data?: TestData) => {
  const view = await renderScreen({
    routes,
    path: '/companion?view=settings',
    ...(data ? { data } : {}),
  });
  await screen.findByRole('radiogroup', { name: 'Who am I talking to?' });
  return view;
};

const ownService = () => screen.getByRole('form', { name: 'Your own service' });

const fill = async ({ user }: Awaited<ReturnType<typeof open>>, baseUrl: string, key = '') => {
  await user.type(await screen.findByLabelText('Base address'), baseUrl);
  await user.type(screen.getByLabelText('Model'), 'llama');
  if (key !== '') await user.type(within(ownService()).getByLabelText(/^Key/), key);
};

const settingsOf = ({ data }: { data: TestData }) => data.records.get('companion-settings');

test('uses the guide by default and offers no hosted engine without a service', async () => {
  await open();
  expect(await screen.findByRole('radio', { name: 'The guide' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /hosted/ })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Your own service' })).not.toBeChecked();
});

test('the form of an own service is folded until it is asked for, and open once it is set up', async () => {
  const view = await open();
  const address = await screen.findByLabelText('Base address');
  expect(address).not.toBeVisible();
  await view.user.click(screen.getByRole('radio', { name: 'Your own service' }));
  expect(address).toBeVisible();
  await waitFor(() => expect(address).toHaveFocus());
  await fill(view, 'localhost:11434/v1');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await view.user.click(await screen.findByRole('button', { name: 'Agree' }));
  view.unmount();
  await open(view.data);
  await waitFor(() => expect(screen.getByLabelText('Base address')).toBeVisible());
});

test('asks for consent that names the own endpoint and never shows its key', async () => {
  const view = await open();
  await fill(view, 'localhost:11434/v1', 'a-secret-key');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Send your words to localhost:11434?',
  });
  expect(dialog).toHaveTextContent('is answered on this device and is not sent');
  expect((await settingsOf(view))?.engine).toBeUndefined();
  await view.user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  await waitFor(async () =>
    expect(await settingsOf(view)).toMatchObject({
      engine: 'own',
      ownEndpoint: { baseUrl: 'http://localhost:11434/v1', model: 'llama', key: 'a-secret-key' },
      consents: { own: 'localhost:11434' },
    }),
  );
  expect(view.data.rows()).not.toMatch(/a-secret-key|llama|11434/);
  expect(
    (await screen.findAllByText(/localhost:11434 answers from now on/)).length,
  ).toBeGreaterThan(0);
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Your own service' })).toBeChecked(),
  );
});

test('keeps the guide when consent is declined', async () => {
  const view = await open();
  await fill(view, 'localhost:11434/v1');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await view.user.click(await screen.findByRole('button', { name: 'Stay with the guide' }));
  expect(screen.getByRole('radio', { name: 'The guide' })).toBeChecked();
  expect((await view.data.chat.engineInUse()).kind).toBe('guide');
});

test('asks for consent again when the address changes', async () => {
  const data = await createTestData();
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'https://one.example.org/v1', model: 'm', key: '' },
    consents: { own: 'one.example.org' },
  });
  const view = await open(data);
  await waitFor(() =>
    expect(screen.getByLabelText('Base address')).toHaveValue('https://one.example.org/v1'),
  );
  await view.user.clear(screen.getByLabelText('Base address'));
  await view.user.type(screen.getByLabelText('Base address'), 'https://two.example.org/v1');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Send your words to two.example.org?' }),
  ).toBeVisible();
  expect((await data.chat.engineInUse()).kind).toBe('guide');
});

test.for([
  ['', 'Please enter the address of your service.'],
  ['http://models.example.org/v1', 'Words may only go there over https'],
  ['https://', 'That does not look like an address.'],
])('explains at the field what is wrong with “%s”', async ([typed, sentence]) => {
  const view = await open();
  if (typed) await view.user.type(screen.getByLabelText('Base address'), typed);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Base address')).toHaveAccessibleDescription(
      expect.stringContaining(sentence ?? ''),
    ),
  );
  expect(await settingsOf(view)).toBeNull();
});

test('tests the connection without sending what the person wrote', async () => {
  const { asked, host } = await openService(answering);
  const view = await open();
  await view.user.click(screen.getByText('Advanced'));
  await fill(view, `${host}/v1`);
  await view.user.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByText('It answered. Nothing you wrote was sent.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('reports that the service refused', async () => {
  const { host } = await openService((to) => {
    to.statusCode = 401;
    to.end('{}');
  });
  const view = await open();
  await fill(view, `${host}/v1`);
  await view.user.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'there was an error connecting to the AI service',
  );
});

test('deletes the key and the consent with the endpoint and returns to the guide', async () => {
  const data = await createTestData();
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'https://one.example.org/v1', model: 'm', key: 'k' },
    consents: { own: 'one.example.org' },
  });
  const view = await open(data);
  await view.user.click(await screen.findByRole('button', { name: 'Forget it' }));
  await waitFor(async () => expect((await settingsOf(view))?.ownEndpoint).toBeUndefined());
  expect((await settingsOf(view))?.consents?.own).toBeUndefined();
  expect((await data.chat.engineInUse()).kind).toBe('guide');
});

test('offers no enhanced voice without a service for it', async () => {
  await open();
  expect(await screen.findByText(/^This device reads with its own voice\./)).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Enhanced voice' })).toBeNull();
});

test('asks for consent that names the receiver before the enhanced voice is used', async () => {
  const data = await createTestData();
  await data.records.put('companion-settings', {
    ownVoice: { baseUrl: 'https://voices.example.org/v1', key: 'k', female: 'f', male: 'm' },
  });
  const view = await open(data);
  const enhanced = await screen.findByRole('switch', { name: 'Enhanced voice' });
  expect(enhanced).not.toBeChecked();
  await view.user.click(enhanced);
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Send what is read aloud to voices.example.org?',
  });
  await view.user.click(within(dialog).getByRole('button', { name: 'Agree' }));
  expect(await screen.findByText('Enhanced Voice enabled')).toBeInTheDocument();
  await waitFor(() => expect(enhanced).toBeChecked());
  expect((await settingsOf(view))?.consents?.voice).toBe('voices.example.org');
  await view.user.click(enhanced);
  expect(await screen.findByText('Standard Voice enabled')).toBeInTheDocument();
  expect(await settingsOf(view)).toMatchObject({ enhancedVoice: false });
});

test('announces and saves the selected voice', async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('radio', { name: 'Male' }));
  expect(await screen.findByText('Male Voice Selected')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked());
  await view.user.click(screen.getByRole('radio', { name: 'Female' }));
  expect(await screen.findByText('Female Voice Selected')).toBeInTheDocument();
  expect(await settingsOf(view)).toMatchObject({ voice: 'FEMALE' });
});

test('disables a hosted companion that needs an account', async () => {
  const hosted = { url: 'http://127.0.0.1:9', receiver: 'A provider', project: 'publishable' };
  const data = await createTestData({ hosted });
  await data.records.put('companion-settings', {
    engine: 'hosted',
    consents: { hosted: 'A provider' },
  });
  await open(data);
  const radio = await screen.findByRole('radio', { name: 'The hosted companion' });
  expect(radio).toBeDisabled();
  expect(radio).toHaveAccessibleDescription(/are on this device only, so the guide answers/);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'The guide' })).toBeChecked());
  expect(
    await screen.findByText(/The enhanced voice is for people who are signed in/),
  ).toBeVisible();
  expect(screen.queryByRole('switch', { name: /Enhanced voice/ })).toBeNull();
});
