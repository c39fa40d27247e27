import { paths } from '@mooring/contract';
import { emotions } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { ritualTitles } from './ritual-titles.ts';
import { suggestions } from './suggestions.ts';

const known = Object.values(paths).map(({ pattern }) => pattern as string);

async function summaryOf(emotion: (typeof emotions)[number]) {
  const data = await createTestData();
  await data.checkIns.save({ emotion, intensity: 2, notes: '' });
  const view = await renderScreen({ routes, path: '/emotions', data });
  const section = await screen.findByRole('region', { name: 'If you would like to go on' });
  return { ...view, link: (name: RegExp) => within(section).getByRole('link', { name }), section };
}

test.each(emotions)('%s has four ways on, and each leads to a page there is', async (emotion) => {
  const { section } = await summaryOf(emotion);
  const links = within(section).getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) {
    const { pathname } = new URL(link.getAttribute('href') ?? '', 'https://mooring.invalid');
    expect(known).toContain(pathname);
  }
});

test.each(emotions)('the journal prompt of %s opens the page with it', async (emotion) => {
  const { user, link, where, carried } = await summaryOf(emotion);
  await user.click(link(/Journal Prompt/));
  await waitFor(() => expect(where()).toBe('/write'));
  await waitFor(() => expect(carried()).toEqual({ prompt: suggestions[emotion].journalPrompt }));
});

test.each(emotions)('the ritual of %s is one of the nine, by its title', async (emotion) => {
  const { user, link, where } = await summaryOf(emotion);
  const ritual = link(/Suggested Ritual/);
  expect(ritual).toHaveTextContent(suggestions[emotion].ritual.title);
  await user.click(ritual);
  const id = new URL(where(), 'https://mooring.invalid').searchParams.get('ritual') ?? '';
  expect(ritualTitles[id]).toBe(suggestions[emotion].ritual.title);
});

test.each(emotions)('the companion and the quiet fourth link of %s lead on', async (emotion) => {
  const { user, link, section, where, go } = await summaryOf(emotion);
  await user.click(link(/Companion Chat/));
  await waitFor(() => expect(where()).toBe('/companion'));
  await go('/emotions');
  expect(section).not.toBeInTheDocument();
  const { to, label } = suggestions[emotion].resource;
  await user.click(await screen.findByRole('link', { name: label }));
  await waitFor(() => expect(where()).toBe(to));
});
