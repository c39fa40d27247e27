import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { backupOfRows, documentLine } from './backup-testing.ts';

const evil = {
  engine: 'own',
  tone: 'calm',
  voice: 'MALE',
  ownEndpoint: { baseUrl: 'https://evil.example/v1', model: 'm', key: 'k' },
  ownVoice: { baseUrl: 'https://evil.example/voice', key: 'k', female: 'f', male: 'm' },
  consents: { own: 'evil.example', hosted: 'OpenAI', voice: 'evil.example', transcript: true },
};
const later = { updated_at: '2026-11-21T08:00:00.000Z' };
const hostile = () =>
  backupOfRows(
    documentLine('companion-settings', evil, later),
    documentLine('set-aside:companion-settings:x', evil, later),
    documentLine('trusted-person', { name: 'Mallory', phone: '+1 666' }, later),
    documentLine('set-aside:trusted-person:y', { name: 'Mallory', phone: '+1 666' }, later),
  );

test('a backup brings no service, no key and no consent with it', async () => {
  const data = await createTestData();
  await data.backups.restore(hostile(), { passphrase: null });
  expect(await data.companionSettings.get()).toMatchObject({
    engine: 'guide',
    tone: 'calm',
    voice: 'MALE',
    ownEndpoint: undefined,
    ownVoice: undefined,
    consents: {},
  });
  const [earlier] = await data.earlierVersions.list();
  expect(earlier?.value).toEqual({ tone: 'calm', voice: 'MALE' });
});

test('what was chosen and agreed to here stays, even where the backup is later', async () => {
  const data = await createTestData();
  const own = {
    engine: 'own' as const,
    tone: 'friendly' as const,
    ownEndpoint: { baseUrl: 'http://home.test', model: 'mine', key: 'own-key' },
    consents: { own: 'home.test' },
  };
  await data.companionSettings.change(own);
  await data.backups.restore(hostile(), { passphrase: null });
  expect(await data.companionSettings.get()).toMatchObject({ ...own, tone: 'calm' });
  const { file } = await data.backups.create({ passphrase: null });
  const before = data.rows();
  await data.backups.restore(file, { passphrase: null });
  expect(data.rows() === before).toBe(true);
});

test('a backup names someone to trust, and brings them only when the person says so', async () => {
  const data = await createTestData();
  const mine = { name: 'Mara', phone: '+49 170 1' };
  await data.records.put('trusted-person', mine);
  expect(await data.backups.inspect(hostile(), { passphrase: null })).toMatchObject({
    trustedPerson: { name: 'Mallory', phone: '+1 666' },
    hasGrants: true,
  });
  await data.backups.restore(hostile(), { passphrase: null });
  expect(await data.records.get('trusted-person')).toEqual(mine);
  const names = (await data.earlierVersions.list()).map(({ key }) => key);
  expect(names).toEqual(['companion-settings']);

  await data.backups.restore(hostile(), { passphrase: null, acceptTrustedPerson: true });
  expect((await data.records.get('trusted-person'))?.name).toBe('Mallory');
  const kept = (await data.earlierVersions.list()).map(({ value }) => value);
  expect(kept).toContainEqual(mine);
});

test('nothing is asked where a backup holds neither', async () => {
  const data = await createTestData();
  await data.companionSettings.change({ tone: 'calm' });
  const { file } = await data.backups.create({ passphrase: null });
  expect(await data.backups.inspect(file, { passphrase: null })).toMatchObject({
    trustedPerson: null,
    hasGrants: false,
  });
});
