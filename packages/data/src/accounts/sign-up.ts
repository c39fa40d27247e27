import { AppError } from '@mooring/contract';
import {
  type AccountRecord,
  normalizeEmail,
  phraseFrom,
  toBase64Url,
  vaultKeys,
} from '@mooring/storage';
import { emailSalt } from './email-salt.ts';
import type { HostedDoor } from './hosted-door.ts';
import { signUpThere } from './hosted-sign-up.ts';
import { type Stretched, sealByPhrase, sealStretched, stretchAnew } from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';
import { adoptVisitor } from './visitor.ts';

export function createSignUp(parts: AccountsParts, holder: SessionHolder, door: HostedDoor) {
  const { env, directory } = parts;

  /** Where it is made first: the hosted service gives it its id. */
  const make = async (
    { email, password }: { email: string; password: string },
    onDevice: boolean,
  ) => {
    const kdf = await parts.kdf();
    const salt = onDevice ? toBase64Url(env.randomBytes(16)) : await emailSalt(email);
    const stretched: Stretched = await stretchAnew(kdf, password, salt);
    if (onDevice) return { id: env.newId(), salt, stretched, hosted: null };
    const hosted = await signUpThere(parts, door, { email }, stretched.secret);
    if (hosted.envelopes.length > 0) {
      void hosted.fresh.auth.signOut();
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
    const entropy = env.randomBytes(32);
    const envelope = await sealStretched(env, record, stretched, dataKey);
    const envelopes = [envelope, await sealByPhrase(env, id, entropy, dataKey)];
    const keys = await vaultKeys(dataKey);
    const phrase = await phraseFrom(entropy);
    dataKey.fill(0);
    entropy.fill(0);

    const before = accountOf(holder.session.getState());
    // Noted before the account exists: a crash from here on leaves no visitor's words without an owner to come.
    if (before?.visitor && parts.adopt) {
      await directory.putFact('adoption', { from: before.id, to: id });
    }
    await directory.create(record, envelopes);
    if (stay) await holder.setStay(stay).catch(() => {});
    if (hosted) {
      const machine = await door.machine();
      if (hosted.isOpen) machine.hold(id, hosted.fresh);
      else machine.know({ id, email: record.email, secret: stretched.secret, envelope });
    }
    await holder.open(toAccount(record), keys);
    if (hosted) await parts.keepProfile?.({ name: record.name, avatar: null }).catch(() => {});
    return { phrase, confirm: hosted !== null && !hosted.isOpen };
  };

  return {
    signUp,
    /** Finishes an adoption that is waiting for the account now open. */
    async adopt() {
      const vault = holder.vault();
      if (vault) await adoptVisitor(parts, vault);
    },
  };
}
