import { AppError } from '@mooring/contract';
import type { AccountRecord, Env, KeyEnvelope, Vault } from '@mooring/storage';
import {
  type Bytes,
  createVault,
  deriveAuthSecret,
  derivePasswordKey,
  derivePhraseKey,
  deriveVaultKeys,
  deriveWithFallback,
  fromBase64Url,
  isAcceptableKdf,
  type Kdf,
  type KdfParams,
  toBase64Url,
  unwrapKey,
  utf8,
  wrapKey,
} from '@mooring/storage';

/** A data key taken out of its envelope. The caller fills it with zeros after use. */
export type OpenedEnvelope = { dataKey: Bytes; envelope: KeyEnvelope };

/** What is derived from a password: the wrapping key, and the secret that a hosted service gets instead of the password. */
export type DerivedKeys = { key: CryptoKey; secret: string; params: KdfParams };

type Salted = Pick<AccountRecord, 'id' | 'salt'>;
type Found = { envelopes: KeyEnvelope[]; damaged: number };

/** Derives with the preferred KDF parameters, or with the minimum ones where memory is short. */
export async function deriveNewKeys(
  kdf: Kdf,
  password: string,
  salt: string,
): Promise<DerivedKeys> {
  const { key, params } = await deriveWithFallback(kdf, password, saltOf({ salt }));
  return split(key, params);
}

/** Derives with these KDF parameters. */
export async function deriveKeys(
  kdf: Kdf,
  password: string,
  salt: string,
  params: KdfParams,
): Promise<DerivedKeys> {
  return split(await kdf.derive(password, saltOf({ salt }), params), params);
}

export async function sealPasswordEnvelope(
  env: Env,
  { id, salt }: Salted,
  { key, params }: DerivedKeys,
  dataKey: Uint8Array,
): Promise<KeyEnvelope> {
  const draft = { ...begin(env, id, 'password'), kdf: params };
  return finish(env, draft, key, dataKey, salt);
}

export async function sealPhraseEnvelope(
  env: Env,
  userId: string,
  entropy: Uint8Array,
  dataKey: Uint8Array,
): Promise<KeyEnvelope> {
  const draft = { ...begin(env, userId, 'phrase'), kdf: null };
  return finish(env, draft, await derivePhraseKey(entropy), dataKey, null);
}

/**
 * Tries every envelope: an interrupted password change leaves two. Throws AppError 'auth.login-failed' for a wrong
 * password, 'account.damaged' when the envelopes or the salt are not what was once written.
 */
export async function openByPassword(
  kdf: Kdf,
  account: Salted,
  { envelopes, damaged }: Found,
  password: string,
): Promise<OpenedEnvelope & { secret: string }> {
  const derived = new Map<string, Promise<DerivedKeys>>();
  let sound = 0;
  for (const envelope of envelopes) {
    if (envelope.kind !== 'password' || !envelope.kdf || !isAcceptableKdf(envelope.kdf, kdf))
      continue;
    if (envelope.checksum === (await checksum(envelope, account.salt))) sound += 1;
    const name = JSON.stringify(envelope.kdf);
    const stretching = derived.get(name) ?? deriveKeys(kdf, password, account.salt, envelope.kdf);
    derived.set(name, stretching);
    const { key, secret } = await stretching;
    const dataKey = await unwrapKey(key, bytesOf(envelope), bound(envelope));
    if (dataKey) return { dataKey, envelope, secret };
  }
  const asked = envelopes.filter(({ kind }) => kind === 'password').length;
  throw new AppError(
    sound === 0 || sound < asked || damaged > 0 ? 'account.damaged' : 'auth.login-failed',
  );
}

/** Null if the phrase opens none of the envelopes. */
export async function openByPhrase(
  { envelopes }: Found,
  entropy: Uint8Array,
): Promise<OpenedEnvelope | null> {
  const key = await derivePhraseKey(entropy);
  for (const envelope of envelopes) {
    if (envelope.kind !== 'phrase') continue;
    const dataKey = await unwrapKey(key, bytesOf(envelope), bound(envelope));
    if (dataKey) return { dataKey, envelope };
  }
  return null;
}

function begin<K extends KeyEnvelope['kind']>(env: Env, userId: string, kind: K) {
  return { id: env.newId(), user_id: userId, kind, created_at: env.now().toISOString() };
}

async function finish(
  env: Env,
  draft: Omit<KeyEnvelope, 'wrapped' | 'checksum'>,
  key: CryptoKey,
  dataKey: Uint8Array,
  salt: string | null,
): Promise<KeyEnvelope> {
  const wrapped = toBase64Url(await wrapKey(key, dataKey, env.randomBytes(12), bound(draft)));
  const envelope = { ...draft, wrapped, checksum: '' };
  return {
    ...envelope,
    checksum: await checksum(envelope, salt),
    seal: await endorse(env, envelope, dataKey),
  };
}

/** Proves that whoever made the envelope had the data key, and when. The server can make no such proof. */
async function endorse(env: Env, envelope: KeyEnvelope, dataKey: Uint8Array): Promise<string> {
  const keys = await deriveVaultKeys(dataKey);
  const vault = createVault({ env, userId: envelope.user_id, ...keys });
  return vault.sealBytes(contextOf(envelope), utf8(String(Date.parse(envelope.created_at))));
}

/** The time (ms) at which a device with the data key made this envelope. Null where nothing proves it. */
export async function endorsedAt(vault: Vault, envelope: KeyEnvelope): Promise<number | null> {
  const { seal } = envelope;
  const bytes = seal ? await vault.openBytes(contextOf(envelope), seal) : null;
  return bytes && Number(new TextDecoder().decode(bytes));
}

const contextOf = ({ id, kind, kdf, wrapped }: KeyEnvelope) =>
  JSON.stringify([
    'key_envelopes',
    id,
    kind,
    kdf && [kdf.algorithm, kdf.memoryKiB, kdf.iterations, kdf.parallelism],
    wrapped,
  ]);

/** Derives the wrapping key and the service secret from the master key, then overwrites the master key. */
async function split(masterKey: Uint8Array, params: KdfParams): Promise<DerivedKeys> {
  const [key, secret] = await Promise.all([
    derivePasswordKey(masterKey),
    deriveAuthSecret(masterKey),
  ]);
  masterKey.fill(0);
  return { key, secret, params };
}

function bound({ id, user_id, kind }: Pick<KeyEnvelope, 'id' | 'user_id' | 'kind'>): string {
  return JSON.stringify(['mooring1', 'key_envelopes', kind, user_id, id]);
}

async function checksum(envelope: KeyEnvelope, salt: string | null): Promise<string> {
  const { id, user_id, kind, kdf, wrapped } = envelope;
  const params = kdf && [kdf.algorithm, kdf.memoryKiB, kdf.iterations, kdf.parallelism];
  const content = utf8(JSON.stringify([id, user_id, kind, params, wrapped, salt]));
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, 8));
}

function bytesOf({ wrapped }: KeyEnvelope): Bytes {
  return fromBase64Url(wrapped) ?? new Uint8Array(0);
}

function saltOf({ salt }: Pick<Salted, 'salt'>): Bytes {
  return fromBase64Url(salt) ?? new Uint8Array(0);
}
