import { AppError } from '@mooring/contract';
import {
  type AccountRecord,
  type BesideKey,
  deriveVaultKeys,
  type PasskeyEnvelope,
  type StaySignedIn,
  toBase64Url,
} from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import type { LazyHostedSession } from '../hosted/lazy-hosted-session.ts';
import { createKeyChanges } from '../keys/key-changes.ts';
import { accountOf, toAccount } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { openPasskeyEnvelope, sealPasskeyEnvelope } from './passkey-envelope.ts';
import { webAuthn } from './webauthn.ts';

/** A passkey that opens the account on this device. */
export type Passkey = { id: string; name: string; createdAt: string };

/** The password was right: the data key waits in memory for the passkey, until one of these is called. */
export type PreparedPasskey = {
  /** Call it from a press: browsers show their question only then. May be called again after a failure. */
  make(name: string): Promise<Passkey>;
  cancel(): void;
};

/**
 * Passkeys of this device, each with an envelope of its own beside those of password and phrase, which always go on
 * opening the account. Every failure is an AppError.
 */
export type Passkeys = {
  /** Whether this device can make one. */
  isAvailable(): Promise<boolean>;
  /** Those of the open account, in the order in which they were made. */
  list(): Promise<Passkey[]>;
  /** Whether one opens the locked account; with nobody signed in, whether one opens any account of this device. */
  canOpen(): Promise<boolean>;
  /** Proves the password. Throws AppError('auth.login-failed'). */
  prepare(password: string): Promise<PreparedPasskey>;
  remove(id: string): Promise<void>;
  /** Opens the account of the passkey that the person chooses. Throws AppError('passkey.…'). */
  open(stay?: StaySignedIn): Promise<void>;
};

export function createPasskeys(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
  enter: (job: () => Promise<void>) => Promise<void>,
): Passkeys {
  const { env, directory } = parts;
  const authenticator = parts.authenticator ?? webAuthn(env.randomBytes);
  const { isHosted, prove } = createKeyChanges(parts, lazyHosted);

  const stored = async () => (await directory.fact('passkeys')) ?? [];
  const change = (edit: (all: PasskeyEnvelope[]) => PasskeyEnvelope[]) =>
    directory.withTabLock('passkeys', async () => {
      const { accounts, damaged } = await directory.accounts();
      const ids = new Set([...accounts, ...damaged].map(({ id }) => id));
      // An account that is gone, or moved under another id, needs its passkeys no longer.
      const used = (await stored()).filter(({ user_id }) => ids.has(user_id));
      await directory.putFact('passkeys', edit(used));
    });
  const own = async () => {
    const account = accountOf(holder.session.getState());
    return (await stored()).filter(({ user_id }) => user_id === account?.id);
  };
  /** Those that may open something now. */
  const candidates = async () => {
    const { status } = holder.session.getState();
    if (status === 'locked') return own();
    const { accounts } = await directory.accounts();
    const ids = new Set(accounts.filter(({ visitor }) => !visitor).map(({ id }) => id));
    return (await stored()).filter(({ user_id }) => ids.has(user_id));
  };
  const current = async (): Promise<AccountRecord> => {
    const account = accountOf(holder.session.getState());
    const record = account && !account.visitor && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };

  return {
    isAvailable: authenticator.isAvailable,
    list: async () => (await own()).map(toPasskey),
    canOpen: async () => (await candidates()).length > 0,

    async prepare(password) {
      const account = await current();
      const { dataKey, secret, envelope } = await prove(await parts.kdf(), account, password);
      const signIn = isHosted(account) ? { secret, envelope: envelope.id } : undefined;
      let isCancelled = false;
      const cancel = () => {
        isCancelled = true;
        dataKey.fill(0);
      };
      const refuseCancelled = () => {
        if (isCancelled) throw new AppError('session.locked');
      };
      return {
        cancel,
        async make(name) {
          refuseCancelled();
          const salt = toBase64Url(env.randomBytes(32));
          const exclude = (await own()).map(({ credential }) => credential);
          const day = env.now().toISOString().slice(0, 10);
          const made = await authenticator.create({ label: `Mooring ${day}`, salt, exclude });
          const draft = {
            id: env.newId(),
            user_id: account.id,
            name: name.trim().slice(0, longestName),
            created_at: env.now().toISOString(),
            credential: made.credential,
            salt,
          };
          refuseCancelled();
          const copy = dataKey.slice();
          const { randomBytes } = env;
          const sealed = await sealPasskeyEnvelope(randomBytes, draft, made.secret, copy, signIn);
          copy.fill(0);
          made.secret.fill(0);
          await change((all) => [...all, sealed]);
          cancel();
          return toPasskey(sealed);
        },
      };
    },

    async remove(id) {
      const found = (await stored()).find((one) => one.id === id);
      await change((all) => all.filter((one) => one.id !== id));
      if (found) await authenticator.forget(found.credential);
    },

    async open(stay) {
      const asked = await candidates();
      if (asked.length === 0) throw new AppError('passkey.failed');
      const answer = await authenticator.ask(asked);
      const envelope = asked.find(({ credential }) => credential === answer.credential);
      const opened = envelope && (await openPasskeyEnvelope(envelope, answer.secret));
      answer.secret.fill(0);
      if (!opened) throw new AppError('passkey.damaged');
      await enter(() => openAccount(envelope, opened, stay)).finally(() => opened.dataKey.fill(0));
    },
  };

  async function openAccount(
    { user_id }: PasskeyEnvelope,
    { dataKey, signIn }: NonNullable<Awaited<ReturnType<typeof openPasskeyEnvelope>>>,
    stay: StaySignedIn | undefined,
  ) {
    const account = await directory.account(user_id);
    if (!account) throw new AppError('passkey.damaged');
    const keys = await deriveVaultKeys(dataKey);
    let beside: BesideKey | undefined;
    if (isHosted(account) && signIn) {
      const { envelopes } = await directory.envelopes(user_id);
      const envelope = envelopes.find(({ id }) => id === signIn.envelope);
      // After a change of password the service refuses the old secret: it asks for the new password, and nothing is sent.
      if (envelope) {
        const { id, email } = account;
        const proof = { id, email, secret: signIn.secret, envelope };
        beside = await (await lazyHosted.connection()).rememberProof(proof, keys);
      }
    }
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), keys, beside);
  }
}

const longestName = 60;

const toPasskey = ({ id, name, created_at }: PasskeyEnvelope): Passkey => ({
  id,
  name,
  createdAt: created_at,
});
