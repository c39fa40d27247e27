import type { Bytes } from '@mooring/storage';

/** A passkey that can derive a secret: its id, and the salt that the secret is derived from. */
export type PasskeyQuery = { credential: string; salt: string };

/** What a passkey answered: 32 bytes that only it can derive from its salt. The caller fills them with zeros after use. */
export type PasskeyAnswer = { credential: string; secret: Bytes };

/** The port for passkeys with the PRF extension. Every failure is an AppError('passkey.…'). Ids and salts are base64url. */
export type Authenticator = {
  /** Whether this browser and this device can hold a passkey that derives a secret. */
  isAvailable(): Promise<boolean>;
  /**
   * Creates a passkey. `label` is what the device's own list of passkeys shows; `exclude` are those that must not be made
   * twice. Throws 'passkey.not-made', 'passkey.exists', 'passkey.unsupported' or 'passkey.failed'.
   */
  create(passkey: { label: string; salt: string; exclude: string[] }): Promise<PasskeyAnswer>;
  /** Asks for any of these passkeys. Throws 'passkey.cancelled', 'passkey.unsupported' or 'passkey.failed'. */
  ask(passkeys: PasskeyQuery[]): Promise<PasskeyAnswer>;
  /** Tells the device that this passkey is not used any more. Few devices act on it, so nothing is promised. */
  forget(credential: string): Promise<void>;
};
