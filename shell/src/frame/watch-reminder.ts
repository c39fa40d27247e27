import { isoDay, say } from '@mooring/contract';
import type { Data } from '@mooring/data';
import { nearHardDays, shownHardDays } from '../dashboard/near-hard-days.ts';
import { dueDay, untilDue } from './reminder-time.ts';

const KEY = 'mooring.reminded';
const checkInterval = 30_000;
/** ms that a hidden tab waits, so that a visible one shows the reminder first. */
const visibleTabHeadStart = 5_000;

/**
 * Shows the reminder once a day, in one of the tabs: as a toast in a visible tab, as a notification in a hidden one where
 * that is allowed. Shows nothing on a day with writing, from a week before a hard day until the day after, or while `isQuiet`.
 * Returns a function that stops it.
 */
export function watchReminder(options: {
  data: Data;
  at: string;
  isQuiet(): boolean;
  onWrite(): void;
}): () => void {
  const { data, at, isQuiet, onWrite } = options;
  let isWatching = true;
  let canNotify = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remind = async () => {
    const now = data.env.now();
    const shows = inView();
    if (!shows && !(canNotify && allowed())) return;
    const day = dueDay(at, shows ? now : new Date(now.getTime() - visibleTabHeadStart));
    if (!day || isQuiet() || readDay() === day) return;
    const written = await data.streak.lastDay();
    if (written === day || written === isoDay(now)) return;
    const hardDays = await shownHardDays(data);
    if ([day, isoDay(now)].some((one) => nearHardDays(hardDays, one).length > 0)) return;
    if (!isWatching || !(await claimDay(day))) return;
    if (shows) data.notices.say('reminder.write', { action: { label: 'Write', run: onWrite } });
    else if (!(notify() || (await notifyByWorker()))) {
      // The next visible tab shows the reminder.
      canNotify = false;
      writeDay(null);
    }
  };
  const check = () => {
    clearTimeout(timer);
    // When the last day of writing or the hard days cannot be read, nothing is shown; the next check reads them again.
    remind().catch(() => {});
    const wait = untilDue(at, data.env.now()) ?? checkInterval;
    timer = setTimeout(check, Math.min(wait, checkInterval));
  };

  check();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    isWatching = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}

const inView = () => document.visibilityState === 'visible';
const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

/** Returns false where the browser refuses. */
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

/** Android allows notifications from a service worker alone, which also hears the press (see service-worker.ts). */
async function notifyByWorker(): Promise<boolean> {
  const { title, text = '' } = say('reminder.write');
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, { body: text, tag: KEY });
    return worker !== undefined;
  } catch {
    return false;
  }
}

/** Whether this tab is the one that shows the reminder of that day. */
async function claimDay(day: string): Promise<boolean> {
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
    // Without localStorage no tab can claim the day, so no reminder is shown at all rather than one in each tab.
  }
}
