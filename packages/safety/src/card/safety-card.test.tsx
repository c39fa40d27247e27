import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

const routes = [{ path: '/journal', element: <h1>Journal</h1> }];

const open = async (country: string | null = 'IE') => {
  const data = await createTestData();
  if (country) data.safety.chooseCountry(country);
  const view = await renderScreen({ routes, path: '/journal', data });
  const write = (text: string) => act(async () => void (await data.safety.screenAndRaise(text)));
  return { ...view, write };
};
const card = () => screen.findByRole('region', { name: 'Help right now' });

test('no card is shown after a text without danger', async () => {
  const { write } = await open();
  await write('My mother died on Sunday and I cannot stop crying');
  expect(screen.queryByRole('region', { name: 'Help right now' })).toBeNull();
});

test('the card lists the emergency number, helplines, someone I trust, the plan and grounding, in this order', async () => {
  const { write } = await open();
  await write('I want to kill myself');
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

test('the card stays on other pages, folds to one bar and goes only when it is closed', async () => {
  const { user, write, go } = await open();
  await write('I do not want to be here anymore');
  await go('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Help right now', expanded: true }));
  expect(screen.queryByRole('link', { name: /Call 112/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Help right now', expanded: false }));
  await user.click(await screen.findByRole('button', { name: 'Close this card' }));
  expect(screen.queryByRole('region', { name: 'Help right now' })).toBeNull();
});

test('without a known country the card asks for it and shows no number', async () => {
  const { user, write } = await open(null);
  await write('I want to end my life');
  const choice = await screen.findByLabelText('Which country are you in?');
  expect((await card()).textContent).not.toMatch(/\d{3}/);
  expect(screen.getByRole('link', { name: /Find A Helpline/ })).toBeVisible();
  await user.selectOptions(choice, 'Germany');
  expect(await screen.findByRole('link', { name: 'Call 0800 111 0 111' })).toHaveAttribute(
    'href',
    'tel:+498001110111',
  );
});

test('someone I trust can be added on the card, is stored sealed and can be called from it', async () => {
  const { user, write, data } = await open();
  await write('I want to die');
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

test('the card shows the numbers while Mooring is locked', async () => {
  const data = await createTestData();
  data.safety.chooseCountry('GB');
  await renderScreen({ routes, path: '/journal', data });
  await act(() => data.accounts.lock());
  await act(async () => void (await data.safety.screenAndRaise('I am going to kill myself')));
  expect(await screen.findByRole('link', { name: /Call 999/ })).toBeVisible();
  expect(await screen.findByText(/once Mooring is unlocked/)).toBeVisible();
});

test('the card for abuse has its helpline, the police and Leave fast', async () => {
  const { write } = await open('NO');
  await write('My husband hits me');
  expect(await screen.findByRole('link', { name: /Call 112/ })).toBeVisible();
  expect(screen.getByText(/VO-linjen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave fast' })).toBeVisible();
});

test('the card for an overdose begins with the emergency number and poison control', async () => {
  const { write } = await open('US');
  await write('I took all the pills');
  await screen.findByRole('link', { name: /Call 911/ });
  const links = within(await card()).getAllByRole('link');
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:+18002221222',
  ]);
});

test('hopelessness shows a soft alert with one question, and the answer can raise the card', async () => {
  const { user, write } = await open();
  await write('I see no future for me');
  expect(await screen.findByText(/Are you safe right now\?/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not really' }));
  expect(await screen.findByRole('link', { name: /Call 112/ })).toBeVisible();
});

test('after a loss by suicide a soft alert offers people who know it', async () => {
  const { user, write } = await open();
  await write('My brother killed himself');
  expect(await screen.findByText(/lost someone the same way/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/lost someone the same way/)).toBeNull();
});

test('somebody who writes in a language that nobody knows here is told so, and where people are', async () => {
  const { user, write } = await open();
  await write('Jeg savner min mor hver dag, og jeg ved ikke hvad jeg skal gøre');
  expect(await screen.findByText(/I know only English\. Here is help/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find them on Right now' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/I know only English/)).toBeNull();
});

test('the grounding exercise moves on when asked', async () => {
  const { user, write } = await open();
  await write('I want to die');
  await user.click(await screen.findByRole('button', { name: '60-second grounding' }));
  expect(screen.getByText(/Name five things you can see/)).toBeVisible();
  for (let n = 0; n < 5; n += 1) await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('You got through that minute.')).toBeVisible();
});
