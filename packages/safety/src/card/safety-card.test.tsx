import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

const routes = [{ path: '/journal', element: <h1>Journal</h1> }];

const open = async (country: string | null = 'IE') => {
  const data = await createTestData();
  if (country) data.safety.chooseCountry(country);
  const view = await renderScreen({ routes, path: '/journal', data });
  const heed = (text: string) => act(async () => void (await data.safety.screenAndRaise(text)));
  return { ...view, heed };
};
const card = () => screen.findByRole('region', { name: 'Help right now' });

test('nothing is there until something grave is written', async () => {
  const { heed } = await open();
  await heed('My mother died on Sunday and I cannot stop crying');
  expect(screen.queryByRole('region', { name: 'Help right now' })).toBeNull();
});

test('the order is the emergency number, the line, my person, my plan, a minute of grounding', async () => {
  const { heed } = await open();
  await heed('I want to kill myself');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please let a person be with you');
  await screen.findByRole('link', { name: /Call 112/ });
  await screen.findByRole('button', { name: 'Add someone I trust' });
  const inside = within(await card());
  const first = inside.getByRole('link', { name: /Call 112/ });
  const order = [
    first,
    inside.getByRole('link', { name: 'Call 116 123' }),
    inside.getByRole('link', { name: 'Text HELLO to 50808' }),
    inside.getByRole('button', { name: 'Add someone I trust' }),
    inside.getByRole('button', { name: 'My safety plan' }),
    inside.getByRole('button', { name: '60-second grounding' }),
  ];
  for (const [before, after] of order
    .slice(1)
    .map((each, at) => [order[at] ?? each, each] as const))
    expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(first).toHaveAttribute('href', 'tel:112');
  expect(order[1]).toHaveAttribute('href', 'tel:116123');
  expect(order[2]).toHaveAttribute('href', 'sms:50808?body=HELLO');
});

test('it stays over other pages and folds to one bar, and goes only when it is closed', async () => {
  const { user, heed, go } = await open();
  await heed('I do not want to be here anymore');
  await go('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Help right now', expanded: true }));
  expect(screen.queryByRole('link', { name: /Call 112/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Help right now', expanded: false }));
  await user.click(await screen.findByRole('button', { name: 'Close this card' }));
  expect(screen.queryByRole('region', { name: 'Help right now' })).toBeNull();
});

test('where the country is not known it asks, and shows no number until it is told', async () => {
  const { user, heed } = await open(null);
  await heed('I want to end my life');
  const choice = await screen.findByLabelText('Which country are you in?');
  expect((await card()).textContent).not.toMatch(/\d{3}/);
  expect(screen.getByRole('link', { name: /Find A Helpline/ })).toBeVisible();
  await user.selectOptions(choice, 'Germany');
  expect(await screen.findByRole('link', { name: 'Call 0800 111 0 111' })).toHaveAttribute(
    'href',
    'tel:+498001110111',
  );
});

test('someone I trust is added in place, kept sealed, and one press away', async () => {
  const { user, heed, data } = await open();
  await heed('I want to die');
  await user.click(await screen.findByRole('button', { name: 'Add someone I trust' }));
  await user.click(screen.getByRole('button', { name: 'Keep this person' }));
  expect(screen.getByText('Please write a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Their name'), 'Maya');
  await user.type(screen.getByLabelText('Their phone number'), '+353 1 555 0101');
  await user.click(screen.getByRole('button', { name: 'Keep this person' }));
  expect(await screen.findByRole('link', { name: 'Call Maya, someone I trust' })).toHaveAttribute(
    'href',
    'tel:+35315550101',
  );
  expect(data.rows()).not.toContain('Maya');
});

test('a visitor without an account and a locked person see the numbers, too', async () => {
  const data = await createTestData();
  data.safety.chooseCountry('GB');
  await renderScreen({ routes, path: '/journal', data });
  await act(() => data.accounts.lock());
  await act(async () => void (await data.safety.screenAndRaise('I am going to kill myself')));
  expect(await screen.findByRole('link', { name: /Call 999/ })).toBeVisible();
  expect(await screen.findByText(/once Mooring is unlocked/)).toBeVisible();
});

test('someone who is hurt at home gets the line for it, the police and a way to leave fast', async () => {
  const { heed } = await open('NO');
  await heed('My husband hits me');
  expect(await screen.findByRole('link', { name: /Call 112/ })).toBeVisible();
  expect(screen.getByText(/VO-linjen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave fast' })).toBeVisible();
});

test('after an overdose the emergency number and poison control come first', async () => {
  const { heed } = await open('US');
  await heed('I took all the pills');
  await screen.findByRole('link', { name: /Call 911/ });
  const links = within(await card()).getAllByRole('link');
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:+18002221222',
  ]);
});

test('hopelessness is met with a soft line and one question, and its answer can open the card', async () => {
  const { user, heed } = await open();
  await heed('I see no future for me');
  expect(await screen.findByText(/Are you safe right now\?/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not really' }));
  expect(await screen.findByRole('link', { name: /Call 112/ })).toBeVisible();
});

test('one bereaved by suicide is offered people who know it, without an alarm', async () => {
  const { user, heed } = await open();
  await heed('My brother killed himself');
  expect(await screen.findByText(/lost someone the same way/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/lost someone the same way/)).toBeNull();
});

test('a minute of grounding goes on by itself, and sooner when asked', async () => {
  const { user, heed } = await open();
  await heed('I want to die');
  await user.click(await screen.findByRole('button', { name: '60-second grounding' }));
  expect(screen.getByText(/Name five things you can see/)).toBeVisible();
  for (let n = 0; n < 5; n += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('You got through that minute.')).toBeVisible();
});
