import { fullDate, keyOf, readDate } from '@mooring/contract';
import type { Data, Entry, EntryPicture } from '@mooring/data';
import { type PageFields, pageFields, quoted, sameFields } from './entry-fields.ts';
import { timeOf, type When, whenFault, whenOn } from './when.ts';

/**
 * Which page to open: a new one, perhaps with a prompt or for an earlier day, or the entry that is edited. `ownPrompt`: the id of
 * a prompt of one's own, instead of its text.
 */
export type PageTarget = {
  entryId: string | null;
  prompt: string;
  ownPrompt?: string;
  day: string | null;
};

/** A page as it is opened for writing. */
export type OpenPage = {
  /** The entry that is edited, as it was when the page was opened. */
  base: Entry | null;
  /** Where its draft is kept. */
  draftKey: string;
  /** What the page says before anything is typed: the prompt under today's date, or the saved entry. */
  untouched: PageFields;
  /** What it says now: the kept draft where there is one, and a recording that was cut off. */
  fields: PageFields;
  draft: 'none' | 'restored' | 'under-prompt' | 'unreadable';
  /** What became of the day that the page was opened for, where there is a draft: set on it, or not, as it has a day of its own. */
  draftDay: 'none' | 'set' | 'kept';
  /** Whether a recording is back that was cut off when its page went away. */
  cutOff: boolean;
};

/** The draft of a page that has never been saved. */
const newDraft = 'new';

/**
 * Opens a page with its draft; null for an entry that does not exist. Throws AppError: 'entry.unreadable' for an
 * entry that will not open, or the store's own.
 */
export async function openPage(
  data: Data,
  { entryId, prompt: offered, ownPrompt = '', day }: PageTarget,
): Promise<OpenPage | null> {
  const base = entryId === null ? null : await data.entries.get(entryId);
  if (entryId !== null && !base) return null;
  const now = data.env.now();
  const when = day === null ? null : whenOn(day, now);
  const title = fullDate(when ? readDate(when.day) : now);
  const prompt = ownPrompt === '' ? offered : await ownText(data, ownPrompt);
  // A picture that does not open stays with the entry: only those on the page can be removed.
  const pictures = base ? (await data.pictures.of(base.id)).items : [];
  const begun = base ?? { id: data.env.newId(), title, content: quoted(prompt), tags: [], when };
  const untouched = pageFields({ ...begun, pictures });
  const draftKey = entryId ?? newDraft;
  const page = { base, draftKey, untouched };
  const { draft: kept, cutOff } = await openDraft(data, draftKey);
  const { draft, draftDay } = withDay(withSaved(kept, pictures), { when, title, now });
  const words = withPrompt(untouched, base ? draft : withTitle(draft, now), prompt);
  const said = words.fields.recording ?? (base ? null : await cutOffRecording(data));
  return {
    ...page,
    ...words,
    draftDay: words.draft === 'none' ? 'none' : draftDay,
    fields: {
      ...words.fields,
      id: words.fields.id ?? untouched.id,
      ...(said && { type: 'audio', recording: said }),
    },
    cutOff: cutOff || (said !== null && words.fields.recording === null),
  };
}

/** Empty for one that is gone or does not open: that must not keep anyone from writing. */
const ownText = async ({ prompts }: Data, id: string) =>
  (await prompts.get(id).catch(() => null))?.text ?? '';

type Draft = PageFields | null | 'unreadable';

/** The draft with the pictures that its entry has got since, for example in another tab. */
function withSaved(draft: Draft, saved: readonly EntryPicture[]): Draft {
  if (!draft || draft === 'unreadable') return draft;
  const known = new Set([...draft.pictures.map(({ id }) => id), ...draft.removedPictures]);
  const others = saved.filter(({ id }) => !known.has(id));
  return { ...draft, pictures: [...draft.pictures, ...others] };
}

type Opened = { when: When | null; title: string; now: Date };

/** The draft, put on the day that the page was opened for, unless it has a chosen day. A title that is its date follows. */
function withDay(
  draft: Draft,
  { when, title, now }: Opened,
): Pick<OpenPage, 'draftDay'> & { draft: Draft } {
  if (!draft || draft === 'unreadable' || !when) return { draft, draftDay: 'none' };
  if (draft.when) return { draft, draftDay: draft.when.day === when.day ? 'none' : 'kept' };
  const hasDate = draft.title.trim() === '' || draft.title === fullDate(now);
  return { draft: { ...draft, when, title: hasDate ? title : draft.title }, draftDay: 'set' };
}

/** A title is never demanded: a page that was begun without one, as in the companion, gets the date. */
function withTitle(draft: Draft, now: Date): Draft {
  if (!draft || draft === 'unreadable' || draft.title.trim() !== '') return draft;
  const at = draft.when && !whenFault(draft.when, now) ? readDate(timeOf(draft.when)) : now;
  return { ...draft, title: fullDate(at) };
}

function withPrompt(
  untouched: PageFields,
  draft: Draft,
  prompt: string,
): Pick<OpenPage, 'fields' | 'draft'> {
  if (draft === 'unreadable') return { fields: untouched, draft };
  if (!draft || sameFields(draft, untouched)) return { fields: untouched, draft: 'none' };
  const start = quoted(prompt);
  if (start === '' || draft.content.startsWith(start.trim())) {
    return { fields: draft, draft: 'restored' };
  }
  // The page was opened for a prompt, and there is a draft: the page keeps both.
  return { fields: { ...draft, content: start + draft.content }, draft: 'under-prompt' };
}

/** The draft, with what is kept of a recording that never ended. */
async function openDraft(data: Data, key: string): Promise<{ draft: Draft; cutOff: boolean }> {
  try {
    const kept = await data.drafts.get(key);
    const draft = kept && pageFields(kept);
    if (draft?.recording?.durationMs !== 0) return { draft, cutOff: false };
    const recording = await data.recordings.recover(draft.recording.id);
    const type = recording ? 'audio' : draft.type;
    return { draft: { ...draft, type, recording }, cutOff: recording !== null };
  } catch (error) {
    // A draft that will not open must not keep anyone from writing. Any other failure may pass, so it is asked again.
    if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
    return { draft: 'unreadable', cutOff: false };
  }
}

/** A recording that belongs to no draft and no entry. A failure to read it must not keep anyone from writing. */
const cutOffRecording = (data: Data) => data.recordings.findInterrupted().catch(() => null);
