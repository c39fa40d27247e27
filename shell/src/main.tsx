import '@mooring/ui/styles.css';
import './shell.css';
import { RouterProvider } from '@mooring/contract/router';
import { createAppData, DataProvider } from '@mooring/data';
import { prepareKit } from '@mooring/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFeature } from '#features';
import { afterFirstPage } from './first-page.ts';
import { NoticeToasts } from './frame/notice-toasts.tsx';
import { startOffline } from './offline/start-offline.ts';
import { createShellRouter } from './router.tsx';
import { takeOver } from './take-over.ts';
import { until } from './until.ts';

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
  await until(data.session.subscribe, () => data.session.getState().status !== 'starting');
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

if ('still' in root.dataset) void takeOver({ root, router, data, render });
else if ('frame' in root.dataset) {
  const page = until(router.subscribe.bind(router), () => router.state.initialized);
  void Promise.race([page, new Promise((resolve) => setTimeout(resolve, patience))]).then(render);
} else render();
startOffline({ router, data });
// What cannot be had now is asked for again when it is wanted.
afterFirstPage(router)
  .then(prepareKit)
  .catch(() => {});
