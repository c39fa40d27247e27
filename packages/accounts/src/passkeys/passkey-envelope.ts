import {
  type Bytes,
  derivePasskeyKey,
  fromBase64Url,
  type PasskeyEnvelope,
  toBase64Url,
  unwrapKey,
  utf8,
  wrapKey,
} from '@mooring/storage';

type Draft = Omit<PasskeyEnvelope, 'wrapped' | 'sign_in'>;
/** What a hosted service got instead of the password, and the id of the password's envelope. */
export type SignInSecret = { secret: string; envelope: string };

/** Wraps the data key, and what signs in to the hosted service, with a key derived from the passkey's secret. */
export async function sealPasskeyEnvelope(
  randomBytes: (count: number) => Bytes,
  draft: Draft,
  passkeySecret: Uint8Array,
  dataKey: Uint8Array,
  signIn?: SignInSecret,
): Promise<PasskeyEnvelope> {
  const key = await derivePasskeyKey(passkeySecret);
  const wrap = async (bytes: Uint8Array, purpose: Purpose) =>
    toBase64Url(await wrapKey(key, bytes, randomBytes(12), bound(draft, purpose)));
  const envelope: PasskeyEnvelope = { ...draft, wrapped: await wrap(dataKey, 'data-key') };
  if (!signIn) return envelope;
  const wrapped = await wrap(utf8(signIn.secret), 'sign-in');
  return { ...envelope, sign_in: { wrapped, envelope: signIn.envelope } };
}

/** Null where the secret does not open the envelope. The caller fills the data key with zeros after use. */
export async function openPasskeyEnvelope(
  envelope: PasskeyEnvelope,
  passkeySecret: Uint8Array,
): Promise<{ dataKey: Bytes; signIn: SignInSecret | null } | null> {
  const key = await derivePasskeyKey(passkeySecret);
  const unwrap = (wrapped: string, purpose: Purpose) =>
    unwrapKey(key, fromBase64Url(wrapped) ?? new Uint8Array(0), bound(envelope, purpose));
  const dataKey = await unwrap(envelope.wrapped, 'data-key');
  if (!dataKey) return null;
  const { sign_in: kept } = envelope;
  const secret = kept && (await unwrap(kept.wrapped, 'sign-in'));
  const signIn = secret
    ? { secret: new TextDecoder().decode(secret), envelope: kept.envelope }
    : null;
  return { dataKey, signIn };
}

type Purpose = 'data-key' | 'sign-in';

const bound = ({ id, user_id }: Pick<PasskeyEnvelope, 'id' | 'user_id'>, purpose: Purpose) =>
  JSON.stringify(['mooring1', 'passkeys', purpose, user_id, id]);
