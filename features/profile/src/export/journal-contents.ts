import { plainMediaType } from '@mooring/contract/share';
import type { Data } from '@mooring/data';
import { loadDaysAndPrompts } from './day-contents.ts';
import type { JournalContents } from './journal-html.ts';
import { oldestFirst } from './journal-texts.ts';
import { loadPeople } from './people-contents.ts';
import { loadPictures } from './picture-contents.ts';

type ExportProgress = { signal: AbortSignal; onProgress: (share: number) => void };

/** Opens everything that the exported web page shows. `unopened` counts what could not be opened. */
export async function loadJournalContents(
  data: Data,
  { signal, onProgress }: ExportProgress,
): Promise<JournalContents & { unopened: number; empty: boolean }> {
  const { entries, letters, checkIns, moments, records, recordings } = data;
  const journal = await entries.list();
  const allCheckIns = await checkIns.recent(Number.MAX_SAFE_INTEGER);
  const saved = await moments.list();
  const keptLetters = await letters.list();
  const people = await loadPeople(data, { signal, with: 'voices' });
  const more = await loadDaysAndPrompts(
    data,
    people.items.map(({ person }) => person.id),
  );
  let path: JournalContents['path'] = null;
  let pauseNotes: JournalContents['pauseNotes'] = [];
  let unopened = [journal, allCheckIns, saved, keptLetters, people, more].reduce(
    (sum, { unreadable }) => sum + unreadable.length,
    0,
  );
  unopened += people.unopened;
  try {
    path = await records.get('healing-path');
  } catch {
    unopened += 1;
  }
  try {
    const notes = (await records.get('pause-notes')) ?? [];
    pauseNotes = notes.filter(({ text }) => text !== '');
  } catch {
    unopened += 1;
  }
  const spoken = journal.items.flatMap(({ recording }) => recording ?? []);
  const counts = await data.pictures.counts();
  const shown = journal.items.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
  let opened = 0;
  const count = () => {
    opened += 1;
    onProgress(Math.min(1, opened / (spoken.length + shown)));
  };
  const sounds = new Map<string, Blob>();
  for (const recording of spoken) {
    signal.throwIfAborted();
    const sound = await recordings.open(recording).catch(() => null);
    if (sound) sounds.set(recording.id, new Blob([await addressOf(sound.wav)]));
    if (!sound?.isComplete) unopened += 1;
    count();
  }
  for (const [id, voice] of people.items.flatMap(({ voices }) => [...voices])) {
    signal.throwIfAborted();
    if (voice) sounds.set(id, new Blob([await addressOf(voice)]));
  }
  const pictures = await loadPictures(data, journal.items, { signal, onPicture: count });
  unopened += pictures.unopened;
  const addresses = new Map<string, Blob>();
  for (const { picture, file } of [...pictures.byEntry.values()].flat()) {
    signal.throwIfAborted();
    if (file) addresses.set(picture.id, new Blob([await addressOf(file)]));
  }
  const oldest = <T extends { createdAt: string }>(items: T[]) =>
    [...items].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const lists = [journal, allCheckIns, saved, keptLetters, people].map((list) => list.items);
  return {
    empty:
      path === null &&
      [...lists, pauseNotes, more.days, more.prompts].every((list) => list.length === 0),
    entries: oldestFirst(journal.items),
    sounds,
    pictures: pictures.byEntry,
    addresses,
    checkIns: oldest(allCheckIns.items),
    moments: oldest(saved.items),
    letters: keptLetters.items,
    path,
    pauseNotes,
    people: people.items,
    more,
    leftOut: unopened === 0 ? '' : leftOut(unopened),
    unopened,
  };
}

const leftOut = (count: number) =>
  `${count === 1 ? 'One thing' : `${count} things`} could not be opened and ${count === 1 ? 'is' : 'are'} not whole in this page. Nothing of it is lost: in Mooring it is kept as it is.`;

/** A file as a data URL. It stands in an attribute of the page, so its type is a plain one. */
export function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type: plainMediaType(file.type) }));
  });
}
