import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './webkit-tab.ts';

/** WebDriver's signs for keys that type no letter. */
const codes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  Space: ' ',
  F8: '\uE038',
  Control: '\uE009',
  Shift: '\uE008',
};

const code = (key: string) => codes[key] ?? key;

export function keyboardOf(tab: Tab) {
  const send = (actions: object[]) =>
    tab.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  return {
    /** One key, or several joined by `+`. `delay` (ms) is how long it is held down. */
    async press(combination: string, { delay }: { delay?: number } = {}) {
      const keys = combination.split('+').map(code);
      const held = keys.slice(0, -1);
      const last = keys.slice(-1);
      await send([...held, ...last].map(down));
      if (delay) await pause(delay);
      await send([...last, ...held.reverse()].map(up));
    },
    async type(text: string) {
      await send([...text].flatMap((letter) => [down(letter), up(letter)]));
    },
  };
}
