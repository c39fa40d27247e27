import { expect, test } from 'vitest';
import {
  type CompanionSettings,
  defaultCompanionSettings,
} from '../repositories/settings-defaults.ts';
import { readAllowedOrigins } from './allowed-origins.ts';
import { engineInUse } from './engine-in-use.ts';
import { chatAddress, readBaseUrl, receiverOf } from './own-endpoint.ts';

test.for([
  ['https://api.example.org/v1', 'https://api.example.org/v1'],
  ['https://api.example.org/v1/', 'https://api.example.org/v1'],
  [' https://api.example.org/v1/chat/completions ', 'https://api.example.org/v1'],
  ['api.example.org/v1', 'https://api.example.org/v1'],
  ['localhost:11434/v1', 'http://localhost:11434/v1'],
  ['http://192.168.1.20:1234/v1', 'http://192.168.1.20:1234/v1'],
  ['http://nas.local/v1', 'http://nas.local/v1'],
] as const)('“%s” is kept as %s', ([typed, baseUrl]) => {
  expect(readBaseUrl(typed)).toEqual({ baseUrl });
});

test.for([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ftp://example.org', 'not-an-address'],
  ['javascript://example.org', 'not-an-address'],
  ['https://me:secret@example.org', 'not-an-address'],
  ['https://', 'not-an-address'],
  ['http://api.example.org/v1', 'not-safe'],
  ['http://127.0.0.1.example.org/v1', 'not-safe'],
  ['http://10.0.0.1.example.org', 'not-safe'],
] as const)('“%s” is refused: %s', ([typed, bad]) => {
  expect(readBaseUrl(typed)).toEqual({ bad });
});

test('the consent names the host, with its port where there is one', () => {
  expect(receiverOf('https://api.example.org/v1')).toBe('api.example.org');
  expect(receiverOf('http://localhost:11434/v1')).toBe('localhost:11434');
});

test('an empty key is no key', () => {
  const endpoint = { baseUrl: 'http://localhost:1234/v1', model: 'm', key: '' };
  expect(chatAddress(endpoint)).toEqual({
    url: 'http://localhost:1234/v1/chat/completions',
    model: 'm',
    key: null,
  });
});

test('an address that the deployment does not allow cannot be used, and is not called where it was set up before', async () => {
  const allowed = ['http://localhost:11434'];
  expect(readBaseUrl('https://models.example.org/v1', allowed)).toEqual({ bad: 'not-allowed' });
  expect(readBaseUrl('localhost:11434/v1', allowed)).toEqual({
    baseUrl: 'http://localhost:11434/v1',
  });
  const ownEndpoint = { baseUrl: 'https://models.example.org/v1', model: 'llama', key: '' };
  const settings: CompanionSettings = {
    ...defaultCompanionSettings,
    engine: 'own',
    ownEndpoint,
    consents: { own: 'models.example.org' },
  };
  expect(engineInUse(settings, null, undefined, allowed).kind).toBe('guide');
  expect(engineInUse(settings, null, undefined, ['https://models.example.org']).kind).toBe('own');
});

test('without a list, as in development, nothing is known to be forbidden', () => {
  expect(readAllowedOrigins({})).toBeNull();
  expect(readAllowedOrigins({ MOORING_CONNECT: '' })).toEqual([]);
  expect(readAllowedOrigins({ MOORING_CONNECT: 'http://a.example http://b.example' })).toEqual([
    'http://a.example',
    'http://b.example',
  ]);
});
