/** Every way of not answering: its status, and a sentence that repeats nothing of what was asked. */
const refusals = {
  'wrong-origin': [403, 'This page may not ask here.'],
  'wrong-method': [405, 'Only POST is answered here.'],
  'not-configured': [503, 'This service has not been set up.'],
  'no-token': [401, 'Please sign in again.'],
  'too-large': [413, 'That is more than can be taken at once.'],
  'not-readable': [400, 'The request could not be read.'],
  'too-many': [429, 'Too many requests. Please wait a moment.'],
  'project-away': [503, 'The service cannot check who asks just now.'],
  'provider-busy': [429, 'Too many requests. Please wait a moment.'],
  'provider-slow': [504, 'The provider took too long.'],
  'provider-failed': [502, 'The provider did not answer as it should.'],
  failed: [500, 'Something went wrong here.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** `wait` is in seconds. */
export type Refusal = Error & { refusal: RefusalCode; wait?: number };

/** To be thrown. Its text is its code: a cause could hold what somebody wrote. */
export const refuse = (refusal: RefusalCode, wait?: number): Refusal =>
  Object.assign(new Error(refusal), { refusal, ...(wait === undefined ? {} : { wait }) });

/** What an error is to whoever asked. Anything unforeseen is only 'failed'. */
export function refusalOf(error: unknown): { code: RefusalCode; wait?: number } {
  if (!(error instanceof Error) || !('refusal' in error)) return { code: 'failed' };
  const { refusal, wait } = error as Refusal;
  return { code: refusal, ...(wait === undefined ? {} : { wait }) };
}

/** The small answer for a refusal. `id` finds its line in the log. */
export function refusedWith(code: RefusalCode, id: string, wait?: number): Response {
  const [status, message] = refusals[code];
  return Response.json(
    { error: { code, message, id } },
    { status, headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
  );
}
