import type { SeededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import { newText, type TextHistory } from './text-history.ts';

/** The parts of a tab for people, keepsakes, days, letters, prompts, notes and what is not to be brought up. `disk`: which device it is on. */
export type DocumentDevice = Pick<
  SimulatedDevice,
  | 'someone'
  | 'keepsakes'
  | 'hardDays'
  | 'letters'
  | 'prompts'
  | 'drafts'
  | 'earlierVersions'
  | 'records'
  | 'newId'
  | 'disk'
>;

/** One more byte than fits into one chunk. */
const fileBytes = 125 * 1024 + 1;

/** The bytes of the file that is called like this. */
function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fileBytes).fill(name.length);
  bytes.set(new TextEncoder().encode(name));
  bytes.set(new TextEncoder().encode(name), fileBytes - name.length);
  return bytes;
}

/** As a browser hands it over. Node reads a real one in another thread, which would end in another order in each run. */
const fileOf = (name: string): File =>
  Object.assign(new File([bytesOf(name)], name, { type: 'audio/mp4' }), {
    arrayBuffer: async () => bytesOf(name).buffer,
  });

const person = { called: '', calledYou: '', bond: '', ending: '' };
const day = {
  kind: 'died',
  date: { words: 'spring 1998' },
  isYearly: false,
  isHard: true,
} as const;

/** One random action with a document or a file. */
export async function actOnDocuments(
  device: DocumentDevice,
  random: SeededRandom,
  history: TextHistory,
): Promise<void> {
  const action = random.next();
  if (action < 0.2) await actOnPerson(device, random, history);
  else if (action < 0.5) await actOnKeepsake(device, random, history);
  else if (action < 0.65) await actOnDay(device, random, history);
  else if (action < 0.86) await actOnLetter(device, random, history);
  else if (action < 0.91) await actOnPrompt(device, random, history);
  else if (action < 0.95) {
    const text = newText(history, 'note');
    const note = { id: device.newId(), text, writtenAt: '2026-11-20T09:00:00.000Z' };
    await device.records.change('pause-notes', (now) => [...(now ?? []), note]);
  } else {
    const word = newText(history, 'muted');
    await device.records.change('muted', (now) => ({
      words: [...(now?.words ?? []), word],
      tags: now?.tags ?? [],
      days: now?.days ?? [],
      items: now?.items ?? [],
    }));
  }
}

async function actOnPerson(
  { someone, newId }: DocumentDevice,
  random: SeededRandom,
  history: TextHistory,
) {
  const one = random.pick((await someone.list()).items);
  const name = newText(history, 'someone');
  if (!one || random.chance(0.4)) return someone.put({ id: newId(), name, ...person });
  await replacing(history, one.name, () => someone.change(one.id, (now) => ({ ...now, name })));
}

async function actOnDay(
  { hardDays, newId }: DocumentDevice,
  random: SeededRandom,
  history: TextHistory,
) {
  const one = random.pick((await hardDays.list()).items);
  if (one && random.chance(0.2))
    return removing(history, [one.name], () => hardDays.remove(one.id));
  const name = newText(history, 'day');
  const plan = { where: '', who: '', tooMuch: '' };
  if (!one || random.chance(0.5)) return hardDays.put({ id: newId(), name, plan, ...day });
  await replacing(history, one.name, () => hardDays.change(one.id, (now) => ({ ...now, name })));
}

async function actOnPrompt(
  { prompts, newId }: DocumentDevice,
  random: SeededRandom,
  history: TextHistory,
) {
  const one = random.pick((await prompts.list()).items);
  if (one && random.chance(0.2)) return removing(history, [one.text], () => prompts.remove(one.id));
  const text = newText(history, 'prompt');
  if (!one || random.chance(0.5)) return prompts.put({ id: newId(), text, place: 1 });
  await replacing(history, one.text, () => prompts.change(one.id, (now) => ({ ...now, text })));
}

