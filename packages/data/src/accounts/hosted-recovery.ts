import { AppError } from '@mooring/contract';
import { normalizeEmail } from '@mooring/storage';
import { emailSalt } from './email-salt.ts';
import type { HostedDoor } from './hosted-door.ts';
import { changeKeys } from './hosted-keys.ts';
import { bringHome, type HostedEntry, ownEnvelopes } from './hosted-log-in.ts';
import type { Fresh } from './hosted-machine.ts';
import { openByPhrase, stretchAnew } from './key-envelopes.ts';
import type { AccountsParts } from './kit.ts';

type Proof = { email: string; entropy: Uint8Array; password: string; code: string };

/** A code opens the account once. Wrong words must not use it up: they can be typed again. */
const opened = new WeakMap<HostedDoor, { email: string; code: string; fresh: Fresh; id: string }>();

/** The code from the mail opens the account, the 24 words open what was written; together they set a new password. */
export async function recoverFromServer(
  parts: AccountsParts,
  door: HostedDoor,
  { email, entropy, password, code }: Proof,
): Promise<HostedEntry> {
  const { directory } = parts;
  const { fresh, id } = await openByCode(door, email, code);
  const { accounts } = await directory.accounts();
  const other = accounts.find((one) => normalizeEmail(one.email) === normalizeEmail(email));
  if (other && other.id !== id) throw new AppError('auth.sign-up-failed');

  const there = await ownEnvelopes(fresh, id);
  const here = await directory.envelopes(id);
  const envelopes = [...there, ...here.envelopes];
  const found = await openByPhrase({ envelopes, damaged: 0 }, entropy);
  if (!found) throw new AppError('auth.phrase-wrong');
  const salt = await emailSalt(email);
  const account = await bringHome(parts, { id, email, salt }, found, there);
  const stretched = await stretchAnew(await parts.kdf(), password, salt);
  const { dataKey } = found;
  const envelope = await changeKeys(parts, fresh.auth, account, { stretched, dataKey });
  opened.delete(door);
  return { account, opened: { dataKey, envelope }, fresh };
}

async function openByCode(door: HostedDoor, email: string, code: string) {
  const before = opened.get(door);
  if (before && before.email === email && before.code === code) return before;
  const fresh = await (await door.machine()).begin();
  const now = { email, code, fresh, id: await fresh.auth.signInWithCode(email, code) };
  opened.set(door, now);
  return now;
}
