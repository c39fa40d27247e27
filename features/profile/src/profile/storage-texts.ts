import type { DeviceHealth, ReplicaState } from '@mooring/data';

/** What the device says about keeping things, in plain words: how much, how safely, and whether there is a second copy. */
export function storageTexts({ used, quota, persisted, durability, replica }: DeviceHealth): {
  room: string;
  promise: string;
  copy: string;
} {
  if (durability === 'memory') {
    return {
      room: 'This browser is keeping nothing: it may be a private window.',
      promise: 'What you write lasts only until this tab is closed.',
      copy: '',
    };
  }
  return {
    room: usageText(used, quota),
    promise: persisted
      ? 'The browser has promised not to clear it on its own.'
      : 'The browser may clear it when the device runs out of room.',
    copy: copyTexts[replica],
  };
}

const copyTexts: Record<ReplicaState, string> = {
  kept: 'A second copy is kept in this browser, in case the first is damaged. If the browser clears everything, both go.',
  behind:
    'There is no full second copy now: there was no room for it. What you save is kept all the same.',
  missing:
    'This browser cannot keep a second copy. A backup file now and then is the safe way here.',
  alone:
    'The browser no longer opens its own database, so your words are read from their second copy. Please make a backup soon.',
};

function usageText(used: number | undefined, quota: number | undefined): string {
  const saved = 'Your words are saved in this browser';
  if (used === undefined) return `${saved}.`;
  if (quota === undefined || used < quota * 0.8) return `${saved} and take ${bytes(used)}.`;
  return `${saved} and take ${bytes(used)} of the ${bytes(quota)} it allows.`;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** 2_400_000 → '2.4 MB'. In thousands, as file managers count. */
export function bytes(count: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1);
  const amount = count / 1000 ** power;
  const shown = power > 0 && amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${shown} ${units[power]}`;
}
