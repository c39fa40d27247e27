import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeyValueStorage, localKeyValueStorage } from './key-value-storage.ts';

/**
 * How Mooring can be installed. `prompt`: with the browser's install prompt. `share`: iPhone and iPad, in the Share
 * menu. `dock`: Safari on a Mac, in the File menu. `none`: not possible, or only in the browser's own menu.
 */
export type InstallWay = 'installed' | 'prompt' | 'share' | 'dock' | 'none';

export type Install = {
  /** May change: some browsers offer installation a while after the page has loaded. */
  way: StoreApi<InstallWay>;
  /** Shows the browser's install prompt. True if the person agreed. */
  ask(): Promise<boolean>;
  /**
   * Counts a local day of use, yyyy-MM-dd. True if there were enough to suggest installation and the person has not
   * answered yet.
   */
  noteDayOfUse(day: string): boolean;
  /** Never suggests it again on this device. */
  dismiss(): void;
};

/** For the browser's events. `offer`: the browser offers installation. `markInstalled`: the app was installed. */
export type InstallControl = Install & {
  offer(ask: () => Promise<boolean>): void;
  markInstalled(): void;
};

const KEY = 'mooring.install';
const daysOfUse = 3;
const never = 'never';

export function createInstall({
  way: first,
  storage,
}: {
  way: InstallWay;
  storage: KeyValueStorage;
}): InstallControl {
  const way = createStore<InstallWay>(() => first);
  let question = async () => false;
  return {
    way,
    async ask() {
      const agreed = await question();
      // A prompt can be shown once. The browser may offer another one later.
      if (way.getState() === 'prompt') way.setState(agreed ? 'installed' : 'none', true);
      return agreed;
    },
    noteDayOfUse(day) {
      const noted = storage.read(KEY);
      if (noted === never || way.getState() === 'installed') return false;
      const [count = '0', last] = noted?.split(':') ?? [];
      const days = (Number(count) || 0) + (last === day ? 0 : 1);
      if (last !== day) storage.write(KEY, `${days}:${day}`);
      return days >= daysOfUse && way.getState() !== 'none';
    },
    dismiss: () => storage.write(KEY, never),
    offer(ask) {
      question = ask;
      if (way.getState() !== 'installed') way.setState('prompt', true);
    },
    markInstalled: () => way.setState('installed', true),
  };
}

type InstallOffer = Event & { prompt(): Promise<{ outcome: string }> };

/** Listens from the start, because the browser's event fires early and once. */
export function browserInstall(): Install {
  const { userAgent, maxTouchPoints } = navigator;
  const standalone =
    globalThis.matchMedia?.('(display-mode: standalone)').matches === true ||
    ('standalone' in navigator && navigator.standalone === true);
  const way = detectInstallWay({ userAgent, maxTouchPoints, standalone });
  const install = createInstall({ way, storage: localKeyValueStorage });
  globalThis.addEventListener?.('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer(async () => {
      const answer = await (event as InstallOffer).prompt();
      return answer.outcome === 'accepted';
    });
  });
  globalThis.addEventListener?.('appinstalled', install.markInstalled);
  return install;
}

type BrowserTraits = { userAgent: string; maxTouchPoints: number; standalone: boolean };

/** The way before the browser offers anything. An iPad reports itself as a Mac, but has a touch screen. */
export function detectInstallWay({
  userAgent,
  maxTouchPoints,
  standalone,
}: BrowserTraits): InstallWay {
  if (standalone) return 'installed';
  const mac = /Macintosh/.test(userAgent);
  if (/iPhone|iPad|iPod/.test(userAgent) || (mac && maxTouchPoints > 1)) return 'share';
  const safari = /Version\/(\d+)[\d.]* Safari\//.exec(userAgent);
  // 'Add to Dock' came with Safari 17.
  return mac && Number(safari?.[1] ?? 0) >= 17 ? 'dock' : 'none';
}
