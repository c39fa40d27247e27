import type { Message } from '@mooring/contract';
import type { BackupContents, Restored } from '@mooring/data';
import { countText, longDate } from './journal-texts.ts';

/** What is in a backup, line by line: when it was made and how much there is of each kind. */
export function contentsLines(contents: BackupContents): string[] {
  const { createdAt, entries, recordings, pictures, checkIns, moments, documents, first, last } =
    contents;
  const [from, to] = [first, last].map((time) => (time ? longDate(time) : ''));
  const span = from === to ? `, of ${from}` : `, from ${from} to ${to}`;
  const lines: [number, string][] = [
    [1, `Made on ${longDate(createdAt)}`],
    [entries, `${countText(entries, 'entry', 'entries')}${span}`],
    [recordings, countText(recordings, 'recording', 'recordings')],
    [pictures, countText(pictures, 'picture', 'pictures')],
    [checkIns, countText(checkIns, 'check-in', 'check-ins')],
    [moments, countText(moments, 'saved moment', 'saved moments')],
    [
      documents,
      `${countText(documents, 'other document', 'other documents')}: your path, drafts, conversations, settings`,
    ],
  ];
  const present = lines.filter(([count]) => count > 0).map(([, words]) => words);
  return present.length > 1 ? present : [...present, 'There is nothing else in it.'];
}

/** The question whether the file's trusted person is taken over, with the name and the number. */
export const trustedPersonLabel = ({ name, phone }: { name: string; phone: string }) =>
  `Bring back ${[name, phone].filter((part) => part.trim() !== '').join(', ')} as someone I trust`;

/** What became of it, line by line. */
export function restoredLines({ added, updated, same, keptNewer }: Restored): string[] {
  const lines: [number, string][] = [
    [added, `${added} added`],
    [updated, `${updated} brought up to date`],
    [same, `${same} already here`],
    [keptNewer, `${keptNewer} that ${keptNewer === 1 ? 'was' : 'were'} newer here and stayed`],
  ];
  const happened = lines.filter(([count]) => count > 0).map(([, words]) => words);
  return happened.length > 0 ? happened : ['There was nothing in it.'];
}

/** A message as one line. */
export const messageLine = ({ title, text }: Message) =>
  [`${title}.`, text].filter(Boolean).join(' ');
