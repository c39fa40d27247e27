/** The clock and the dice. The only file that touches the real ones, so tests and stories can stand still. */
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
