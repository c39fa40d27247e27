import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { findOne } from './webkit-find.ts';
import type { Tab } from './webkit-tab.ts';

export type PressOptions = {
  /** Presses the place of the element also where something else lies on it. */
  force?: boolean;
  timeout?: number;
  /** From the element's upper left corner. Without it the middle is pressed. */
  position?: { x: number; y: number };
};

/** What WebDriver says while a page is still changing. */
const passing = /stale|no such node|no such element|out of bounds/;

const place = z.object({ x: z.number(), y: z.number(), isFree: z.boolean() });

/** Waits until the element is at rest, and says where it can be pressed. A label stands for its field, as for a finger. */
const findPlace = `const [element, position, isForced] = args;
  // A link over two lines has a middle where nothing of it is: the first line is pressed.
  const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const point = () => {
    const { x, y, width, height } = box();
    return position ? [x + position.x, y + position.y] : [x + width / 2, y + height / 2];
  };
  const pressed = () => {
    const hit = document.elementFromPoint(...point());
    const label = hit?.closest('label');
    return label?.control === element ? label : element.contains(hit) ? element : null;
  };
  // A card can lie on the upper half of the page, so it is tried at both ends too, as Playwright does.
  for (const block of ['center', 'end', 'start'])
    if (!pressed()) element.scrollIntoView({ block, behavior: 'instant' });
  let last = '';
  for (let same = 0, looks = 0; same < 2 && looks < 150; looks += 1) {
    const now = Object.values(box().toJSON()).join();
    same = now === last ? same + 1 : 0;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [x, y] = point();
  const target = pressed();
  if (!target || isForced) return { x, y, isFree: !!target };
  // Playwright's own guard: an event that arrives at something else, because the page has moved meanwhile, is kept from it.
  const guard = injected.setupHitTargetInterceptor(target, 'mouse', { x, y }, false);
  if (!guard.stop) return { x, y, isFree: false };
  // It looks at the first event alone. Where the target moves away before the last one, there is no click.
  const place = () => Object.values(target.getBoundingClientRect().toJSON()).join();
  let before = '';
  let isLost = false;
  const events = {
    mousedown: () => { before = place(); },
    mouseup: (event) => { isLost = target.isConnected && !target.contains(event.target) && place() !== before; },
    click: ({ target: at }) => { if (target.contains(at)) isLost = false; },
  };
  for (const [kind, listener] of Object.entries(events)) window.addEventListener(kind, listener, true);
  window.endOfPress = () => {
    for (const [kind, listener] of Object.entries(events)) window.removeEventListener(kind, listener, true);
    return guard.stop() === 'done' && !isLost;
  };
  return { x, y, isFree: true };`;

/** Whether the last press was one. A page that is gone since then was left by it. */
const endPress = `const end = window.endOfPress;
  window.endOfPress = undefined;
  return !end || end();`;

/** Presses an element once it is visible, enabled, at rest, and nothing lies on it. */
export async function press(tab: Tab, selector: string, options: PressOptions = {}) {
  const { force, timeout = 30_000, position = null } = options;
  const until = Date.now() + timeout;
  for (;;) {
    const left = Math.max(1, until - Date.now());
    const element = await findOne(tab, selector, force ? [] : ['visible', 'enabled'], left);
    try {
      const { x, y, isFree } = place.parse(await tab.run(findPlace, element, position, !!force));
      if (isFree || force) await pressAt(tab, x, y);
      if (force || (isFree && (await tab.run(endPress)))) return;
      if (Date.now() > until) throw new Error('Something lies on it.');
    } catch (error) {
      if (!passing.test(String(error)) || Date.now() > until)
        throw new Error(`${selector} could not be pressed.`, { cause: error });
    }
    await pause(100);
  }
}

export const pressAt = (tab: Tab, x: number, y: number) =>
  pointer(tab, [
    moveTo(x, y),
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

export const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
});

export const pointer = (tab: Tab, actions: object[]) =>
  tab.send('POST', '/actions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });
