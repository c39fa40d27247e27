import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { besideScreen } from './beside-screen.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function prerendered(): HTMLElement {
  const screen = document.createElement('div');
  screen.id = 'root';
  screen.innerHTML = '<main><h1>Journal</h1><p>Nothing is written yet</p></main>';
  document.body.append(screen);
  return screen;
}

/** jsdom scrolls nowhere. */
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

test('the page that was there stays until the one of the app waits for nothing, and then gives way in one step', async () => {
  const screen = prerendered();
  const { root, ready, show } = besideScreen(screen, 'filled');
  let isReady = false;
  void ready.then(() => {
    isReady = true;
  });
  root.innerHTML = '<main><h1>Journal</h1><span data-skeleton></span></main>';
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isReady).toBe(false);
  expect(root.isConnected).toBe(false);
  expect(screen).toBeVisible();
  root.querySelector('[data-skeleton]')?.remove();
  await ready;
  show();
  expect(document.querySelectorAll('#root')).toHaveLength(1);
  expect(document.getElementById('root')).toBe(root);
  expect(root).toBeVisible();
});

test('a part that comes after the page is waited for as well', async () => {
  const { root, ready } = besideScreen(prerendered(), 'filled');
  let isReady = false;
  void ready.then(() => {
    isReady = true;
  });
  root.innerHTML = '<main><h1>Journal</h1><div data-later></div></main>';
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isReady).toBe(false);
  root.querySelector('[data-later]')?.remove();
  await ready;
});

test('a page that waits gives way as soon as the app has drawn its own', async () => {
  const { root, ready } = besideScreen(prerendered(), 'rendered');
  root.innerHTML = '<main><h1>Journal</h1><span data-skeleton></span></main>';
  await ready;
});

test('the app does not come between the letters of a word that is being composed', async () => {
  const screen = prerendered();
  const { root, ready } = besideScreen(screen, 'filled');
  let isReady = false;
  void ready.then(() => {
    isReady = true;
  });
  screen.dispatchEvent(new CompositionEvent('compositionstart'));
  root.innerHTML = '<main><h1>Journal</h1></main>';
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isReady).toBe(false);
  screen.dispatchEvent(new CompositionEvent('compositionend'));
  await ready;
});

test('the focus goes from field to field, so that the keyboard of a phone stays', () => {
  const screen = prerendered();
  screen.insertAdjacentHTML('beforeend', '<input aria-label="Title">');
  screen.querySelector('input')?.focus();
  const { root, show } = besideScreen(screen, 'filled');
  root.innerHTML = '<main><input aria-label="Title"></main>';
  const focused: (Element | null)[] = [];
  screen.addEventListener('focusout', () => focused.push(document.activeElement));
  show((into) => {
    expect(screen.isConnected).toBe(true);
    into.querySelector('input')?.focus();
  });
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(focused).toHaveLength(1);
});
