import { screen, within } from '@testing-library/react';

/** For tests: the words as they stand on the page. */
export async function visibleWords(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: '24 words' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/[\d\s]/g, ''));
}

type User = {
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
};

/** For tests: says that the words are written down, and types back those that are asked for. */
export async function confirmPhrase(user: User): Promise<void> {
  const words = await visibleWords();
  await user.click(screen.getByRole('button', { name: 'I have written it down' }));
  for (const field of await screen.findAllByRole('textbox')) {
    const number = Number(field.getAttribute('name')?.replace('word-', ''));
    await user.type(field, words[number - 1] ?? '');
  }
  await user.click(screen.getByRole('button', { name: 'These are the words' }));
}
