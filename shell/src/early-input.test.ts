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

const form = `<form><input aria-label="Title" value="November 27, 2026"><label for="t">Thoughts</label><textarea id="t"></textarea>
  <input type="range" aria-label="How strong" min="0" max="4" value="2">
  <label><input type="radio" name="kind" checked>Text</label><label><input type="radio" name="kind">Audio</label></form>`;

/** What was typed on `form` before the app had started, and where the caret stands. */
function typedEarly(): HTMLElement {
  document.body.innerHTML = `<div id="root">${form}</div>`;
  const [root] = all('#root');
  const [title, strength] = [...document.querySelectorAll('input')].filter(
    ({ type }) => type !== 'radio',
  );
  const thoughts = document.querySelector('textarea');
  if (!root || !title || !strength || !thoughts) throw new Error('The form is not whole');
  title.value = 'Lilies';
  strength.value = '4';
  thoughts.value = 'They had them at the market.';
  thoughts.focus();
  thoughts.setSelectionRange(4, 8);
  return root;
}

const valuesIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')].map(
    ({ value }) => value,
  );

test('what was typed before the app had started stands in the app, which is told, with the caret where it was', () => {
  const root = typedEarly();
  const repeat = readEarlyInput(root);
  root.innerHTML = form;
  const heard: string[] = [];
  root.addEventListener('input', ({ target }) => {
    if (target instanceof Element) heard.push(target.tagName);
  });
  repeat();
  expect(valuesIn(root)).toEqual(['Lilies', 'They had them at the market.', '4']);
  expect(heard).toEqual(['INPUT', 'TEXTAREA', 'INPUT']);
  const thoughts = root.querySelector('textarea');
  expect(document.activeElement).toBe(thoughts);
  expect([thoughts?.selectionStart, thoughts?.selectionEnd]).toEqual([4, 8]);
});

test('words that the app brings back stay above those that were typed meanwhile', () => {
  const root = typedEarly();
  const repeat = readEarlyInput(root);
  root.innerHTML = form.replace('</textarea>', 'A draft of yesterday.\n</textarea>');
  repeat();
  const thoughts = root.querySelector('textarea');
  expect(thoughts?.value).toBe('A draft of yesterday.\n\nThey had them at the market.');
  expect([thoughts?.selectionStart, thoughts?.selectionEnd]).toEqual([27, 31]);
});

test('of several answers the one that was chosen last is chosen in the app', () => {
  document.body.innerHTML = `<div id="root">${form.replace(' checked', '').replace('name="kind">Audio', 'name="kind" checked>Audio')}</div>`;
  const [root] = all('#root');
  if (!root) throw new Error('There is no root');
  const markup = root.innerHTML;
  const answers = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
  answers()[0]?.click();
  const repeat = readEarlyInput(root);
  root.innerHTML = markup;
  repeat();
  expect(answers().map(({ checked }) => checked)).toEqual([true, false]);
});

test('who skipped to the page before the app had started is on the page in the app', () => {
  const root = prerendered();
  root.innerHTML = page.replace('<main>', '<main tabindex="-1">');
  all('main')[0]?.focus();
  const repeat = readEarlyInput(root);
  replace(root, page.replace('<main>', '<main tabindex="-1">Filled: '));
  repeat();
  expect(document.activeElement?.tagName).toBe('MAIN');
});
