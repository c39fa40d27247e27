import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const open = () =>
  renderScreen({ routes, path: '/onboarding', data: createTestData({ session: 'signed-out' }) });

async function skipToTheEnd({ user, where }: Awaited<ReturnType<typeof open>>) {
  for (const step of [2, 3, 4]) {
    await screen.findByText(`Step ${step} of 4`);
    await user.click(screen.getByRole('button', { name: 'Skip this' }));
  }
  await waitFor(() => expect(where()).toBe('/auth'));
}

const tick = async ({ user }: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

test('the name is asked for only where it may be about somebody, and keeps a page for them, once', async () => {
  const stage = await open();
  const { user, data } = stage;
  await tick(stage, "I feel stuck and can't say why");
  expect(screen.queryByRole('textbox', { name: /^Their name/ })).toBeNull();
  await tick(stage, "I've lost a pet");
  await user.type(screen.getByRole('textbox', { name: /^Their name/ }), ' Rex ');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await skipToTheEnd(stage);
  expect((await data.someone.list()).items).toMatchObject([{ name: 'Rex', loss: 'pet' }]);
  expect(await data.records.get('onboarding')).not.toHaveProperty('someone');
  expect(data.rows()).not.toContain('Rex');
});

test('with two losses it does not guess which one the name belongs to', async () => {
  const stage = await open();
  await tick(stage, 'Someone I love has died');
  await tick(stage, "I've lost a pet");
  await stage.user.type(screen.getByRole('textbox', { name: /^Their name/ }), 'Rex');
  await stage.user.click(screen.getByRole('button', { name: 'Next' }));
  await skipToTheEnd(stage);
  const [person] = (await stage.data.someone.list()).items;
  expect(person?.name).toBe('Rex');
  expect(person?.loss).toBeUndefined();
});

test.each([/^Illness/, /^Other/])(
  'a name can be given where nothing says what kind of loss it is, and none is guessed: %s',
  async (choice) => {
    const stage = await open();
    await tick(stage, choice);
    await stage.user.type(screen.getByRole('textbox', { name: /^Their name/ }), 'Ines');
    const own = screen.queryByRole('textbox', { name: 'In your own words' });
    if (own) await stage.user.type(own, 'The long illness');
    await stage.user.click(screen.getByRole('button', { name: 'Next' }));
    await skipToTheEnd(stage);
    const [person] = (await stage.data.someone.list()).items;
    expect(person?.name).toBe('Ines');
    expect(person).not.toHaveProperty('loss');
  },
);

test('without a name nobody is kept', async () => {
  const stage = await open();
  await tick(stage, 'Someone I love has died');
  await stage.user.click(screen.getByRole('button', { name: 'Next' }));
  await skipToTheEnd(stage);
  expect((await stage.data.someone.list()).items).toEqual([]);
});
