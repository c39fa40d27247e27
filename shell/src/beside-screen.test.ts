import { afterEach, expect, test } from 'vitest';
import { besideScreen } from './beside-screen.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function prerendered(): HTMLElement {
  const screen = document.createElement('div');
  screen.id = 'root';
  screen.innerHTML = '<main><h1>Journal</h1><p>Nothing is written yet</p></main>';
  document.body.append(screen);
  return screen;
}

test('the page that was there stays until the one of the app waits for nothing, and then gives way in one step', async () => {
  const screen = prerendered();
  const { root, filled, show } = besideScreen(screen);
  let isFilled = false;
  void filled.then(() => {
    isFilled = true;
  });
  root.innerHTML = '<main><h1>Journal</h1><span data-skeleton></span></main>';
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isFilled).toBe(false);
  expect(root).not.toBeVisible();
  expect(screen).toBeVisible();
  root.querySelector('[data-skeleton]')?.remove();
  await filled;
  show();
  expect(document.querySelectorAll('#root')).toHaveLength(1);
  expect(document.getElementById('root')).toBe(root);
  expect(root).toBeVisible();
});
