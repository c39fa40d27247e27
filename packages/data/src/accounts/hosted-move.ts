import { AppError } from '@mooring/contract';
import type { AccountRecord, KeyEnvelope } from '@mooring/storage';
import { createVault, phraseFrom, vaultKeys } from '@mooring/storage';
import { emailSalt } from './email-salt.ts';
import type { HostedDoor } from './hosted-door.ts';
import { type SignedUp, signUpThere } from './hosted-sign-up.ts';
import {
  openByPassword,
  type Stretched,
  sealByPhrase,
  sealStretched,
  stretchAnew,
} from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';
import { sealMovedKey } from './visitor.ts';

type Going = {
  account: AccountRecord;
  password: string;
  salt: string;
  stretched: Stretched;
  dataKey: Uint8Array;
};
type Keys = {
  dataKey: Uint8Array;
  envelope: KeyEnvelope;
  envelopes: KeyEnvelope[];
  phrase: string | null;
};

/** The way of a device's account to the hosted service. */
export function createMove(
  parts: AccountsParts,
  holder: SessionHolder,
  door: HostedDoor,
): Pick<Accounts, 'moveToHosting'> {
  const { env, directory } = parts;

  /** The server still has this very account: nothing needs to be sealed again. */
  const comeBack = async ({ account, salt, stretched, dataKey }: Going, there: SignedUp) => {
    const next: AccountRecord = { ...account, home: 'hosted', salt };
    const envelope = await sealStretched(env, next, stretched, dataKey);
    await directory.replaceKeys(next, envelope);
    const machine = await door.machine();
    machine.know({ id: next.id, email: next.email, secret: stretched.secret, envelope });
    holder.show(toAccount(next));
    void there.fresh.auth.signOut();
    return null;
  };

  /** Another id, so everything is sealed again for it. The words follow one by one; see `adoptVisitor`. */
  const goThere = async (going: Going, there: SignedUp) => {
    const { account, salt, stretched, dataKey } = going;
    const arriving: AccountRecord = { ...account, id: there.id, home: 'hosted', salt };
    const made = await keysThere(parts, arriving, going, there);
    const keys = await vaultKeys(made.dataKey);
    const vault = createVault({ env, userId: arriving.id, ...keys });
    const key = await sealMovedKey(vault, account.id, dataKey);
    await directory.move({ leaving: account, arriving, envelopes: made.envelopes, key });
    const machine = await door.machine();
    if (there.isOpen) machine.hold(arriving.id, there.fresh);
    else {
      const { id, email } = arriving;
      machine.know({ id, email, secret: stretched.secret, envelope: made.envelope });
    }
    await holder.open(toAccount(arriving), keys);
    await parts.keepProfile?.({ name: arriving.name, avatar: arriving.avatar }).catch(() => {});
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
      const stretched = await stretchAnew(kdf, password, salt);
      const there = await signUpThere(parts, door, account, stretched.secret);
      const way = there.id === account.id ? comeBack : goThere;
      const going = { account, password, salt, stretched, dataKey };
      const phrase = await way(going, there).finally(() => dataKey.fill(0));
      return { phrase, confirm: !there.isOpen };
    },
  };
}

/** The data key stays, but its wrappings are bound to an id: the hosted account gets 24 words of its own. */
async function keysThere(
  parts: AccountsParts,
  arriving: AccountRecord,
  { password, stretched, dataKey }: Going,
  { envelopes: there }: SignedUp,
): Promise<Keys> {
  const { env } = parts;
  if (there.length > 0) {
    const found = { envelopes: there, damaged: 0 };
    const opened = await openByPassword(await parts.kdf(), arriving, found, password);
    return { ...opened, envelopes: there, phrase: null };
  }
  const entropy = env.randomBytes(32);
  const envelope = await sealStretched(env, arriving, stretched, dataKey);
  const words = await sealByPhrase(env, arriving.id, entropy, dataKey);
  const phrase = await phraseFrom(entropy);
  entropy.fill(0);
  return { dataKey, envelope, envelopes: [envelope, words], phrase };
}
