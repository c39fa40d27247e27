import { createAppData, type Data } from '@mooring/data';
import { becomeAccount } from './developer-session.ts';
import { chooseTheme, storedTheme } from './developer-theme.ts';
import { type MovableData, movableClock } from './movable-clock.ts';

/** Writes a feature's test data for whoever's session is open. */
export type Fill = (data: MovableData) => Promise<unknown>;

/** What the developer wants to find at the next visit. */
export type Wanted = 'filled' | 'empty';

const key = 'mooring-developer.data';

export type DeveloperData = {
  data: Data;
  wanted(): Wanted;
  /** Writes the test data for another session. */
  fill(): Promise<void>;
  /** Erases everything. The page then has to be loaded anew, and finds what is wanted. */
  begin(wanted: Wanted): Promise<void>;
};

/**
 * The product's own data layer over this browser's databases. A feature's own page has a port of its own, and so an
 * origin and databases of its own. On the first visit they are filled with test data, for an account; later visits find
 * what was left there. Resolves to 'reload' where the page has to be loaded anew first.
 */
export async function openDeveloperData(
  fill: Fill,
  { data, resetClock } = browserData(),
): Promise<DeveloperData | 'reload'> {
  const developer: DeveloperData = {
    data,
    wanted: () => (localStorage.getItem(key) === 'empty' ? 'empty' : 'filled'),
    async fill() {
      await fill(data);
      resetClock();
    },
    async begin(wanted) {
      const theme = storedTheme();
      await data.accounts.eraseEverything();
      chooseTheme(theme);
      if (wanted === 'empty') localStorage.setItem(key, wanted);
      else localStorage.removeItem(key);
    },
  };
  await data.accounts.start();
  if (localStorage.getItem(key)) return developer;
  if (data.session.getState().status !== 'signed-out') {
    // The filling was cut off, by a reload for instance, and what is there is a part of it.
    await developer.begin('filled');
    return 'reload';
  }
  await becomeAccount(data);
  await developer.fill();
  localStorage.setItem(key, 'filled');
  return developer;
}

function browserData(): { data: MovableData; resetClock: () => void } {
  const { env, setNow, reset } = movableClock();
  return { data: Object.assign(createAppData({ env }), { setNow }), resetClock: reset };
}
