import { type MessageKey, messages } from './messages.ts';

/** A failure with a name: the key of the sentence a person will be shown. Never carries anything they wrote. */
export class AppError extends Error {
  override name = 'AppError';
  readonly key: MessageKey;

  constructor(key: MessageKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

/** The key of an error of ours, or `fallback` for anyone else's. Works across bundles, where `instanceof` does not. */
export function keyOf(error: unknown, fallback: MessageKey): MessageKey {
  const key = error instanceof Error && 'key' in error ? error.key : undefined;
  return typeof key === 'string' && Object.hasOwn(messages, key) ? (key as MessageKey) : fallback;
}
