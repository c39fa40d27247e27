import type { Recovery } from '@mooring/data';

type Outcome = Extract<Recovery, { status: 'restored' | 'lost' | 'evicted' }>;

/** The text for the result of a recovery. It promises nothing. `backup`: whether a backup file could restore more. */
export function recoveryText(outcome: Outcome): { title: string; text: string; backup: boolean } {
  if (outcome.status === 'evicted') {
    return outcome.isStoredAgain
      ? {
          title: 'The browser cleared its storage while Mooring was open',
          text: 'What you wrote while it was open is stored again. Anything from before may be missing. Please make a backup now.',
          backup: true,
        }
      : {
          title: 'Mooring cannot save anything right now',
          text: 'The browser has cleared its storage, and there is no room to store your words again. They are still in this page. Please keep it open, and free some space on this device. Mooring will go on trying.',
          backup: false,
        };
  }
  if (outcome.status === 'lost') {
    return {
      title: 'Your words are not in this browser any more',
      text: 'The browser has cleared what was kept here, and the second copy with it. If you have a backup file, or a copy on the server, they can still come back.',
      backup: true,
    };
  }
  const { entries, unreadable } = outcome;
  if (unreadable === 0) {
    return {
      title: titleOf(entries),
      text: 'This browser deleted something you keep here. Mooring restored it from the second copy.',
      backup: false,
    };
  }
  const pieces = unreadable === 1 ? 'One piece of it was' : `${unreadable} pieces of it were`;
  return {
    title: titleOf(entries),
    text: `It came from the second copy. ${pieces} damaged too, so something may be missing. If you have a backup file, it can bring back more.`,
    backup: true,
  };
}

function titleOf(entries: number): string {
  if (entries === 0) return 'Some of what you keep here was put back';
  return entries === 1 ? '1 entry was put back' : `${entries} entries were put back`;
}
