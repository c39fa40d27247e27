import { AppError, type MessageKey } from '@mooring/contract';
import { type Bytes, fromBase64Url } from '@mooring/storage';
import type { Authenticator, PasskeyAnswer, PasskeyQuery } from './authenticator.ts';

/** ES256 and RS256. The signature is never used: the secret of the PRF extension is. */
const algorithms = [-7, -257];
const waitMs = 120_000;

/**
 * Passkeys by WebAuthn. No server takes part, so challenges are random and signatures are not verified: whoever lacks the
 * passkey lacks its secret, and without the secret nothing opens.
 */
export function webAuthn(randomBytes: (count: number) => Bytes): Authenticator {
  const challenge = () => randomBytes(32);

  const ask = async (passkeys: PasskeyQuery[]): Promise<PasskeyAnswer> => {
    const evalByCredential: Record<string, { first: Bytes }> = {};
    for (const { credential, salt } of passkeys)
      evalByCredential[credential] = { first: decode(salt) };
    const given = await navigator.credentials
      .get({
        publicKey: {
          challenge: challenge(),
          timeout: waitMs,
          userVerification: 'required',
          allowCredentials: passkeys.map(({ credential }) => descriptor(credential)),
          extensions: { prf: { evalByCredential } },
        },
      })
      .catch(refuse('passkey.cancelled'));
    const answer = answerOf(given);
    if (!answer) throw new AppError('passkey.unsupported');
    return answer;
  };

  return {
    ask,
    async isAvailable() {
      try {
        const [can, isThere] = await Promise.all([
          PublicKeyCredential.getClientCapabilities(),
          PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
        ]);
        return can['extension:prf'] === true && isThere;
      } catch {
        return false;
      }
    },
    async create({ label, salt, exclude }) {
      const made = await navigator.credentials
        .create({
          publicKey: {
            challenge: challenge(),
            timeout: waitMs,
            rp: { name: 'Mooring' },
            // Random, so that a new passkey never replaces another one, and says nothing about the account.
            user: { id: randomBytes(32), name: label, displayName: label },
            pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
            authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
            excludeCredentials: exclude.map(descriptor),
            extensions: { prf: { eval: { first: decode(salt) } } },
          },
        })
        .catch(refuse('passkey.not-made'));
      const answer = answerOf(made);
      if (answer) return answer;
      const credential = made instanceof PublicKeyCredential ? made : null;
      if (!credential?.getClientExtensionResults().prf?.enabled) {
        if (credential) await forget(credential.id);
        throw new AppError('passkey.unsupported');
      }
      // Some authenticators derive secrets only when they are asked, not while a passkey is made.
      return ask([{ credential: credential.id, salt }]);
    },
    forget,
  };
}

async function forget(credentialId: string): Promise<void> {
  const rpId = location.hostname;
  await PublicKeyCredential.signalUnknownCredential?.({ rpId, credentialId }).catch(() => {});
}

function answerOf(given: Credential | null): PasskeyAnswer | null {
  if (!(given instanceof PublicKeyCredential)) return null;
  const first = given.getClientExtensionResults().prf?.results?.first;
  return first ? { credential: given.id, secret: bytesOf(first) } : null;
}

function bytesOf(source: BufferSource): Bytes {
  if (!ArrayBuffer.isView(source)) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice();
}

const descriptor = (id: string) => ({ type: 'public-key', id: decode(id) }) as const;

const decode = (text: string): Bytes => fromBase64Url(text) ?? new Uint8Array(0);

/** `NotAllowedError` and `AbortError`: the person said no, or said nothing for a while. */
function refuse(refusal: MessageKey): (error: unknown) => never {
  return (error) => {
    const name = error instanceof DOMException ? error.name : '';
    const key: MessageKey =
      name === 'NotAllowedError' || name === 'AbortError'
        ? refusal
        : name === 'InvalidStateError'
          ? 'passkey.exists'
          : 'passkey.failed';
    throw new AppError(key, { cause: error });
  };
}
