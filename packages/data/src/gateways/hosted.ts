import type { CloudAddress } from './chat-cloud.ts';

/** The service of this deployment: an Edge Function that holds the provider's keys. Null where there is none. */
export type Hosted = {
  /** Without a slash at its end. `/chat` and `/voice/<MALE or FEMALE>` stand below it. */
  url: string;
  /** Who receives the words in the end, as the consent names it. */
  receiver: string;
} | null;

/** The specification's gpt-4o class model; the function may choose another of its kind. */
const hostedModel = 'gpt-4o';

export const hostedChat = ({ url }: NonNullable<Hosted>): CloudAddress => ({
  url: `${url}/chat`,
  model: hostedModel,
  key: null,
});

export const hostedVoice = ({ url }: NonNullable<Hosted>, voice: 'FEMALE' | 'MALE'): string =>
  `${url}/voice/${voice}`;

/** From the build's environment: `VITE_MOORING_CHAT_URL` and `VITE_MOORING_CHAT_RECEIVER`. Both must be there. */
export function hostedFrom(env: Record<string, unknown>): Hosted {
  const { VITE_MOORING_CHAT_URL: url, VITE_MOORING_CHAT_RECEIVER: receiver } = env;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof receiver !== 'string' || receiver === '') return null;
  return { url: url.replace(/\/+$/, ''), receiver };
}

/** Where the rows of hosted accounts are kept. `key` is the publishable one, which every visitor may read. */
export type Supabase = {
  /** Without a slash at its end. */
  url: string;
  key: string;
} | null;

/** From `VITE_SUPABASE_URL` and `VITE_SUPABASE_ANON_KEY`. Null unless both are there and fit for a page anyone may read. */
export function supabaseFrom(env: Record<string, unknown>): Supabase {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  if (typeof key !== 'string' || key === '' || isSecret(key)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { url: `${origin}${pathname}`.replace(/\/+$/, ''), key };
}

/** A key that opens every row must never be in a page: a slip of whoever deploys turns the hosted service off instead. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  try {
    return atob(claims.replaceAll('-', '+').replaceAll('_', '/')).includes('service_role');
  } catch {
    return false;
  }
}
