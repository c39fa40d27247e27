import { createHash } from 'node:crypto';
import { permissions } from './permissions.ts';

export type Header = readonly [name: string, value: string];

/** What the headers of a deployment depend on. */
type Deployed = {
  /** The HTML whose inline parts are allowed, by their hashes. */
  pages: string;
  /** Other origins whose remotes this deployment puts on screen (`remotes.json`). */
  remotes?: readonly string[];
  /** Other origins that the page may connect to (decision 0017). */
  connect?: readonly string[];
};

/**
 * What every answer of a host should carry (decision 0024). Code only from the site itself and from the origins of its
 * remotes; connections only to those and to origins that whoever deploys has named; wasm for Argon2. No string becomes
 * code or markup: the one policy that may make script addresses stands in `boot-script.ts`.
 */
export function securityHeaders(deployed: Deployed): readonly Header[] {
  return [
    ['Content-Security-Policy', contentPolicy(deployed)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['X-DNS-Prefetch-Control', 'off'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
  ];
}

function contentPolicy({ pages, remotes = [], connect = allowedOrigins(process.env) }: Deployed) {
  return [
    ["default-src 'none'"],
    ["script-src 'self' 'wasm-unsafe-eval'", ...remotes, ...hashes(pages, 'script')],
    ["worker-src 'self'"],
    ["style-src 'self'", ...remotes, ...hashes(pages, 'style')],
    ["font-src 'self'", ...remotes],
    ["img-src 'self' data: blob:", ...remotes],
    ["media-src 'self' blob:"],
    ["connect-src 'self'", ...new Set([...remotes, ...connect])],
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types default'],
  ]
    .map((parts) => parts.join(' '))
    .join('; ');
}

/** The `Cache-Control` of a file: immutable where its name changes with its content, otherwise revalidated each time. */
export const keeping = {
  hashed: 'public, max-age=31536000, immutable',
  fresh: 'no-cache',
} as const;

/** Addresses of files whose names change with their content: whatever a build puts into `assets/`. */
export const hashedFiles = /^\/(?:remotes\/[\w-]+\/)?assets\//;

/**
 * Origins that the page may connect to besides its own: those in `MOORING_CONNECT`, separated by spaces, and those of the
 * hosted services, where there are any. Throws for anything that is not an origin, so that no slip opens more than was
 * meant.
 */
export function allowedOrigins(env: Record<string, string | undefined>): string[] {
  const hosted = [env.VITE_MOORING_CHAT_URL, env.VITE_SUPABASE_URL].flatMap((url) =>
    url && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  return [...new Set([...namedOrigins('MOORING_CONNECT', env), ...hosted])];
}

/** The origins in an environment variable, separated by spaces. Throws for a wildcard, a path or a scheme alone. */
export function namedOrigins(variable: string, env: Record<string, string | undefined>): string[] {
  const named = (env[variable] ?? '').split(/\s+/).filter((origin) => origin !== '');
  const wrong = named.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new Error(`${variable}: "${wrong}" is not an origin`);
  return named;
}

const isOrigin = (text: string) =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

function hashes(page: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(String.raw`<${tag}>([\s\S]*?)</${tag}>`, 'g');
  const allowed = [...page.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(allowed)];
}
