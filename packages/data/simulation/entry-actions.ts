import type { Entry, EntryFields } from '../src/repositories/entries.ts';
import { noteNotArrived, noteRemoved, picturesOnDisk } from './counted-pictures.ts';
import { removing, replacing } from './document-actions.ts';
import { pictureOf } from './picture-of.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import { newText, renamedFrom, stateOf, type TextHistory } from './text-history.ts';

/** The parts of a tab for entries, with their pictures, their own tags, and the day they are about. */
export type EntryDevice = Pick<SimulatedDevice, 'entries' | 'pictures' | 'tags' | 'disk'>;

/** One random action with an entry. */
export async function actOnEntries(
  device: EntryDevice,
  random: SeededRandom,
  history: TextHistory,
): Promise<void> {
  const action = random.next();
  const entry = random.pick((await device.entries.list()).items.slice(0, 8));
  if (action < 0.2 || !entry) await createEntry(device, random, history);
  else if (action < 0.6) await editEntry(device, entry, random, history);
  else if (action < 0.67) await addPicture(device, entry, random, history);
  else if (action < 0.72) await removePicture(device, entry, random, history);
  else if (action < 0.79) await changeDate(device, entry, history);
  else if (action < 0.88) await changeTags(device, entry, random, history);
  else await removeEntry(device, entry, history);
}

/** Updates an entry, and notes which state was made from which. `picture`: the one that is added. */
async function update(
  { entries, disk }: EntryDevice,
  entry: Entry,
  fields: EntryFields,
  history: TextHistory,
  picture: string | null = null,
): Promise<Entry> {
  history.unfinished.set(disk, { id: entry.id, from: stateOf(entry), picture });
  const saved = await entries.update(entry.id, fields, entry);
  history.unfinished.delete(disk);
  history.states.set(stateOf(saved), {
    from: stateOf(entry),
    picture,
    all: picturesOnDisk(disk, saved.id),
  });
  noteNotArrived(disk, history, entry.id);
  return saved;
}

const fieldsOf = ({ title, content, tags }: Entry) => ({ title, content, tags });

async function createEntry({ entries }: EntryDevice, random: SeededRandom, history: TextHistory) {
  const tags = random.chance(0.4) ? [newText(history, 'tag')] : [];
  await entries.create({ title: '', content: newText(history, 'entry'), tags });
}

async function editEntry(
  device: EntryDevice,
  entry: Entry,
  random: SeededRandom,
  history: TextHistory,
) {
  const content = newText(history, 'edit');
  const tags = random.chance(0.3) ? [newText(history, 'tag')] : entry.tags;
  const gone = [entry.content, ...entry.tags.filter((tag) => !tags.includes(tag))];
  for (const text of gone) history.attempted.add(text);
  const saved = await update(device, entry, { title: '', content, tags }, history);
  // Where the entry changed meanwhile, this text is saved beside it and replaces nothing.
  if (saved.id === entry.id) for (const text of gone) history.replaced.add(text);
}

export async function removeEntry(device: EntryDevice, entry: Entry, history: TextHistory) {
  const pictures = (await device.pictures.of(entry.id)).items;
  const texts = [
    entry.content,
    ...entry.tags.flatMap((tag) => renamedFrom(history, tag)),
    ...dateTexts(entry),
    ...pictures.map(({ alt }) => alt),
  ];
  for (const text of texts) history.attempted.add(text);
  for (const { id } of pictures) history.removedWithEntry.add(id);
  const had = picturesOnDisk(device.disk, entry.id);
  const removal = { state: stateOf(entry) };
  history.removals.add(removal);
  if (!(await device.entries.remove(entry.id, entry))) {
    history.removals.delete(removal);
    return;
  }
  noteRemoved(device.disk, history, entry.id, had);
  for (const text of texts) history.removed.add(text);
}

/** The day that the text names, a minute after the one of the text before. */
const firstDate = Date.parse('2025-01-01T00:00:00.000Z');
const minute = 60_000;

