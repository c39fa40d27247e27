import '@mooring/ui/styles.css';
import './shell.css';
import { RouterProvider } from '@mooring/contract/router';
import { createAppData, DataProvider } from '@mooring/data';
import { prepareKit } from '@mooring/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFeature } from '#features';
import { afterFirstPage, firstPage, sessionKnown } from './first-page.ts';
import { NoticeToasts } from './frame/notice-toasts.tsx';
import { startOffline } from './offline/start-offline.ts';
import { createShellRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const data = createAppData();
const router = createShellRouter(loadFeature);
void data.accounts.start();

addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'password') data.expectPassword();
});

/** The drawn frame's letters stay until the device knows who is here: the files of ours would come in the way of that. */
async function changeLetters({ dataset }: HTMLElement) {
  dataset.deviceLetters = '';
  delete dataset.frame;
  await sessionKnown(data);
  delete dataset.deviceLetters;
}

const render = () => {
  if ('frame' in root.dataset) void changeLetters(root);
  createRoot(root).render(
    <StrictMode>
      <DataProvider data={data}>
        <RouterProvider router={router} />
        <NoticeToasts />
      </DataProvider>
    </StrictMode>,
  );
};

/** How long the drawn frame waits for the page that belongs into it, before the app shows that it is on its way, in ms. */
const patience = 500;

if ('frame' in root.dataset) {
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([firstPage(router), waited]).then(render);
} else render();
startOffline({ router, data });
// What cannot be had now is asked for again when it is wanted.
afterFirstPage(router)
  .then(prepareKit)
  .catch(() => {});