async function actOnKeepsake(device: DocumentDevice, random: SeededRandom, history: TextHistory) {
  const { keepsakes, newId } = device;
  const action = random.next();
  if (action < 0.05) return keepsakes.sweep();
  if (action < 0.25) {
    await keepsakes.addFile('vera', fileOf(newText(history, 'file')));
    return;
  }
  const one = random.pick((await keepsakes.of('vera')).items);
  if (one && action < 0.4) {
    const texts = [one.text, one.said ?? '', one.file?.name ?? ''];
    return removing(history, texts, () => keepsakes.remove(one.id));
  }
  const text = newText(history, 'saying');
  if (!one || action < 0.7) {
    return keepsakes.put({ id: newId(), someone: 'vera', kind: 'words', text });
  }
  // Of a file it is what is said in it.
  if (one.file) {
    const write = () => keepsakes.change(one.id, (now) => ({ ...now, said: text }));
    return replacing(history, one.said ?? '', write);
  }
  await replacing(history, one.text, () => keepsakes.change(one.id, (now) => ({ ...now, text })));
}

async function actOnLetter(device: DocumentDevice, random: SeededRandom, history: TextHistory) {
  const { letters, drafts, newId, disk } = device;
  const one = random.pick((await letters.list()).items);
  const id = one?.id && random.chance(0.7) ? one.id : newId();
  const told = history.letters.get(id) ?? { texts: [], writers: new Set(), isBurned: false };
  history.letters.set(id, told);
  told.writers.add(disk);
  if (one?.id === id && random.chance(0.3)) {
    await removing(history, told.texts, () => letters.burn(id));
    told.isBurned = true;
    return;
  }
  const letter = { id, to: 'Vera', text: newText(history, 'letter') };
  told.texts.push(letter.text);
  const put = async () => {
    await drafts.keep(`letter:${id}`, letter);
    await letters.put(random.chance(0.2) ? { ...letter, sealedUntil: '2027-03-14' } : letter);
    if (random.chance(0.7)) await drafts.drop(`letter:${id}`);
  };
  await (one?.id === id ? replacing(history, one.text, put) : put());
}

export async function replacing(history: TextHistory, text: string, work: () => Promise<unknown>) {
  history.attempted.add(text);
  await work();
  history.replaced.add(text);
}

export async function removing(
  history: TextHistory,
  texts: string[],
  work: () => Promise<unknown>,
) {
  for (const text of texts) history.attempted.add(text);
  await work();
  for (const text of texts) history.removed.add(text);
}

/** Every text in documents and files that can be read on one device. A file counts by its name, where it is given out whole. */
export async function documentTextsOn(device: DocumentDevice): Promise<string[]> {
  const [people, kept, days, letters, prompts, notes, muted] = await Promise.all([
    device.someone.list(),
    device.keepsakes.of('vera'),
    device.hardDays.list(),
    device.letters.list(),
    device.prompts.list(),
    device.records.get('pause-notes'),
    device.records.get('muted'),
  ]);
  const files: string[] = [];
  for (const keepsake of kept.items) {
    const name = keepsake.file?.name;
    const opened = name ? await device.keepsakes.openFile(keepsake).catch(() => null) : null;
    if (!name || !opened?.isWhole) continue;
    const bytes = new Uint8Array(await opened.file.arrayBuffer());
    if (Buffer.compare(bytes, bytesOf(name)) !== 0) throw new Error('A file was given out wrong.');
    files.push(name);
  }
  return [
    ...people.items.map(({ name }) => name),
    ...kept.items.flatMap(({ text, said = '' }) => [text, said]),
    ...days.items.map(({ name }) => name),
    ...letters.items.map(({ text }) => text),
    ...prompts.items.map(({ text }) => text),
    ...(notes ?? []).map(({ text }) => text),
    ...(muted?.words ?? []),
    ...files,
  ].filter((text) => text !== '');
}

/** The texts of versions that lost a conflict, which are kept on one device only. */
export async function earlierTextsOn({ earlierVersions }: DocumentDevice): Promise<string[]> {
  const versions = await earlierVersions.list();
  return versions.flatMap(({ value }) => {
    const { name, text, said } = value as { name?: unknown; text?: unknown; said?: unknown };
    return [name, text, said].filter((one) => typeof one === 'string');
  });
}

/** Letters that were burned on the only device that ever wrote them: of these, nothing may be left anywhere. */
export const burnedLetters = ({ letters }: TextHistory): string[] =>
  [...letters].flatMap(([id, { isBurned, writers }]) =>
    isBurned && writers.size === 1 ? [id] : [],
  );
