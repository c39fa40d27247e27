import { AppError } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope } from '@mooring/storage';
import { createVault, deriveVaultKeys, drawPhrase } from '@mooring/storage';
import type { AccountDependencies, Accounts } from '../account-services.ts';
import { emailSalt } from '../keys/email-salt.ts';
import {
  type DerivedKeys,
  deriveNewKeys,
  openByPassword,
  sealPasswordEnvelope,
  sealPhraseEnvelope,
} from '../keys/key-envelopes.ts';
import { accountOf, toAccount } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { sealMovedKey } from '../visitor/visitor.ts';
import { type ServiceSignUp, signUpWithService } from './hosted-sign-up.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

type Going = {
  account: AccountRecord;
  password: string;
  salt: string;
  stretched: DerivedKeys;
  dataKey: Uint8Array;
};
type Keys = {
  dataKey: Uint8Array;
  envelope: KeyEnvelope;
  envelopes: KeyEnvelope[];
  phrase: string | null;
};

/** Moves an account from this device alone to the hosted service. */
export function createMoveToHosting(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
): Pick<Accounts, 'moveToHosting'> {
  const { env, directory } = parts;

  /** The server still has this account under the same id: nothing needs to be encrypted again. */
  const comeBack = async ({ account, salt, stretched, dataKey }: Going, there: ServiceSignUp) => {
    const next: AccountRecord = { ...account, home: 'hosted', salt };
    const envelope = await sealPasswordEnvelope(env, next, stretched, dataKey);
    await directory.replaceKeys(next, envelope);
    const connection = await lazyHosted.connection();
    const keys = await deriveVaultKeys(dataKey);
    const { id, email } = next;
    const proof = { id, email, secret: stretched.secret, envelope };
    const beside = await connection.rememberProof(proof, keys);
    await holder.keepKey(toAccount(next), keys, beside).catch(() => {});
    holder.profileChanged(toAccount(next));
    void there.unattached.auth.signOut();
    return null;
  };

  /** The account gets another id, so every row is encrypted again for it, one by one; see `adoptVisitor`. */
  const goThere = async (going: Going, there: ServiceSignUp) => {
    const { account, salt, stretched, dataKey } = going;
    const arriving: AccountRecord = { ...account, id: there.id, home: 'hosted', salt };
    const made = await keysThere(parts, arriving, going, there);
    const keys = await deriveVaultKeys(made.dataKey);
    const vault = createVault({ env, userId: arriving.id, ...keys });
    const key = await sealMovedKey(vault, account.id, dataKey);
    await directory.move({ leaving: account, arriving, envelopes: made.envelopes, key });
    const connection = await lazyHosted.connection();
    const { id, email } = arriving;
    const proof = { id, email, secret: stretched.secret, envelope: made.envelope };
    const beside = there.isOpen
      ? connection.attach(id, there.unattached)
      : await connection.rememberProof(proof, keys);
    await holder.open(toAccount(arriving), keys, beside);
    await parts.saveProfile?.({ name: arriving.name, avatar: arriving.avatar }).catch(() => {});
    return made.phrase;
  };

  return {
    async moveToHosting(password) {
      const open = accountOf(holder.session.getState());
      const account = open && !open.visitor && (await directory.account(open.id));
      if (!account || account.home === 'hosted') throw new AppError('auth.failed');
      const kdf = await parts.kdf();
      const found = await directory.envelopes(account.id);
      const { dataKey } = await openByPassword(kdf, account, found, password);
      const salt = await emailSalt(account.email);
      const stretched = await deriveNewKeys(kdf, password, salt);
      const there = await signUpWithService(parts, lazyHosted, account, stretched.secret);
      const way = there.id === account.id ? comeBack : goThere;
      const going = { account, password, salt, stretched, dataKey };
      const phrase = await way(going, there).finally(() => dataKey.fill(0));
      return { phrase, confirm: !there.isOpen };
    },
  };
}

/** The data key stays the same, but envelopes are bound to an account id: the hosted account gets 24 new words. */
async function keysThere(
  parts: AccountDependencies,
  arriving: AccountRecord,
  { password, stretched, dataKey }: Going,
  { envelopes: there }: ServiceSignUp,
): Promise<Keys> {
  const { env } = parts;
  if (there.length > 0) {
    const found = { envelopes: there, damaged: 0 };
    const opened = await openByPassword(await parts.kdf(), arriving, found, password);
    return { ...opened, envelopes: there, phrase: null };
  }
  const { entropy, phrase } = await drawPhrase(env.randomBytes);
  const envelope = await sealPasswordEnvelope(env, arriving, stretched, dataKey);
  const words = await sealPhraseEnvelope(env, arriving.id, entropy, dataKey);
  entropy.fill(0);
  return { dataKey, envelope, envelopes: [envelope, words], phrase };
}
