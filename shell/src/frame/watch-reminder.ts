import { isoDay, say } from '@mooring/contract';
import type { Data } from '@mooring/data';
import { dueDay, untilDue } from './reminder-time.ts';

const KEY = 'mooring.reminded';
const lookEvery = 30_000;
/** A tab out of view leaves this much time to one in view, in ms. */
const grace = 5_000;

/**
 * Says once a day, in one of the tabs, that a page is here: in the app where it is in view, as a notification where it is
 * not and one is allowed. Says nothing on a day that holds writing, or in which `isQuiet`. Returns the way to stop.
 */
export function watchReminder(options: {
  data: Data;
  at: string;
  isQuiet(): boolean;
  onWrite(): void;
}): () => void {
  const { data, at, isQuiet, onWrite } = options;
  let here = true;
  let canNotify = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remind = async () => {
    const now = data.env.now();
    const shows = inView();
    if (!shows && !(canNotify && allowed())) return;
    const day = dueDay(at, shows ? now : new Date(now.getTime() - grace));
    if (!day || isQuiet() || readDay() === day) return;
    const written = await data.streak.lastDay();
    if (written === day || written === isoDay(now)) return;
    if (!here || !(await claim(day))) return;
    if (shows) data.notices.say('reminder.write', { action: { label: 'Write', run: onWrite } });
    else if (!notify()) {
      // Some phones allow notifications only from elsewhere: left to the next time a tab is in view.
      canNotify = false;
      writeDay(null);
    }
  };
  const look = () => {
    clearTimeout(timer);
    // A day that cannot be read is no reason to speak up; the next look asks again.
    remind().catch(() => {});
    const wait = untilDue(at, data.env.now()) ?? lookEvery;
    timer = setTimeout(look, Math.min(wait, lookEvery));
  };

  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    here = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

const inView = () => document.visibilityState === 'visible';
const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Whether the browser took it. */
function notify(): boolean {
  const { title, text = '' } = say('reminder.write');
  try {
    const shown = new Notification(title, { body: text, tag: KEY });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}

/** Whether it is this tab that says it on that day. */
async function claim(day: string): Promise<boolean> {
  const take = () => {
    if (readDay() === day) return false;
    writeDay(day);
    return readDay() === day;
  };
  return navigator.locks ? navigator.locks.request(KEY, take) : take();
}

function readDay(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeDay(day: string | null): void {
  try {
    if (day === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, day);
  } catch {
    // Where nothing can be remembered nothing is claimed, and nothing is said twice.
  }
}
