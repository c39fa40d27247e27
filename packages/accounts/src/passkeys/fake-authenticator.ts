import { AppError, type MessageKey } from '@mooring/contract';
import { utf8 } from '@mooring/storage';
import type { Authenticator, PasskeyAnswer } from './authenticator.ts';

/** For tests: one device's passkeys, which derive as the PRF extension does: the same secret for the same salt. */
export type FakeAuthenticator = Authenticator & {
  /** The next question ends with this key. */
  refuseNext(key: MessageKey): void;
  /** The passkeys that this device holds. */
  held(): string[];
  /** Somebody deleted it in the settings of the device. */
  lose(credential: string): void;
  labels: string[];
};

export function fakeAuthenticator({ isAvailable = true } = {}): FakeAuthenticator {
  const held = new Map<string, Uint8Array>();
  const refusals: MessageKey[] = [];
  const labels: string[] = [];
  let made = 0;
  const refuse = () => {
    const key = refusals.shift();
    if (key) throw new AppError(key);
  };
  const derive = async (credential: string, salt: string): Promise<PasskeyAnswer> => {
    const own = held.get(credential) ?? new Uint8Array(0);
    const bytes = utf8(`${String.fromCharCode(...own)}${salt}`);
    return { credential, secret: new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) };
  };
  return {
    labels,
    isAvailable: async () => isAvailable,
    async create({ label, salt, exclude }) {
      refuse();
      if (exclude.some((credential) => held.has(credential))) throw new AppError('passkey.exists');
      made += 1;
      labels.push(label);
      const credential = `passkey-${made}`;
      held.set(credential, Uint8Array.of(made, 7, 9));
      return derive(credential, salt);
    },
    async ask(passkeys) {
      refuse();
      const known = passkeys.find(({ credential }) => held.has(credential));
      if (!known) throw new AppError('passkey.cancelled');
      return derive(known.credential, known.salt);
    },
    async forget(credential) {
      held.delete(credential);
    },
    refuseNext: (key) => void refusals.push(key),
    held: () => [...held.keys()],
    lose: (credential) => void held.delete(credential),
  };
}
