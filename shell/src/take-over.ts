import type { RouterProviderProps } from '@mooring/contract/router';
import type { Data } from '@mooring/data';
import { flushSync } from 'react-dom';
import { until } from './until.ts';

type Parts = {
  root: HTMLElement;
  router: RouterProviderProps['router'];
  data: Data;
  render(): void;
};

/**
 * Puts the app in the place of the entry page that was there before any script: not sooner than it shows the same page,
 * with the focus where it was. A door that had been pressed is then opened.
 */
export async function takeOver({ root, router, data, render }: Parts): Promise<void> {
  await until(router.subscribe.bind(router), () => router.state.initialized);
  // What is pressed right now would be gone before it is let go of, and with it the press.
  while ('touched' in root.dataset) await new Promise(requestAnimationFrame);
  const focused = root.contains(document.activeElement) && document.activeElement?.textContent;
  flushSync(render);
  delete root.dataset.still;
  if (focused) doorCalled(root, focused)?.focus();

  const { pressed } = root.dataset;
  delete root.dataset.pressed;
  if (pressed === undefined) return;
  // One of the doors leads elsewhere for a person who is known here.
  await until(data.session.subscribe, () => data.session.getState().status !== 'starting');
  requestAnimationFrame(() => doorCalled(root, pressed)?.click());
}

const doorCalled = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll('a')].find(({ textContent }) => textContent === name);
