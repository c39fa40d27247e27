import '@mooring/ui/styles.css';
import './shell.css';
import { RouterProvider } from '@mooring/contract/router';
import { createAppData, DataProvider } from '@mooring/data';
import { NoticeToasts } from '@mooring/stage/notice-toasts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFeature } from '#features';
import { createShellRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const data = createAppData();
const router = createShellRouter(loadFeature);
void data.accounts.start();

createRoot(root).render(
  <StrictMode>
    <DataProvider data={data}>
      <RouterProvider router={router} />
      <NoticeToasts />
    </DataProvider>
  </StrictMode>,
);
