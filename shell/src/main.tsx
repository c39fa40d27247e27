import '@mooring/ui/styles.css';
import './shell.css';
import { RouterProvider } from '@mooring/contract/router';
import { createAppData, DataProvider } from '@mooring/data';
import { prepareKit } from '@mooring/ui';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadFeature } from '#features';
import { ownerOf } from './features.ts';
import { afterFirstPage, firstPage, whenSessionKnown } from './first-page.ts';
import { NoticeToasts } from './frame/notice-toasts.tsx';
import { hideInCache } from './hide-in-cache.ts';
import { startOffline } from './offline/start-offline.ts';
import { createShellRouter, shellRoutes } from './router.tsx';
import { shareLoads } from './share-loads.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const data = createAppData();
const load = shareLoads(loadFeature);
const router = createShellRouter(load);
void data.accounts.start();
hideInCache(data);

addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'password') data.expectPassword();
});

/** Shows system fonts until the session is known: loading the app's fonts would delay the code that reads it. */
async function keepSystemFontsUntilSessionKnown({ dataset }: HTMLElement) {
  dataset.systemFonts = '';
  delete dataset.frame;
  await whenSessionKnown(data);
  delete dataset.systemFonts;
}

/** In one task with `flushSync`; in pieces, between which the page answers, with `startTransition`. */
const render = (into: HTMLElement, start: (run: () => void) => void = flushSync) => {
  if ('frame' in root.dataset) void keepSystemFontsUntilSessionKnown(into);
  const app = (
    <StrictMode>
      <DataProvider data={data}>
        <RouterProvider router={router} />
        <NoticeToasts />
      </DataProvider>
    </StrictMode>
  );
  const reactRoot = createRoot(into);
  start(() => reactRoot.render(app));
};

/** ms to keep the prerendered frame while the first page loads, before the app renders with a loading state. */
const firstPageTimeout = 500;

/**
 * Removes the page that is not shown of the two that a prerendered screen may hold. Returns whether the one of an empty account
 * stands there, which must not wait again: `boot.js` found that nothing was ever kept here.
 */
function showsEmptyPage(screen: HTMLElement): boolean {
  const isNew = 'new' in document.documentElement.dataset;
  screen.querySelector(`[data-for=${isNew ? 'known' : 'new'}]`)?.remove();
  return screen.querySelector('[data-for=new]') !== null;
}

/** A prerendered screen is that loading state already. It stays until the page replaces it. */
async function replaceScreen(screen: HTMLElement) {
  const early = import('./early-input.ts').catch(() => null);
  const besides = import('./beside-screen.ts').catch(() => null);
  const until = showsEmptyPage(screen) ? 'filled' : 'rendered';
  await firstPage(router);
  const beside = (await besides)?.besideScreen(screen, until);
  if (beside) {
    render(beside.root, startTransition);
    await beside.ready;
  }
  const repeat = (await early)?.readEarlyInput(screen);
  // At once: what is pressed between reading and rendering would be lost.
  if (beside) return beside.show(repeat);
  render(screen);
  repeat?.();
}

if (root.dataset.frame === 'screen') void replaceScreen(root);
else if ('frame' in root.dataset) {
  const waited = new Promise((resolve) => setTimeout(resolve, firstPageTimeout));
  void Promise.race([firstPage(router), waited]).then(() => render(root));
} else render(root);
startOffline({ router, data });
firstPage(router)
  .then(() => import('./load-ahead.ts'))
  .then(({ loadAheadOnPress }) => loadAheadOnPress({ loadFeature: load, ownerOf, shellRoutes }))
  .catch(() => {});
// A part that fails to load now is loaded again when it is needed.
afterFirstPage(router)
  .then(prepareKit)
  .catch(() => {});
