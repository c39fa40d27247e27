import { expect, test } from 'vitest';
import { allowedOrigins, securityHeaders } from './headers.ts';

const connect = (origins?: string[]) =>
  securityHeaders({ pages: '', ...(origins && { connect: origins }) })[0]?.[1].match(
    /connect-src [^;]+/,
  )?.[0];

test('the page may connect only to its own origin unless a deployment names others', () => {
  expect(allowedOrigins({})).toEqual([]);
  expect(connect([])).toBe("connect-src 'self'");
});

test('origins named at deploy time may be called, and the hosted service with them', () => {
  const origins = allowedOrigins({
    MOORING_CONNECT: ' http://localhost:11434  https://api.example.org ',
    VITE_MOORING_CHAT_URL: 'https://functions.example.org/companion',
  });
  expect(connect(origins)).toBe(
    "connect-src 'self' http://localhost:11434 https://api.example.org https://functions.example.org",
  );
});

// https://docs.webcat.tech/developers/CSP.html, read on 2026-11-23.
test('the policy fits the rules for verifiable web apps: one header, no code but files of the site and named hashes', () => {
  const pages = '<script>theme()</script><style>p{}</style>';
  const headers = securityHeaders({ pages, connect: [] });
  const policies = headers.filter(([name]) => name === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  const policy = policies[0]?.[1] ?? '';
  expect(policy).not.toContain(',');
  const sourcesOf = (directive: string) =>
    new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ');
  expect(sourcesOf('default-src')).toEqual(["'none'"]);
  expect(sourcesOf('worker-src')).toEqual(["'self'"]);
  const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
  expect(sourcesOf('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", hash]);
  expect(sourcesOf('style-src')).toEqual(["'self'", hash]);
  for (const open of [
    'unsafe-inline',
    "'unsafe-eval'",
    'unsafe-hashes',
    'strict-dynamic',
    'nonce-',
  ])
    expect(policy).not.toContain(open);
  for (const directive of ['object-src', 'frame-src', 'child-src'])
    expect(policy).not.toContain(directive);
});

test('a browser comes back over https alone for two years, guesses no type, and shows the page in no frame', () => {
  const headers = new Map(securityHeaders({ pages: '', connect: [] }));
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test.for(['*', 'https:', 'https://*.example.org', 'https://example.org/v1', "'unsafe-eval'", 'x;'])(
  '“%s” opens nothing: the build stops',
  (origin) => {
    expect(() => allowedOrigins({ MOORING_CONNECT: origin })).toThrow('is not an origin');
  },
);
