import { type CompanionState, keyOf, type MessageKey, paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { type EntryFields, type JournalTag, useData } from '@mooring/data';
import { format } from 'date-fns';
import { useRef, useState } from 'react';
import { downloadWords } from './download-words.ts';
import type { DraftState } from './draft-keeper.ts';
import { missingFrom } from './entry-fields.ts';
import type { OpenPage } from './open-page.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { type StuckLeave, useLeaveGuard } from './use-leave-guard.ts';
import { type RestoredDraft, useRestoredDraft } from './use-restored-draft.ts';

type SaveState = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; key: MessageKey };

/** Everything the page needs to be written on, kept and saved. */
export type EntryEditor = {
  fields: EntryFields;
  change(fields: Partial<EntryFields>): void;
  toggleTag(tag: JournalTag): void;
  titleWithDate(): void;
  /** What is missing before it can be saved, in words. */
  missing: string | null;
  saving: SaveState;
  save(): void;
  cancel(): void;
  askCompanion(): void;
  download(): void;
  draft: DraftState;
  keepDraftNow(): void;
  restored: RestoredDraft;
  stuck: StuckLeave | null;
};

/** The words themselves stay in the draft: only this sentence travels to the companion's page. */
const companionPrompt = 'I am writing a journal entry, and I would like some guidance with it.';

export function useEntryEditor(page: OpenPage): EntryEditor {
  const { entries, env } = useData();
  const navigate = useNavigate();
  const { key: step } = useLocation();
  const [fields, setFields] = useState(page.fields);
  const [saving, setSaving] = useState<SaveState>({ status: 'idle' });
  const busy = useRef(false);
  const { keeper, state: draft } = useDraftKeeper(page);
  const missing = missingFrom(fields);

  function replace(next: EntryFields) {
    setFields(next);
    keeper.change(next);
  }

  async function save() {
    if (missing || busy.current) return;
    busy.current = true;
    setSaving({ status: 'saving' });
    keeper.rest();
    try {
      const words = { ...fields, title: fields.title.trim() };
      await (page.entryId === null ? entries.create(words) : entries.update(page.entryId, words));
    } catch (error) {
      busy.current = false;
      setSaving({ status: 'failed', key: keyOf(error, 'entry.not-saved') });
      keeper.change(fields);
      return;
    }
    // The entry is durable: a draft that could not be removed would only offer the same words once more.
    await keeper.drop().catch(() => undefined);
    navigate(paths.journal.to());
  }

  return {
    fields,
    change: (part) => replace({ ...fields, ...part }),
    toggleTag: (tag) => replace({ ...fields, tags: toggled(fields.tags, tag) }),
    titleWithDate: () => replace({ ...fields, title: format(env.now(), 'MMMM d, yyyy') }),
    missing,
    saving,
    save,
    cancel: () => {
      // 'default' is the first page of a visit: there is no step to go back to.
      if (step === 'default') navigate(paths.journal.to());
      else navigate(-1);
    },
    askCompanion: () => {
      const state: CompanionState = { initialPrompt: companionPrompt };
      navigate(paths.companion.to(), { state });
    },
    download: () => downloadWords(fields),
    draft,
    keepDraftNow: () => void keeper.flush(),
    restored: useRestoredDraft({ page, fields, replace }),
    stuck: useLeaveGuard(keeper),
  };
}

function toggled(tags: readonly JournalTag[], tag: JournalTag) {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}
