import type { CloudAddress } from './chat-cloud.ts';

/** A chat-completion service of the person's own. `key` may be empty: a model at home often needs none. */
export type OwnEndpoint = { baseUrl: string; model: string; key: string };

/** Why a base address cannot be used. */
export type AddressProblem = 'empty' | 'not-an-address' | 'not-safe';

/** A base address as it is kept, or why it cannot be. A path such as /v1 stays; a chat path is taken off. */
export function readBaseUrl(typed: string): { baseUrl: string } | { bad: AddressProblem } {
  const text = typed.trim();
  if (text === '') return { bad: 'empty' };
  const url = addressIn(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : guessedScheme(text));
  if (url?.username !== '' || url.password !== '') return { bad: 'not-an-address' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { bad: 'not-an-address' };
  // Words may go over the open internet only where nobody on the way can read them.
  if (url.protocol === 'http:' && !isLocalHost(url.hostname)) return { bad: 'not-safe' };
  const path = url.pathname.replace(/\/chat\/completions\/?$/, '').replace(/\/+$/, '');
  return { baseUrl: `${url.origin}${path}` };
}

/** The name of whoever receives the words, for the consent. */
export const receiverOf = (baseUrl: string): string => addressIn(baseUrl)?.host ?? baseUrl;

export const chatAddress = ({ baseUrl, model, key }: OwnEndpoint): CloudAddress => ({
  url: `${baseUrl}/chat/completions`,
  model,
  key: key === '' ? null : key,
});

/** This device, or the network at home. */
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
