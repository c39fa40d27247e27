import type { Someone } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { promptBank } from './prompt-bank.ts';
import { personPrompts } from './prompt-people.ts';
import { promptOf } from './prompt-schedule.ts';

const vera: Someone = {
  id: 'vera',
  name: 'Vera',
  called: '',
  calledYou: '',
  bond: 'my mum',
  loss: 'death',
  ending: '',
};

/** A day with 'Write the letter you will not send' as its prompt. */
const letterDay = new Date('2026-11-22T12:00:00.000Z');
while (promptOf(letterDay).id !== 'letter-unsent') letterDay.setDate(letterDay.getDate() + 1);

async function open(people: Someone[], muted: string[] = []) {
  const data = await createTestData({ now: letterDay.toISOString() });
  for (const one of people) await data.someone.put(one);
  await data.muted.change((before) => ({ ...before, words: muted }));
  const stage = await renderScreen({ routes, path: '/prompts', data });
  const [card] = await screen.findAllByRole('article');
  return { ...stage, card: within(card as HTMLElement) };
}

test('a prompt says whom it can be to; what is carried to the page to write on does not', async () => {
  const { user, card, carried } = await open([vera]);
  expect(card.getByText('It can be to your mum, Vera.')).toBeVisible();
  await user.click(card.getByRole('link', { name: /Write Response/ }));
  await waitFor(() => expect(carried()).toEqual({ prompt: promptOf(letterDay).text }));
});

test('with nobody, with several, and with somebody who is not to be brought up, nobody is named', async () => {
  const nobody = await open([]);
  expect(document.body.textContent).not.toContain('It can be');
  nobody.unmount();
  const several = await open([vera, { ...vera, id: 'tom', name: 'Tom', bond: 'my ex' }]);
  expect(document.body.textContent).not.toMatch(/It can be|Vera|Tom/);
  several.unmount();
  await open([vera], ['Vera']);
  expect(document.body.textContent).not.toMatch(/It can be|Vera/);
});

test('every prompt beside which a person can be named exists, and none of Forgiveness does', () => {
  const { Forgiveness, ...others } = promptBank;
  const ids = Object.values(others).flatMap((one) => Object.keys(one));
  for (const id of Object.keys(personPrompts)) {
    expect(ids).toContain(id);
    expect(Object.keys(Forgiveness)).not.toContain(id);
  }
});
