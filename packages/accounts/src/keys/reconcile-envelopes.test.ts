import { browserEnv, createVault, deriveVaultKeys, type KeyEnvelope } from '@mooring/storage';
import { memoryDirectory, memoryHosting } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { openByPhrase, sealPhraseEnvelope } from './key-envelopes.ts';
import { reconcileEnvelopes } from './reconcile-envelopes.ts';

const dataKey = new Uint8Array(32).fill(7);
const words = (byte: number) => new Uint8Array(32).fill(byte);

/** A person with an account on the service, one device, and the 24 words of the byte 1. */
async function openPerson() {
  const service = memoryHosting();
  const tokens = new Map<string, string>();
  const storage = {
    getItem: async (name: string) => tokens.get(name) ?? null,
    setItem: async (name: string, token: string) => void tokens.set(name, token),
    removeItem: async (name: string) => void tokens.delete(name),
  };
  const auth = await service.open(storage, 'test');
  const signedUp = await auth.signUp('ana@example.org', 'secret');
  const accountId = signedUp === 'taken' ? '' : signedUp.id;
  const vault = createVault({
    env: browserEnv,
    userId: accountId,
    ...(await deriveVaultKeys(dataKey)),
  });
  let minutes = 0;
  const envelope = (byte: number, key = dataKey) => {
    minutes += 1;
    const now = () => new Date(Date.UTC(2026, 10, 22, 9, minutes));
    return sealPhraseEnvelope({ ...browserEnv, now }, accountId, words(byte), key);
  };
  const directory = memoryDirectory();
  const first = await envelope(1);
  await directory.putEnvelope(first);
  await auth.putEnvelope(first);
  return {
    service,
    directory,
    envelope,
    first,
    reconcile: () => reconcileEnvelopes(directory, auth, { accountId, vault }),
    opensHere: async (byte: number) =>
      (await openByPhrase(await directory.envelopes(accountId), words(byte))) !== null,
    opensThere: async (byte: number) =>
      (await openByPhrase({ envelopes: service.envelopes, damaged: 0 }, words(byte))) !== null,
  };
}

const withoutSeal = ({ seal: _, ...envelope }: KeyEnvelope): KeyEnvelope => envelope;

test('an envelope that the server made takes no words away, and ours is sent again', async () => {
  const { service, envelope, reconcile, opensHere, opensThere, first } = await openPerson();
  const evil = await envelope(9, new Uint8Array(32).fill(8));
  service.envelopes = [evil, { ...first, wrapped: evil.wrapped }];
  await reconcile();
  expect(await opensHere(1)).toBe(true);
  expect(await opensHere(9)).toBe(false);
  service.envelopes = [withoutSeal(evil), { ...evil, id: first.id }];
  await reconcile();
  expect(await opensHere(1)).toBe(true);
  service.envelopes = [];
  await reconcile();
  expect(await opensThere(1)).toBe(true);
});

test('new words that another device made replace the old ones, and a backup of last week does not bring these back', async () => {
  const { service, envelope, reconcile, opensHere, opensThere, first } = await openPerson();
  const next = await envelope(2);
  service.envelopes = [next];
  await reconcile();
  expect([await opensHere(1), await opensHere(2)]).toEqual([false, true]);
  service.envelopes = [first];
  await reconcile();
  expect([await opensHere(1), await opensHere(2)]).toEqual([false, true]);
  expect(await opensThere(2)).toBe(true);
});

test('of two envelopes that version 1.0.0 made, both are kept', async () => {
  const { service, directory, envelope, reconcile, opensHere, first } = await openPerson();
  await directory.keepOnlyEnvelope(first);
  await directory.putEnvelope(withoutSeal(first));
  service.envelopes = [withoutSeal(await envelope(2)), withoutSeal(first)];
  await reconcile();
  expect([await opensHere(1), await opensHere(2)]).toEqual([true, true]);
});
