import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { chooseWords, findWrongWord } from './choose-words.ts';
import { visibleWords } from './phrase-testing.ts';

async function signUp() {
  const data = await createTestData({ session: 'signed-out' });
  const shown = await renderScreen({ routes, path: '/auth', data });
  await shown.user.type(await screen.findByLabelText('Name'), ana.name);
  await shown.user.type(screen.getByLabelText('Email'), ana.email);
  await shown.user.type(screen.getByLabelText('Password'), ana.password);
  await shown.user.click(screen.getByRole('button', { name: 'Create My Account' }));
  return { ...shown, words: await visibleWords() };
}

test('asks for three words of the phrase, in any case, before it is hidden', async () => {
  const { user, data, words, where } = await signUp();
  await user.click(screen.getByRole('button', { name: 'I have written it down' }));
  const fields = await screen.findAllByRole('textbox');
  expect(fields).toHaveLength(3);
  for (const field of fields) {
    const number = Number(field.getAttribute('name')?.replace('word-', ''));
    expect(screen.getByLabelText(`Word ${number}`)).toBe(field);
    await user.type(field, ` ${words[number - 1]?.toUpperCase()} `);
  }
  await user.click(screen.getByRole('button', { name: 'These are the words' }));
  expect(await screen.findByText('Account created')).toBeVisible();
  await expect.poll(where).toBe('/dashboard');
  expect((await data.records.get('settings'))?.phraseLater ?? false).toBe(false);
});

test('names the wrong word and shows the phrase again', async () => {
  const { user, words } = await signUp();
  await user.click(screen.getByRole('button', { name: 'I have written it down' }));
  await user.click(await screen.findByRole('button', { name: 'These are the words' }));
  const [first] = screen.getAllByRole('textbox');
  const number = first?.getAttribute('name')?.replace('word-', '');
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(
    `These are not the right words. Please check word ${number}.`,
  );
  await user.click(screen.getByRole('button', { name: 'Show me the words again' }));
  expect(await visibleWords()).toEqual(words);
});

test('asks for three different words in order, chosen at random', () => {
  const seen = new Set<number>();
  for (let turn = 0; turn < 200; turn += 1) {
    const asked = chooseWords((length) => crypto.getRandomValues(new Uint8Array(length)), 24);
    expect(new Set(asked).size).toBe(3);
    expect([...asked].sort((a, b) => a - b)).toEqual(asked);
    for (const number of asked) seen.add(number);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test.each([
  [{ 1: 'lamp', 2: 'sea', 3: 'stone' }, null],
  [{ 1: ' LAMP ', 2: 'sea', 3: 'stone' }, null],
  [{ 1: 'lamp', 2: 'see', 3: 'stone' }, 2],
  [{}, 1],
])('finds in %j the wrong word %s', (typed, wrong) => {
  expect(findWrongWord(['lamp', 'sea', 'stone'], [1, 2, 3], typed)).toBe(wrong);
});
