/** The clock and the sources of randomness. Only this file touches the real ones, so that tests and stories repeat exactly. */
export type Env = {
  now(): Date;
  /** A random UUID. */
  newId(): string;
  /** Cryptographically random bytes. */
  randomBytes(length: number): Uint8Array<ArrayBuffer>;
};

export const browserEnv: Env = {
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
};
