import { keyOf } from '@mooring/contract';
import {
  type Data,
  type Letter,
  type LetterDraft,
  letterDraftKey,
  newLetterDraft,
} from '@mooring/data';
import { sameLetter } from './letter-words.ts';

/** A letter as it is opened for writing. */
export type OpenLetter = {
  /** The kept letter, as it was when the page was opened. Null for one that is not kept yet. */
  base: Letter | null;
  /** Where its draft is kept. */
  draftKey: `letter:${string}`;
  /** What the page says before anything is typed. */
  untouched: LetterDraft;
  /** What it says now: the draft where there is one. */
  fields: LetterDraft;
  draft: 'none' | 'restored' | 'unreadable';
};

/** The id in the address of a letter that is not kept yet. */
export const newLetter = 'new';

/**
 * Opens a letter with its draft; null for one that does not exist. A new one without a draft begins with `opening`.
 * Throws AppError('vault.unreadable') or the store's.
 */
export async function openLetter(data: Data, id: string, opening = ''): Promise<OpenLetter | null> {
  if (id === newLetter) {
    const page = await openNew(data);
    return opening && page.draft === 'none'
      ? { ...page, fields: { ...page.fields, text: `${opening} ` } }
      : page;
  }
  const base = await data.letters.get(id);
  if (!base) return openBegun(data, id);
  return withDraft({ base, draftKey: letterDraftKey(id), untouched: fieldsOf(base) }, data);
}

/** What was typed for a letter that was removed elsewhere meanwhile. Null if nothing was. */
async function openBegun({ drafts }: Data, id: string): Promise<OpenLetter | null> {
  const draftKey = letterDraftKey(id);
  const fields = await drafts.get(draftKey).catch(() => null);
  if (!fields) return null;
  return { base: null, draftKey, untouched: { id, to: '', text: '' }, fields, draft: 'restored' };
}

async function openNew(data: Data): Promise<OpenLetter> {
  const blank = { id: data.env.newId(), to: '', text: '' };
  const opened = await withDraft({ base: null, draftKey: newLetterDraft, untouched: blank }, data);
  if (opened.draft !== 'restored') return opened;
  const untouched = { ...blank, id: opened.fields.id };
  const base = await data.letters.get(opened.fields.id).catch(() => null);
  if (!base) return { ...opened, untouched };
  // Sealed in another tab: what was typed since is a letter of its own.
  if (base.sealedUntil !== undefined && !sameLetter(base, opened.fields))
    return { ...opened, untouched: blank, fields: { ...opened.fields, id: blank.id } };
  if (!sameLetter(base, opened.fields)) return { ...opened, base, untouched: fieldsOf(base) };
  // The letter was kept, and its draft could not be removed then.
  await data.drafts.drop(newLetterDraft).catch(() => undefined);
  return { ...opened, untouched: blank, fields: blank, draft: 'none' };
}

type Undrafted = Pick<OpenLetter, 'base' | 'draftKey' | 'untouched'>;

async function withDraft(page: Undrafted, { drafts }: Data): Promise<OpenLetter> {
  const { untouched } = page;
  try {
    const draft = await drafts.get(page.draftKey);
    if (!draft || sameLetter(draft, untouched))
      return { ...page, fields: untouched, draft: 'none' };
    return { ...page, fields: draft, draft: 'restored' };
  } catch (error) {
    // A draft that will not open must not keep anyone from writing. Any other failure may pass, so it is asked again.
    if (keyOf(error, 'store.failed') !== 'vault.unreadable') throw error;
    return { ...page, fields: untouched, draft: 'unreadable' };
  }
}

const fieldsOf = ({ sealedUntil: _, ...fields }: Letter): LetterDraft => fields;
