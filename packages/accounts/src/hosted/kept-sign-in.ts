import {
  createVault,
  type Env,
  fromUtf8,
  type KeyEnvelope,
  utf8,
  type Vault,
  type VaultKeys,
} from '@mooring/storage';

/** What a password or a passkey just proved, for signing in to the service as soon as possible. */
export type ProvenAccount = { id: string; email: string; secret: string; envelope: KeyEnvelope };

const context = 'hosted-sign-in';

/** Seals it for the time until the service has answered: a reload in between must not ask for the password again. */
export function sealSignIn(
  env: Env,
  keys: VaultKeys,
  { id, email, secret, envelope }: ProvenAccount,
): Promise<string> {
  const text = JSON.stringify([email, secret, envelope.id]);
  return createVault({ env, userId: id, ...keys }).sealBytes(context, utf8(text));
}

/** Null where it is damaged, or the password was changed since. */
export async function openSignIn(
  vault: Vault,
  sealed: string,
  envelopes: readonly KeyEnvelope[],
): Promise<ProvenAccount | null> {
  const bytes = await vault.openBytes(context, sealed);
  if (!bytes) return null;
  const [email, secret, envelopeId]: string[] = JSON.parse(fromUtf8(bytes));
  const envelope = envelopes.find(({ id }) => id === envelopeId);
  if (!email || !secret || !envelope) return null;
  return { id: vault.userId, email, secret, envelope };
}
