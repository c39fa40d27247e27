import { AppError } from '@mooring/contract';
import { RouterProvider } from '@mooring/contract/router';
import { DataProvider } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ownerOf } from './features.ts';
import { loadAheadOnPress } from './load-ahead.ts';
import type { LoadFeature } from './load-feature.ts';
import { createShellRouter, shellRoutes } from './router.tsx';
import { shareLoads } from './share-loads.ts';

let stop = () => {};
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

/** The app at an address of nobody, with features of one page each. `failing`: how many of the first loads fail. */
async function open({ failing = 0 } = {}) {
  const asked: string[] = [];
  const loadFeature: LoadFeature = shareLoads(async (id) => {
    asked.push(id);
    if (asked.length <= failing) throw new AppError('feature.unreachable');
    const Component = () => <h1>{`Page of ${id}`}</h1>;
    const lazy = async () => {
      asked.push(`page of ${id}`);
      return { Component };
    };
    return { default: [{ path: `/${id}`, lazy }] };
  });
  stop = loadAheadOnPress({ loadFeature, ownerOf, shellRoutes });
  history.replaceState(null, '', '/nowhere');
  const data = await createTestData();
  render(
    <DataProvider data={data}>
      <RouterProvider router={createShellRouter(loadFeature)} />
    </DataProvider>,
  );
  return { asked, link: await screen.findByRole('link', { name: 'Library' }) };
}

test('the pointer that goes down on a link starts one load of its page', async () => {
  const { asked, link } = await open();
  fireEvent.pointerDown(link, { button: 0 });
  await waitFor(() => expect(asked).toEqual(['library', 'page of library']));
});

test('the press that follows waits for the same load, and shows the page', async () => {
  const { asked, link } = await open();
  fireEvent.pointerDown(link, { button: 0 });
  fireEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Page of library' })).toBeVisible();
  expect(asked.filter((one) => one === 'library')).toHaveLength(1);
});

test('a load that failed on the way down is tried again by the press', async () => {
  const { asked, link } = await open({ failing: 1 });
  fireEvent.pointerDown(link, { button: 0 });
  expect(asked).toEqual(['library']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  // The navigation is drawn anew once it is known that nothing is locked.
  fireEvent.click(screen.getByRole('link', { name: 'Library' }));
  expect(await screen.findByRole('heading', { name: 'Page of library' })).toBeVisible();
});

test('a load that fails while the press waits for it leads to the page that says so', async () => {
  const { link } = await open({ failing: 2 });
  fireEvent.pointerDown(link, { button: 0 });
  fireEvent.click(link);
  await waitFor(() => expect(location.pathname).toBe('/library'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('nothing is loaded ahead for somebody who saves data, or for a link that opens elsewhere', async () => {
  const { asked, link } = await open();
  fireEvent.pointerDown(link, { button: 0, ctrlKey: true });
  fireEvent.pointerDown(link, { button: 2 });
  const other = document.createElement('a');
  other.href = 'https://example.org/library';
  document.body.append(other);
  fireEvent.pointerDown(other, { button: 0 });
  other.remove();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  fireEvent.pointerDown(link, { button: 0 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});
