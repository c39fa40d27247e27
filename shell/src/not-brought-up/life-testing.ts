import type { ConversationMessage, EntryPicture, MutedRecord } from '@mooring/data';
import type { TestData } from '@mooring/data/testing';
import { canary, mutedDays } from './canaries.ts';
import { plantDays, plantLetters, plantPeople, plantPrompts } from './people-testing.ts';
import { at, type Kind, kinds, type Mute, onMutedDay, words } from './planting-testing.ts';

const now = '2026-11-21T20:00:00';

/** What was planted, and what has to be muted so that it is not brought up. */
export type Planted = { muted: MutedRecord; entries: Record<string, string>; checkIn: string };

/** A journal of years with muted things in every kind of row. */
export async function plant(data: TestData): Promise<Planted> {
  const items: string[] = [];
  const mute = (kind: Kind, id: string) => kind === 'single' && items.push(id);
  const ids = () => items;
  const entries = await plantEntries(data, mute);
  await plantMoments(data, mute, entries.single ?? '');
  const checkIn = await plantCheckIns(data, mute);
  await plantPeople(data, mute);
  await plantDays(data, mute);
  await plantLetters(data, mute);
  await plantPrompts(data, mute);
  data.setNow('2026-11-20T09:00:00');
  await plantPath(data);
  await plantTalks(data);
  await data.drafts.keep('new', { title: words('word', 'draft'), content: '', tags: [] });
  await data.records.put('pause-notes', [
    { id: 'note', text: words('word', 'pausenote'), writtenAt: data.env.now().toISOString() },
  ]);
  data.setNow(now);
  const muted = { words: [canary.word], tags: [canary.tag], days: mutedDays, items: ids() };
  return { muted, entries, checkIn };
}

/** 1,000 entries, and one with a picture of each kind. Returns the id of one entry of each kind, and of those with pictures. */
async function plantEntries(data: TestData, mute: Mute) {
  const found: Record<string, string> = {};
  for (let index = 0; index < 1_000; index += 1) {
    const kind = kinds[index % kinds.length] ?? null;
    at(data, kind, index);
    const { id } = await data.entries.create({
      title: words(kind, 'entry'),
      content: `${words(kind, 'entrytext')} It rained.`,
      tags: kind === 'tag' ? [canary.tag] : ['hope'],
    });
    mute(kind, id);
    found[kind ?? 'none'] = id;
  }
  for (const kind of ['word', 'single', null] as const) {
    at(data, null, 300);
    const alts = [words(kind, 'alt'), 'The harbour'];
    const pictures = await Promise.all(alts.map((alt) => picture(data, alt)));
    const { id } = await data.entries.create({
      title: 'With pictures',
      content: 'Two of them.',
      tags: [],
      pictures,
    });
    mute(kind, pictures[0]?.id ?? '');
    found[`picture of ${kind}`] = id;
  }
  // Tags that only stand on what is muted.
  for (const kind of ['word', 'day', 'single'] as const) {
    at(data, kind, 200);
    const { id } = await data.entries.create({
      title: 'A tag',
      content: 'It has one.',
      tags: [words(kind, 'owntag')],
    });
    mute(kind, id);
  }
  return found;
}

async function picture(data: TestData, alt: string): Promise<EntryPicture> {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(2_000).fill(7)]);
  const taken = await data.pictures.take(new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  if ('refused' in taken) throw new Error(taken.refused);
  return { ...taken.picture, alt };
}

async function plantMoments(data: TestData, mute: Mute, mutedEntry: string) {
  for (let index = 0; index < 80; index += 1) {
    const kind = kinds[index % kinds.length] ?? null;
    at(data, kind, index);
    const { id } = await data.moments.add({
      content: words(kind, 'moment'),
      source: 'manual',
      tags: kind === 'tag' ? [canary.tag] : ['hope'],
    });
    mute(kind, id);
  }
  await data.moments.add({
    content: words('single', 'keptmoment'),
    source: 'journal',
    sourceId: mutedEntry,
  });
}

async function plantCheckIns(data: TestData, mute: Mute) {
  for (let index = 0; index < 80; index += 1) {
    const kind = kinds[index % kinds.length] ?? null;
    at(data, kind, index);
    const { id } = await data.checkIns.append({
      emotion: 'Grief',
      intensity: 2,
      notes: words(kind === 'tag' ? 'word' : kind, 'note'),
      word: words(kind === 'tag' ? 'word' : kind, 'finerword'),
    });
    mute(kind, id);
  }
  data.setNow('2026-11-20T09:00:00');
  const { id } = await data.checkIns.save({
    emotion: 'Sadness',
    intensity: 3,
    notes: words('word', 'newestnote'),
  });
  return id;
}

const step = (id: number, title: string) => ({
  id,
  title,
  description: `Take your time. You wrote: “${words('word', 'quoted')}”`,
  icon: 'leaf',
  completed: id === 1,
});

async function plantPath(data: TestData) {
  const path = {
    visionOfHealing: words('word', 'vision'),
    selectedTheme: null,
    customPath: [
      step(1, 'A step'),
      step(2, words('word', 'step')),
      step(3, 'A memory'),
      step(4, 'On'),
    ],
    currentCheckpoint: 2,
    weeklyAnchor: { message: words('word', 'anchor'), prompt: words('word', 'anchorprompt') },
    startDate: '2026-11-01T10:00:00.000Z',
    responses: { 1: words('word', 'reflection') },
  };
  await data.records.put('healing-path', path);
  const earlier = { ...path, startDate: '2026-03-01T10:00:00.000Z', begun: {} };
  await data.records.put('healing-path-archive', [
    { ...earlier, endedAt: '2026-04-11T10:00:00.000Z' },
  ]);
}

async function plantTalks(data: TestData) {
  await data.memory.remember('on');
  data.setNow(onMutedDay);
  await talk(data, [`My aunt ${words('day', 'aunt')} died. She was 83.`]);
  data.setNow('2026-11-20T10:00:00');
  await talk(data, [`My mum ${canary.word} died. She was 71.`, 'The radio helps.']);
}

async function talk(data: TestData, texts: readonly string[]) {
  const id = data.env.newId();
  const time = data.env.now().toISOString();
  const messages: ConversationMessage[] = [];
  const begun = { id, startedAt: time, checkIn: null, emotions: ['Grief' as const], messages: [] };
  await data.conversations.begin(begun);
  for (const text of texts) {
    messages.push({ id: data.env.newId(), role: 'user', text, at: time });
    await data.conversations.saveMessages(id, messages.slice(-1));
    await data.memory.learn(id, messages);
  }
  const reply = { id: data.env.newId(), role: 'companion' as const, text: 'I hear you.', at: time };
  await data.conversations.saveMessages(id, [reply]);
}