async function changeDate(device: EntryDevice, entry: Entry, history: TextHistory) {
  const text = newText(history, 'date');
  const date = new Date(firstDate + Number(text.slice('date '.length)) * minute).toISOString();
  const before = dateTexts(entry);
  for (const one of before) history.attempted.add(one);
  const saved = await update(device, entry, { ...fieldsOf(entry), date }, history);
  if (saved.id === entry.id) for (const one of before) history.replaced.add(one);
}

/** The text of the day that was chosen for it, if any was. */
function dateTexts({ date }: Entry): string[] {
  if (!date.startsWith('2025')) return [];
  return [`date ${(Date.parse(date) - firstDate) / minute}`];
}

async function changeTags(
  { tags, disk }: EntryDevice,
  entry: Entry,
  random: SeededRandom,
  history: TextHistory,
) {
  const tag = random.pick(entry.tags);
  if (tag === undefined) return;
  // A change of the entry, which says nothing of when it was edited: its state stays that of another device.
  noteNotArrived(disk, history, entry.id);
  if (random.chance(0.3)) return removing(history, [tag], () => tags.remove(tag));
  const name = newText(history, 'tag');
  history.renames.set(tag, [...(history.renames.get(tag) ?? []), name]);
  await replacing(history, tag, async () => {
    // No entry carries it any more.
    if ((await tags.rename(tag, name)) === 0) history.removed.add(name);
  });
}

export async function addPicture(
  device: EntryDevice,
  entry: Entry,
  random: SeededRandom,
  history: TextHistory,
) {
  const alt = newText(history, 'picture');
  const taken = await device.pictures.take(pictureOf(alt), { keepOriginal: random.chance(0.3) });
  if (!('picture' in taken)) throw new Error('A picture was refused.');
  history.pictureTexts.set(taken.picture.id, alt);
  const fields = { ...fieldsOf(entry), pictures: [{ ...taken.picture, alt }] };
  await update(device, entry, fields, history, alt);
}

async function removePicture(
  device: EntryDevice,
  entry: Entry,
  random: SeededRandom,
  history: TextHistory,
) {
  const picture = random.pick((await device.pictures.of(entry.id)).items);
  if (!picture) return;
  history.attempted.add(picture.alt);
  history.takenOut.add(picture.id);
  const fields = { ...fieldsOf(entry), removedPictures: [picture.id] };
  const saved = await update(device, entry, fields, history);
  if (saved.id === entry.id) history.removed.add(picture.alt);
}

/**
 * Every text in entries that can be read on one device, once for each entry that says it: their words, tags, chosen days and
 * pictures. A picture counts where it is given out whole.
 */
export async function entryTextsOn({ entries, pictures }: EntryDevice): Promise<string[]> {
  const { items } = await entries.list();
  const counts = await pictures.counts();
  const alts: string[] = [];
  for (const { id } of items.filter((entry) => counts.has(entry.id))) {
    for (const picture of (await pictures.of(id)).items) {
      const blob = await pictures.open(picture).catch(() => null);
      const original = picture.original
        ? await pictures.openOriginal(picture).catch(() => null)
        : null;
      const isWhole = blob !== null && (!picture.original || original?.isWhole === true);
      if (isWhole) alts.push(picture.alt);
    }
  }
  const [said, same] = [new Set<string>(), new Set<string>()];
  const contents = items.flatMap(({ content, tags, date }) => {
    // Two days, or two names of a tag, that were chosen at the same time make two entries of the same words.
    const whole = JSON.stringify([content, tags, date]);
    const isListed = !said.has(content) || same.has(whole);
    said.add(content);
    same.add(whole);
    return isListed ? [content] : [];
  });
  const others = new Set([
    ...items.flatMap(({ tags }) => tags),
    ...items.flatMap(dateTexts),
    ...alts,
  ]);
  return [...contents, ...others];
}
