/** The rows of the local stack are answered by PostgREST itself, where npm has it for this machine. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgrest } from './real-rest.ts';
import { adminUrl } from './shared.ts';
import { type Stack, startStack } from './stack.ts';

const testRest = test.skipIf(!adminUrl || !findPostgrest());
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const readMoments = (headers: Record<string, string>) =>
  fetch(`${stack.url}/rest/v1/saved_moments?select=id&limit=1`, { headers });

testRest('whoever reads rows is answered by PostgREST', async () => {
  const { anonKey, serviceKey } = stack;
  const byService = await readMoments({ apikey: serviceKey });
  expect(byService.headers.get('server')).toMatch(/^postgrest\//);
  expect(byService.status).toBe(200);
  expect(await byService.json()).toBeInstanceOf(Array);
  const byNobody = await readMoments({ apikey: anonKey });
  expect([byNobody.status, (await byNobody.json()).code]).toEqual([401, '42501']);
});

testRest('a token that the project has not signed, and no key at all, are refused', async () => {
  const { anonKey } = stack;
  const forged = `${btoa('{"alg":"HS256"}')}.${btoa('{"role":"service_role"}')}.AAAA`;
  const byForger = await readMoments({ apikey: anonKey, authorization: `Bearer ${forged}` });
  expect([byForger.status, (await byForger.json()).code]).toEqual([401, 'PGRST301']);
  expect((await readMoments({})).status).toBe(401);
});
