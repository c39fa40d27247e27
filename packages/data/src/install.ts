import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeyValueStorage, localKeyValueStorage } from './key-value-storage.ts';

/**
 * How Mooring gets onto this device like an app. `prompt`: the browser asks by itself when told to. `share`: iPhone and
 * iPad, by the Share menu. `dock`: Safari on a Mac, by the File menu. `none`: not here, or by a way of the browser's own.
 */
export type InstallWay = 'installed' | 'prompt' | 'share' | 'dock' | 'none';

export type Install = {
  /** It may change: a browser offers it some time after the page has come. */
  way: StoreApi<InstallWay>;
  /** The browser's own question. Whether it was agreed to. */
  ask(): Promise<boolean>;
  /** Notes a local day of use, yyyy-MM-dd. Whether there were enough to suggest it, and nobody has answered yet. */
  noteDayOfUse(day: string): boolean;
  /** For good, on this device. */
  dismiss(): void;
};

/** `offer`: the browser would ask now. `done`: it was installed. */
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
      // A browser's question can be put once; it may make another offer later.
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

/** Listens from the start: the browser's offer comes once, and early. */
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

/** Before the browser offers anything. An iPad says it is a Mac, but one that can be touched. */
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
