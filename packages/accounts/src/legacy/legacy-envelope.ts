import {
  type Bytes,
  type Directory,
  derivePhraseKey,
  fromBase64Url,
  type LegacyEnvelope,
  toBase64Url,
  unwrapKey,
  wrapKey,
} from '@mooring/storage';

/** Wraps the data key with the 32 bytes of the second phrase. */
export async function sealLegacyEnvelope(
  randomBytes: (count: number) => Bytes,
  draft: Omit<LegacyEnvelope, 'wrapped'>,
  entropy: Uint8Array,
  dataKey: Uint8Array,
): Promise<LegacyEnvelope> {
  const key = await derivePhraseKey(entropy);
  const wrapped = await wrapKey(key, dataKey, randomBytes(12), bound(draft));
  return { ...draft, wrapped: toBase64Url(wrapped) };
}

/** Null where the phrase is not the second one of this account. The caller fills the data key with zeros after use. */
export async function openByLegacyPhrase(
  directory: Directory,
  userId: string,
  entropy: Uint8Array,
): Promise<{ dataKey: Bytes } | null> {
  const key = await derivePhraseKey(entropy);
  for (const envelope of (await directory.fact('legacy')) ?? []) {
    if (envelope.user_id !== userId) continue;
    const wrapped = fromBase64Url(envelope.wrapped) ?? new Uint8Array(0);
    const dataKey = await unwrapKey(key, wrapped, bound(envelope));
    if (dataKey) return { dataKey };
  }
  return null;
}

const bound = ({ id, user_id }: Pick<LegacyEnvelope, 'id' | 'user_id'>) =>
  JSON.stringify(['mooring1', 'legacy', user_id, id]);
