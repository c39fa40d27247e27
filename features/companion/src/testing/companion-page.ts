import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

type View = {
  user: { click(element: Element): Promise<void>; paste(text: string): Promise<void> };
};

/** A notice is in the page, and for a moment also in the live region. */
export async function noticed(words: string): Promise<void> {
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
}

/** What a person does on the companion's page, for its tests. */
export function onCompanion<V extends View>(view: V) {
  const { user } = view;
  const box = () => screen.findByRole('textbox', { name: 'Message' });
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  return {
    ...view,
    box,
    press,
    async begin(...names: string[]) {
      for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
      await press('Begin Conversation');
      await box();
    },
    async say(words: string) {
      await user.click(await box());
      await user.paste(words);
      await press('Send');
    },
    /** The companion's words so far, the greeting first, once no reply is on its way. */
    async replies(count: number): Promise<string[]> {
      await waitFor(() => expect(screen.getAllByText('The companion said:')).toHaveLength(count));
      await screen.findByRole('button', { name: 'Send' });
      return screen
        .getAllByText('The companion said:')
        .map((one) => one.nextElementSibling?.textContent ?? '');
    },
  };
}
