/**
 * What a person did on the prerendered page before the app had started: what they typed, which boxes they checked, what they
 * pressed, and where the focus and the caret were. The app replaces the page with the same one and repeats it there.
 */
declare global {
  /** Written by `boot.js`: the links and buttons of the prerendered page that were pressed and wait, in order. */
  var MOORING_PRESSES: Element[] | undefined;
}

/** One thing to repeat: what to look for in the app's page, and what to do with it. */
type EarlyInput = { place: Place; perform(element: HTMLElement): void };

/** How an element is found again: `name` is what it says, `index` which one it is of those that say the same. */
type Place = { tag: string; name: string; index: number };

/** ms after which the app's page cannot be the one that was prerendered, and nothing is repeated in it. */
const patience = 10_000;

/**
 * Reads it. Call the returned function when the app has rendered, into `root` or another element: it repeats everything in
 * order, each thing as soon as its element is in the app's page.
 */
export function readEarlyInput(root: HTMLElement): (into?: HTMLElement) => void {
  const { activeElement } = document;
  const focused = [...root.querySelectorAll('*')].filter((element) => element === activeElement);
  const checked = [...root.querySelectorAll('input')].filter(isChosen);
  const typed = [...root.querySelectorAll<TextField>('input, textarea')].filter(isTyped);
  const pressed = (globalThis.MOORING_PRESSES ?? [])
    .splice(0)
    .filter((element) => root.contains(element));
  const inputs: EarlyInput[] = [
    ...typed.map((element) => ({ place: placeOf(root, element), perform: typingOf(element) })),
    ...focused.map((element) => ({ place: placeOf(root, element), perform: focusOf(element) })),
    ...[...checked, ...pressed].map((element) => ({
      place: placeOf(root, element),
      perform: press,
    })),
  ];
  return (into = root) => repeat(into, inputs);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isTyped = (field: TextField) =>
  field.type !== 'radio' && field.type !== 'checkbox' && field.value !== field.defaultValue;

/** Of radio buttons only the one that is chosen now: pressing the one that was chosen before would choose that. */
const isChosen = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  checked !== defaultChecked && (type !== 'radio' || checked);

const press = (element: HTMLElement) => element.click();

/** Types it again. Where the app's field says more than the prerendered one did, such as a kept draft, that stays above. */
function typingOf({ value: typed, defaultValue: before }: TextField) {
  return (element: HTMLElement) => {
    if (!isTextField(element) || element.value === typed) return;
    const stays = element instanceof HTMLTextAreaElement && element.value !== before;
    const value = stays ? `${element.value.trimEnd()}\n\n${typed}` : typed;
    // React follows the value that is set on the element itself, and would take this one for its own.
    Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

function focusOf(focused: Element) {
  const caret = isTextField(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : [];
  const length = isTextField(focused) ? focused.value.length : 0;
  return (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    const [start = null, end = null] = caret;
    if (start === null || end === null || !isTextField(element)) return;
    const before = element.value.length - length;
    element.setSelectionRange(before + start, before + end);
  };
}

function repeat(root: HTMLElement, inputs: readonly EarlyInput[]) {
  const waiting = [...inputs];
  const repeatFound = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const element = find(root, next.place);
      if (!element) return;
      waiting.shift();
      next.perform(element);
    }
    stop();
  };
  const observer = new MutationObserver(repeatFound);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(root, { childList: true, subtree: true });
  repeatFound();
}

function placeOf(root: HTMLElement, element: Element): Place {
  const tag = element.tagName;
  const name = nameOf(element);
  return { tag, name, index: alike(root, tag, name).indexOf(element) };
}

const find = (root: HTMLElement, { tag, name, index }: Place): HTMLElement | undefined => {
  const found = alike(root, tag, name)[index];
  return found instanceof HTMLElement ? found : undefined;
};

const alike = (root: HTMLElement, tag: string, name: string): Element[] =>
  [...root.querySelectorAll(tag)].filter((element) => nameOf(element) === name);

/** The words of an element: its own, or those of its label. */
function nameOf(element: Element): string {
  // There is one, and what it says changes as it is filled.
  if (element.tagName === 'MAIN') return '';
  const own = isTextField(element) ? element.labels?.[0]?.textContent : null;
  return own ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
}
