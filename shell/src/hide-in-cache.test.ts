import { createTestData } from '@mooring/data/testing';
import { expect, test } from 'vitest';
import { hideInCache } from './hide-in-cache.ts';

const fire = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
const isShown = () => document.body.style.visibility === '';

test('a page that was locked while it was in the back-forward cache is never shown open', async () => {
  const data = await createTestData();
  let goOn = () => {};
  const waited = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const accounts = {
    ...data.accounts,
    async start() {
      await waited;
      await data.accounts.start();
    },
  };
  hideInCache({ accounts });
  const states: string[] = [];
  new MutationObserver(() => {
    if (isShown()) states.push(data.session.getState().status);
  }).observe(document.body, { attributes: true });

  fire('pageshow', false);
  fire('pagehide', false);
  expect(isShown()).toBe(true);

  fire('pagehide', true);
  expect(isShown()).toBe(false);
  fire('pageshow', true);
  await (await data.openTab()).accounts.lock();
  expect(isShown()).toBe(false);
  goOn();
  await expect.poll(isShown).toBe(true);
  expect(states).toEqual(['locked']);
});

test('a page whose session cannot be read is shown again', async () => {
  const data = await createTestData();
  hideInCache({ accounts: { ...data.accounts, start: () => Promise.reject(new Error('No.')) } });
  fire('pagehide', true);
  fire('pageshow', true);
  await expect.poll(isShown).toBe(true);
});
