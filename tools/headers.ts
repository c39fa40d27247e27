import { createHash } from 'node:crypto';

type Header = readonly [name: string, value: string];

/**
 * What every answer of a host should carry. Scripts and connections only from the site itself and from origins that whoever
 * deploys has named (decision 0017); wasm for Argon2. What the entry page carries inside it, so as to paint at once, is
 * allowed by its hash and by nothing else.
 */
export function securityHeaders(
  entryPage: string,
  connect: readonly string[] = allowedOrigins(process.env),
): readonly Header[] {
  const policy = [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes(entryPage, 'script')].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...hashes(entryPage, 'style')].join(' '),
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(self)'],
  ];
}

/**
 * Origins that may be called besides the site itself: those in `MOORING_CONNECT`, parted by spaces, and that of the hosted
 * service, where there is one. Throws for anything that is not an origin, so that no slip opens more than was meant.
 */
export function allowedOrigins(env: Record<string, string | undefined>): string[] {
  const named = (env.MOORING_CONNECT ?? '').split(/\s+/).filter((origin) => origin !== '');
  const wrong = named.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new Error(`MOORING_CONNECT: "${wrong}" is not an origin`);
  const hosted = env.VITE_MOORING_CHAT_URL;
  const own = hosted && URL.canParse(hosted) ? [new URL(hosted).origin] : [];
  return [...new Set([...named, ...own])];
}

const isOrigin = (text: string) =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The headers as the file static hosts read them from (`_headers`: Netlify, Cloudflare Pages and others). */
export const headersFile = (headers: readonly Header[]) =>
  `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

function hashes(page: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(String.raw`<${tag}>([\s\S]*?)</${tag}>`, 'g');
  return [...page.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
