import { createHash } from 'node:crypto';

type Header = readonly [name: string, value: string];

/**
 * What every answer of a host should carry. Scripts and connections only from the site itself; wasm for Argon2. What the
 * entry page carries inside it, so as to paint at once, is allowed by its hash and by nothing else.
 */
export function securityHeaders(entryPage: string): readonly Header[] {
  const policy = [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes(entryPage, 'script')].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...hashes(entryPage, 'style')].join(' '),
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
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

/** The headers as the file static hosts read them from (`_headers`: Netlify, Cloudflare Pages and others). */
export const headersFile = (headers: readonly Header[]) =>
  `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

function hashes(page: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(String.raw`<${tag}>([\s\S]*?)</${tag}>`, 'g');
  return [...page.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
