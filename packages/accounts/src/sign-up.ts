import { AppError } from '@mooring/contract';
import {
  type AccountRecord,
  type BesideKey,
  deriveVaultKeys,
  drawPhrase,
  normalizeEmail,
  toBase64Url,
} from '@mooring/storage';
import type { AccountDependencies, Accounts } from './account-services.ts';
import { signUpWithService } from './hosted/hosted-sign-up.ts';
import type { LazyHostedSession } from './hosted/lazy-hosted-session.ts';
import { emailSalt } from './keys/email-salt.ts';
import {
  type DerivedKeys,
  deriveNewKeys,
  sealPasswordEnvelope,
  sealPhraseEnvelope,
} from './keys/key-envelopes.ts';
import { refuseWeakPassword } from './keys/password-rule.ts';
import { accountOf, toAccount } from './session/session.ts';
import type { SessionHolder } from './session/session-holder.ts';
import { adoptVisitor } from './visitor/visitor.ts';

export function createSignUp(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
) {
  const { env, directory } = parts;

  /** Created with the hosted service first, which gives the account its id. */
  const make = async (
    { email, password }: { email: string; password: string },
    onDevice: boolean,
  ) => {
    const kdf = await parts.kdf();
    const salt = onDevice ? toBase64Url(env.randomBytes(16)) : await emailSalt(email);
    const stretched: DerivedKeys = await deriveNewKeys(kdf, password, salt);
    if (onDevice) return { id: env.newId(), salt, stretched, hosted: null };
    const hosted = await signUpWithService(parts, lazyHosted, { email }, stretched.secret);
    if (hosted.envelopes.length > 0) {
      void hosted.unattached.auth.signOut();
      throw new AppError('auth.sign-up-failed');
    }
    return { id: hosted.id, salt, stretched, hosted };
  };

  const signUp: Accounts['signUp'] = async ({ name, email, password, stay, home }) => {
    if (name.trim() === '') throw new AppError('auth.name-required');
    if (email.trim() === '') throw new AppError('auth.email-required');
    await refuseWeakPassword(password, [name, email]);
    const { accounts } = await directory.accounts();
    if (accounts.some((other) => normalizeEmail(other.email) === normalizeEmail(email))) {
      throw new AppError('auth.sign-up-failed');
    }

    const onDevice = !parts.hosting || home === 'device';
    const { id, salt, stretched, hosted } = await make({ email, password }, onDevice);
    const record: AccountRecord = {
      id,
      name: name.trim(),
      email: email.trim(),
      avatar: null,
      createdAt: env.now().toISOString(),
      visitor: false,
      home: onDevice ? 'device' : 'hosted',
      salt,
    };
    const dataKey = env.randomBytes(32);
    const { entropy, phrase } = await drawPhrase(env.randomBytes);
    const envelope = await sealPasswordEnvelope(env, record, stretched, dataKey);
    const envelopes = [envelope, await sealPhraseEnvelope(env, id, entropy, dataKey)];
    const keys = await deriveVaultKeys(dataKey);
    dataKey.fill(0);
    entropy.fill(0);

    const before = accountOf(holder.session.getState());
    // Recorded before the account exists: after a crash the visitor's entries still have an account to move to.
    if (before?.visitor && parts.moveRows) {
      await directory.putFact('adoption', { from: before.id, to: id });
    }
    await directory.create(record, envelopes);
    if (stay) await holder.setStay(stay).catch(() => {});
    let beside: BesideKey | undefined;
    if (hosted) {
      const connection = await lazyHosted.connection();
      const proof = { id, email: record.email, secret: stretched.secret, envelope };
      beside = hosted.isOpen
        ? connection.attach(id, hosted.unattached)
        : await connection.rememberProof(proof, keys);
    }
    await holder.open(toAccount(record), keys, beside);
    if (hosted) await parts.saveProfile?.({ name: record.name, avatar: null }).catch(() => {});
    return { phrase, confirm: hosted !== null && !hosted.isOpen };
  };

  return {
    signUp,
    /** Finishes a pending adoption into the account that is open now. */
    async adopt() {
      const vault = holder.vault();
      if (vault) await adoptVisitor(parts, vault);
    },
  };
}
