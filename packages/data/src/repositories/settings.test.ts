import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';
import { defaultCompanionSettings, defaultSettings } from './settings-defaults.ts';

test('what was never chosen has its default, and is not kept', async () => {
  const data = await createTestData();
  expect(await data.settings.get()).toEqual(defaultSettings);
  expect(await data.companionSettings.get()).toEqual(defaultCompanionSettings);
  await data.settings.change({ streakHidden: true });
  expect(await data.settings.get()).toEqual({ ...defaultSettings, streakHidden: true });
  expect(await data.records.get('settings')).toEqual({ streakHidden: true });
});

test('a part is changed and the rest stays; `undefined` gives a setting back to its default', async () => {
  const data = await createTestData();
  await data.settings.change({ quietDay: '2026-11-20', keepPrivate: true });
  await data.settings.change({ quietDay: undefined });
  expect(await data.records.get('settings')).toEqual({ keepPrivate: true });
});

test('changes at the same time are both kept, and each sees what the other has kept', async () => {
  const data = await createTestData();
  const agree = (to: 'hosted' | 'voice') =>
    data.companionSettings.change(({ consents }) => ({ consents: { ...consents, [to]: 'Ann' } }));
  await Promise.all([agree('hosted'), agree('voice')]);
  expect((await data.companionSettings.get()).consents).toEqual({ hosted: 'Ann', voice: 'Ann' });
});

test('settings that cannot be read are not taken for defaults', async () => {
  const data = await createTestData();
  await data.settings.change({ keepPrivate: true });
  const session = data.session.getState();
  const owner = session.status === 'open' ? session.account.id : '';
  data.damage(`${owner}:settings`);
  await expect(data.settings.get()).rejects.toMatchObject({ key: 'vault.unreadable' });
});
