import type { TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import routes from '../feature.ts';

/** Opens the companion for a test. */
export async function openCompanion(
  options: { data?: TestData; state?: unknown; path?: string } = {},
) {
  const view = await renderScreen({ routes, path: '/companion', ...options });
  const box = () => screen.findByRole('textbox', { name: 'Message' });
  return {
    ...view,
    box,
    async begin(...names: string[]) {
      for (const name of names) {
        await view.user.click(await screen.findByRole('checkbox', { name }));
      }
      await view.user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
      await screen.findByRole('heading', { name: 'Companion' });
      await box();
    },
    async say(words: string) {
      await view.user.click(await box());
      await view.user.paste(words);
      await view.user.click(screen.getByRole('button', { name: 'Send' }));
    },
    /** The companion's words so far, the greeting first, once no reply is on its way. */
    async replies(count: number): Promise<string[]> {
      await waitFor(() => expect(screen.getAllByText('The companion said:')).toHaveLength(count));
      await screen.findByRole('button', { name: 'Send' });
      return screen
        .getAllByText('The companion said:')
        .map((one) => (one.nextElementSibling?.textContent ?? '').trim());
    },
  };
}
