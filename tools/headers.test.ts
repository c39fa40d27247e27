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

test.for(['*', 'https:', 'https://*.example.org', 'https://example.org/v1', "'unsafe-eval'", 'x;'])(
  '“%s” opens nothing: the build stops',
  (origin) => {
    expect(() => allowedOrigins({ MOORING_CONNECT: origin })).toThrow('is not an origin');
  },
);
