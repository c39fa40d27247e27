import { AppError, type MessageKey } from '@mooring/contract';

/** How a call to a chat service failed. */
export type ChatFailure =
  | { kind: 'slow' }
  /** The service answered, but not with a reply. `text` is what it said about it. */
  | { kind: 'refused'; status: number; text: string }
  | { kind: 'thrown'; error: unknown }
  /** The page's own policy held the call back. */
  | { kind: 'not-allowed' };

/** Too many requests. */
const tooManyRequests = 429;

/** The sentence for a failure, by sections 7 and 8 of the specification. */
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

/** Without its cause: what a service answers may repeat a person's words. */
export const chatError = (failure: ChatFailure): AppError => new AppError(failureMessage(failure));

/** As words: 'generate' and 'unlimited' speak of neither. */
const speaksOfLimits = (text: string) => /(?<![a-z])(rate|limit)/i.test(text);

/** Browsers have their own sentences for a call that never arrived, and only one kind of error for it. */
function isNetwork(error: unknown, text: string): boolean {
  if (/(?<![a-z])(network|connection)/i.test(text)) return true;
  return error instanceof TypeError && /fetch|load failed|terminated/i.test(text);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name} ${error.message}`;
}
