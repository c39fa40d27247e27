import { keyOf } from '@mooring/contract';
import type { Data, EntryFields } from '@mooring/data';
import { quoted, sameFields } from './entry-fields.ts';

/** Which page to open: a new one, perhaps with a prompt, or the entry that is edited. */
export type PageTarget = { entryId: string | null; prompt: string };

/** A page as it is opened for writing. */
export type OpenPage = {
  entryId: string | null;
  /** Where its draft is kept. */
  draftKey: string;
  /** What the page says before anything is typed: the prompt, or the saved entry. */
  untouched: EntryFields;
  /** What it says now: the kept draft where there is one. */
  fields: EntryFields;
  draft: 'none' | 'restored' | 'under-prompt' | 'unreadable';
};

/** The draft of a page that has never been saved. */
const newDraft = 'new';

/**
 * Opens a page with its draft; null for an entry that does not exist. Throws AppError: 'entry.unreadable' for an
 * entry that will not open, or the store's own.
 */
export async function openPage(
  data: Data,
  { entryId, prompt }: PageTarget,
): Promise<OpenPage | null> {
  const untouched = await untouchedPage(data, entryId, prompt);
  if (!untouched) return null;
  const draftKey = entryId ?? newDraft;
  const page = { entryId, draftKey, untouched };
  const draft = await openDraft(data, draftKey);
  if (draft === 'unreadable') return { ...page, fields: untouched, draft };
  if (!draft || sameFields(draft, untouched)) return { ...page, fields: untouched, draft: 'none' };
  const start = quoted(prompt);
  if (start === '' || draft.content.startsWith(start.trim())) {
    return { ...page, fields: draft, draft: 'restored' };
  }
  // The page was opened for this prompt while another draft waits: neither may push the other out.
  const fields = { ...draft, content: start + draft.content };
  return { ...page, fields, draft: 'under-prompt' };
}

async function untouchedPage(data: Data, entryId: string | null, prompt: string) {
  if (entryId === null) return { title: '', content: quoted(prompt), tags: [] };
  const entry = await data.entries.get(entryId);
  return entry && { title: entry.title, content: entry.content, tags: entry.tags };
}

async function openDraft(data: Data, key: string) {
  try {
    return await data.drafts.get(key);
  } catch (error) {
    // A draft that will not open must not keep anyone from writing. Any other failure may pass, so it is asked again.
    if (keyOf(error, 'store.failed') === 'vault.unreadable') return 'unreadable';
    throw error;
  }
}
