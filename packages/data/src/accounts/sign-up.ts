import { AppError } from '@mooring/contract';
import { toBase64Url } from '../vault/bytes.ts';
import { vaultKeys } from '../vault/keys.ts';
import { phraseFrom } from '../vault/phrase.ts';
import { sameEmailKey } from './directory.ts';
import { sealByPassword, sealByPhrase } from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';
import { adoptVisitor } from './visitor.ts';

export function createSignUp(parts: AccountsParts, holder: SessionHolder) {
  const { env, directory } = parts;

  const signUp: Accounts['signUp'] = async ({ name, email, password, stay }) => {
    if (name.trim() === '') throw new AppError('auth.name-required');
    if (email.trim() === '') throw new AppError('auth.email-required');
    await refuseWeakPassword(password, [name, email]);
    const { accounts } = await directory.accounts();
    if (accounts.some((other) => sameEmailKey(other.email) === sameEmailKey(email))) {
      throw new AppError('auth.sign-up-failed');
    }

    const record = {
      id: env.newId(),
      name: name.trim(),
      email: email.trim(),
      avatar: null,
      createdAt: env.now().toISOString(),
      visitor: false,
      home: 'device' as const,
      salt: toBase64Url(env.randomBytes(16)),
    };
    const kdf = await parts.kdf();
    const dataKey = env.randomBytes(32);
    const entropy = env.randomBytes(32);
    const envelopes = [
      await sealByPassword({ env, kdf }, record, password, dataKey),
      await sealByPhrase(env, record.id, entropy, dataKey),
    ];
    const keys = await vaultKeys(dataKey);
    const phrase = await phraseFrom(entropy);
    dataKey.fill(0);
    entropy.fill(0);

    const before = accountOf(holder.session.getState());
    // Noted before the account exists: a crash from here on leaves no visitor's words without an owner to come.
    if (before?.visitor && parts.adopt) {
      await directory.keepFact('adoption', { from: before.id, to: record.id });
    }
    await directory.create(record, envelopes);
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(record), keys);
    return { phrase };
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
