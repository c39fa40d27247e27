import type { Directory, HostedAuth, KeyEnvelope } from '@mooring/storage';

/**
 * Makes the key envelopes on this device and on the server the same. `used` is the one that a password just opened and
 * that the server accepted. Returns false and changes nothing if the server's envelopes hold another key.
 */
export async function reconcileEnvelopes(
  directory: Directory,
  auth: HostedAuth,
  accountId: string,
  used?: KeyEnvelope,
): Promise<boolean> {
  const there = await auth.envelopes();
  const { envelopes: here } = await directory.envelopes(accountId);
  const known = new Set(here.map(({ id }) => id));
  if (there.length > 0 && !there.some(({ id }) => known.has(id))) return false;

  const onServer = new Set(there.map(({ id }) => id));
  for (const kind of ['password', 'phrase'] as const) {
    const missing = there.every((envelope) => envelope.kind !== kind);
    for (const envelope of here) {
      const wanted = missing ? envelope.kind === kind : envelope.id === used?.id;
      if (wanted && !onServer.has(envelope.id)) await auth.putEnvelope(envelope);
    }
  }
  if (used && there.some(({ id, kind }) => kind === 'password' && id !== used.id)) {
    await auth.keepOnlyEnvelope(used);
  }
  const phrases = there.filter(({ kind }) => kind === 'phrase');
  for (const envelope of phrases)
    if (!known.has(envelope.id)) await directory.putEnvelope(envelope);
  const [only, more] = phrases;
  if (only && !more) await directory.keepOnlyEnvelope(only);
  return true;
}
