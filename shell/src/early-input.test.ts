import { afterEach, expect, test } from 'vitest';
import { readEarlyInput } from './early-input.ts';

const feelings = ['Grief', 'Hope']
  .map((name) => `<label><input type="checkbox">${name}</label>`)
  .join('');
const page = `<main><a href="/write">New</a><a href="/companion">New</a>${feelings}<button>Begin</button></main>`;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The root with the prerendered page in it. */
function prerendered(): HTMLElement {
  document.body.innerHTML = `<div id="root">${page}</div>`;
  const [root] = all('#root');
  if (!root) throw new Error('There is no root');
  return root;
}

/** The same page as the app renders it, and what was pressed in it. */
function replace(root: HTMLElement, markup = page): string[] {
  const pressed: string[] = [];
  root.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) pressed.push(event.target.outerHTML);
  });
  root.innerHTML = markup;
  return pressed;
}

afterEach(() => {
  globalThis.MOORING_PRESSES = undefined;
  document.body.innerHTML = '';
});

test('what was pressed before the app had started is pressed in the app, once and in order', () => {
  const root = prerendered();
  globalThis.MOORING_PRESSES = [...all('a').slice(1), ...all('button')];
  const repeat = readEarlyInput(root);
  const pressed = replace(root);
  repeat();
  expect(pressed).toEqual(['<a href="/companion">New</a>', '<button>Begin</button>']);
  expect(globalThis.MOORING_PRESSES).toEqual([]);
});

test('a box that was checked is checked in the app, and the focus stays where it was', () => {
  const root = prerendered();
  const [, hope] = all('input');
  hope?.click();
  hope?.focus();
  const repeat = readEarlyInput(root);
  root.innerHTML = page;
  repeat();
  const boxes = [...root.querySelectorAll('input')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  expect(document.activeElement).toBe(boxes[1]);
});

test('what is not in the page yet is waited for, and what comes after it as well', async () => {
  const root = prerendered();
  globalThis.MOORING_PRESSES = [...all('button'), ...all('a').slice(0, 1)];
  const repeat = readEarlyInput(root);
  const pressed = replace(root, '<main><a href="/write">New</a></main>');
  repeat();
  expect(pressed).toEqual([]);
  root.querySelector('main')?.insertAdjacentHTML('beforeend', '<button>Begin</button>');
  await expect.poll(() => pressed).toEqual(['<button>Begin</button>', '<a href="/write">New</a>']);
});
