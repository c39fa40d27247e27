import { type AllowedOrigins, isAllowed } from './allowed-origins.ts';
import type { CloudAddress } from './chat-cloud.ts';

/** A chat-completion service of the person. `key` may be empty, because a local model often needs none. */
export type OwnEndpoint = { baseUrl: string; model: string; key: string };

/** Why a base address cannot be used. */
export type AddressProblem = 'empty' | 'not-an-address' | 'not-safe' | 'not-allowed';

/** Normalises a typed base address, or says why it cannot be used. Keeps a path such as /v1 and removes a chat path. */
export function readBaseUrl(
  typed: string,
  allowed: AllowedOrigins = null,
): { baseUrl: string } | { bad: AddressProblem } {
  const text = typed.trim();
  if (text === '') return { bad: 'empty' };
  const url = addressIn(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : guessedScheme(text));
  if (url?.username !== '' || url.password !== '') return { bad: 'not-an-address' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { bad: 'not-an-address' };
  // Without TLS, words may be sent only within the local network.
  if (url.protocol === 'http:' && !isLocalHost(url.hostname)) return { bad: 'not-safe' };
  if (!isAllowed(url.href, allowed)) return { bad: 'not-allowed' };
  const path = url.pathname.replace(/\/chat\/completions\/?$/, '').replace(/\/+$/, '');
  return { baseUrl: `${url.origin}${path}` };
}

/** The receiver's name for the consent: its host. */
export const receiverOf = (baseUrl: string): string => addressIn(baseUrl)?.host ?? baseUrl;

export const chatAddress = ({ baseUrl, model, key }: OwnEndpoint): CloudAddress => ({
  url: `${baseUrl}/chat/completions`,
  model,
  key: key === '' ? null : key,
});

/** Whether the host is this device or in the local network. */
export function isLocalHost(host: string): boolean {
  return (
    /^(localhost|127(\.\d+){3}|\[::1\]|[\w-]+|.+\.(local|lan|home|internal|home\.arpa))$/i.test(
      host,
    ) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$/.test(host)
  );
}

const guessedScheme = (text: string) => {
  const host = text.replace(/[:/].*$/, '');
  return `${isLocalHost(host) ? 'http' : 'https'}://${text}`;
};

function addressIn(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
