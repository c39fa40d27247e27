import { AppError, type MessageKey } from '@mooring/contract';

/** How a call to a chat service failed. */
export type ChatFailure =
  | { kind: 'slow' }
  /** The service answered with an error. `text` is its message. */
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'thrown'; error: unknown }
  /** The page's Content Security Policy blocked the call. */
  | { kind: 'not-allowed' };

/** HTTP status 'Too Many Requests'. */
const tooManyRequests = 429;

/** The message key for a failure, by sections 7 and 8 of the specification. */
export function failureMessage(failure: ChatFailure): MessageKey {
  if (failure.kind === 'slow') return 'companion.slow';
  if (failure.kind === 'not-allowed') return 'companion.not-allowed-here';
  if (failure.kind === 'refused') {
    const busy = failure.status === tooManyRequests || speaksOfLimits(failure.text);
    return busy ? 'companion.busy' : 'companion.service-error';
  }
  const text = textOf(failure.error);
  if (isNetwork(failure.error, text)) return 'companion.network';
  return speaksOfLimits(text) ? 'companion.busy' : 'companion.failed';
}

/** Has no cause: the response of a service may repeat the person's words. */
export const chatError = (failure: ChatFailure): AppError => new AppError(failureMessage(failure));

/** Matches whole words, not parts of 'generate' or 'unlimited'. */
const speaksOfLimits = (text: string) => /(?<![a-z])(rate|limit)/i.test(text);

/** Browsers report a request that did not arrive as a TypeError, each with its own text. */
function isNetwork(error: unknown, text: string): boolean {
  if (/(?<![a-z])(network|connection)/i.test(text)) return true;
  return error instanceof TypeError && /fetch|load failed|terminated/i.test(text);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name} ${error.message}`;
}
