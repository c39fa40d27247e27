import { dayAndTime, fullDate, weekdayName } from '@mooring/contract';
import type { AutoBackupState } from '@mooring/data';
import { bytes } from '../profile/storage-texts.ts';

/** 0 → 'Sunday'. The second of January 2000 was one. */
export const nameOfDay = (weekday: number) => weekdayName(new Date(2000, 0, 2 + weekday));

/** From Monday to Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** 'November 20, 2026, 9:10 PM (2.4 MB)' */
export const latestText = ({ latest }: AutoBackupState) =>
  latest ? `${dayAndTime(new Date(latest.at))} (${bytes(latest.size)})` : 'None yet';

export function nextText({ nextAt, weekday }: AutoBackupState): string {
  if (weekday !== null) return `Home reminds you on ${nameOfDay(weekday)}`;
  return nextAt
    ? `On ${fullDate(new Date(nextAt))}, or sooner after big changes`
    : 'When Mooring is open and you are not typing';
}

/** Said under the last good copy where something is not in it. */
export function unreadableText({ latest }: AutoBackupState): string | null {
  const count = latest?.unreadable ?? 0;
  if (count === 0) return null;
  const what = count === 1 ? 'One thing' : `${count} things`;
  return `${what} could not be opened and ${count === 1 ? 'is' : 'are'} not in this copy. What could not be opened is still kept in Mooring, as it is. If there was an earlier copy, it stays in the folder too.`;
}

const stays = 'Your last good copy is still there.';

type Trouble = { title: string; text: string };

const failures: Record<NonNullable<AutoBackupState['failure']>, Trouble> = {
  full: {
    title: 'There is not enough room for the backup',
    text: `${stays} Make room on that disk. Mooring will try again later.`,
  },
  'folder-gone': {
    title: 'Mooring cannot find the folder',
    text: 'Perhaps its disk is not connected, or the folder was moved or renamed. Mooring will try again later. To use another folder, press ‘Stop’ first.',
  },
  'not-allowed': {
    title: 'The browser did not let Mooring write into the folder',
    text: `${stays} Mooring will try again later.`,
  },
  failed: {
    title: 'The backup could not be written',
    text: `${stays} Mooring will try again later.`,
  },
};

/** What stands in the way, with what helps; null where nothing does. */
export function troubleText({ isAllowed, failure, latest }: AutoBackupState): Trouble | null {
  if (!isAllowed) {
    return {
      title: 'Mooring needs your permission again',
      text: 'Your browser no longer lets Mooring write into this folder. The files in it are as they were. If your browser offers ‘Allow on every visit’, choose that, and Mooring will not have to ask again.',
    };
  }
  if (!failure) return null;
  const { title, text } = failures[failure];
  return { title, text: latest ? text : text.replace(`${stays} `, '') };
}

/** What stays, whatever happens here. */
export const staysText = ({ folderName }: AutoBackupState): string =>
  folderName === null
    ? 'If you log out or erase everything, Mooring forgets the passphrase. The files that you saved stay.'
    : 'Mooring keeps at most two files there, and replaces the older one only after it has checked the new one. If you log out or erase everything, Mooring forgets the folder and the passphrase. The files stay.';
