import type { Directory, HostedAuth, KeyEnvelope, Vault } from '@mooring/storage';
import { endorsedAt } from './key-envelopes.ts';

type Kind = KeyEnvelope['kind'];

/**
 * Makes the key envelopes on this device and on the server the same. `used` is the one that a password just opened and
 * that the server accepted. Of the others, only one that is sealed by the data key replaces another, and only an older one.
 * Returns false and changes nothing if the server's envelopes hold another key.
 */
export async function reconcileEnvelopes(
  directory: Directory,
  auth: HostedAuth,
  {
    accountId,
    vault,
    used,
  }: { accountId: string; vault: Vault | null; used?: KeyEnvelope | undefined },
): Promise<boolean> {
  const there = await auth.envelopes();
  const { envelopes: here } = await directory.envelopes(accountId);
  const known = new Set(here.map(({ id }) => id));
  const times = await endorsements(vault, [...here, ...there]);
  const isKnown = there.some(({ id }) => known.has(id) || times.has(id));
  if (there.length > 0 && !isKnown) return false;

  const onServer = new Set(there.map(({ id }) => id));
  const newest = (envelopes: KeyEnvelope[], kind: Kind) =>
    envelopes
      .filter((one) => one.kind === kind && times.has(one.id))
      .sort((one, other) => (times.get(other.id) ?? 0) - (times.get(one.id) ?? 0))[0];
  for (const kind of ['password', 'phrase'] as const) {
    const isNone = there.every((envelope) => envelope.kind !== kind);
    const own = newest(here, kind);
    const isOwnNewest = own && newest([...there, own], kind)?.id === own.id;
    for (const envelope of here) {
      const isWanted =
        envelope.id === used?.id ||
        (isNone && envelope.kind === kind) ||
        (isOwnNewest && envelope.id === own.id);
      if (isWanted && !onServer.has(envelope.id)) await auth.putEnvelope(envelope);
    }
  }
  if (used && there.some(({ id, kind }) => kind === 'password' && id !== used.id)) {
    await auth.keepOnlyEnvelope(used);
  }
  // A phrase that nobody has proved is kept beside ours, and only where ours is not proved either.
  const [ours, theirs] = [newest(here, 'phrase'), newest(there, 'phrase')];
  const timeOf = (envelope: KeyEnvelope | undefined) => times.get(envelope?.id ?? '') ?? 0;
  const isTheirsNewer = timeOf(theirs) > 0 && timeOf(theirs) >= timeOf(ours);
  for (const envelope of there) {
    const isPlain = !times.has(envelope.id) && !ours && !theirs;
    const isNewer = isTheirsNewer && envelope.id === theirs?.id;
    const isWanted = envelope.kind === 'phrase' && (isNewer || isPlain);
    if (isWanted && !known.has(envelope.id)) await directory.putEnvelope(envelope);
  }
  if (theirs && isTheirsNewer) await directory.keepOnlyEnvelope(theirs);
  return true;
}

/** When each envelope was made, where the data key proves it. */
async function endorsements(
  vault: Vault | null,
  envelopes: KeyEnvelope[],
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const envelope of vault ? envelopes : []) {
    const time = vault && (await endorsedAt(vault, envelope));
    if (time !== null) times.set(envelope.id, time);
  }
  return times;
}
