import { type CompanionState, fullDate, keyOf, type MessageKey, paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';
import { type DraftState, type EntryFields, useData, useDraftAutosave } from '@mooring/data';
import { isSameTag, withoutTheEight } from '@mooring/data/tags';
import { useRef, useState } from 'react';
import { type PageRecorder, usePageRecorder } from '../audio/use-page-recorder.ts';
import type { PicturesOfPage } from '../pictures/use-page-pictures.ts';
import { downloadWords } from './download-words.ts';
import { entryOf, missingFrom, type PageFields, pageFields, sameFields } from './entry-fields.ts';
import type { OpenPage } from './open-page.ts';
import { type EntryWhen, useEntryWhen } from './use-entry-when.ts';
import { type BlockedLeave, useLeaveGuard } from './use-leave-guard.ts';
import { type OtherTabChange, useOtherTabChange } from './use-other-tab-change.ts';
import { useRemoveUnusedRecordings } from './use-remove-unused-recordings.ts';
import { type RestoredDraft, useRestoredDraft } from './use-restored-draft.ts';

type SaveState = { status: 'idle' } | { status: 'saving' } | { status: 'failed'; key: MessageKey };

/** The state of the editor and everything it can do. */
export type EntryEditor = {
  fields: PageFields;
  change(fields: Partial<PageFields>): void;
  pictures: PicturesOfPage;
  toggleTag(tag: string): void;
  when: EntryWhen;
  titleWithDate(): void;
  /** The title is the date that the page gave itself: the first key press replaces it. */
  titleIsGiven: boolean;
  /** The person came here by a press inside the app: the words may take the focus. */
  arrived: boolean;
  /** Words were put on the page elsewhere: the caret goes below them. */
  goesOn: boolean;
  recorder: PageRecorder;
  /** The page shows a recording that was interrupted and restored. */
  cutOff: boolean;
  otherTabChange: OtherTabChange;
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
  blockedLeave: BlockedLeave | null;
};

/** What the companion is asked. The words stay in the draft: only its key and this sentence are passed on. */
const companionRequest = 'I am writing a journal entry, and I would like some guidance with it.';

export function useEntryEditor(page: OpenPage): EntryEditor {
  const { entries, env, notices, safety } = useData();
  const navigate = useNavigate();
  const { key: step, state: carried } = useLocation();
  const [fields, setFields] = useState(page.fields);
  const latest = useRef(fields);
  const [saving, setSaving] = useState<SaveState>({ status: 'idle' });
  const busy = useRef(false);
  const { autosave, state: draft } = useDraftAutosave(page.draftKey, {
    worthKeeping: (written) => !sameFields(pageFields(written), page.untouched),
  });
  const elsewhere = useOtherTabChange(page.base);
  const [isTaking, setTaking] = useState(false);
  const missing = isTaking ? 'The pictures are still being added.' : missingFrom(fields, env.now());
  const { base } = page;
  /** The entry as it was last read or saved, and what a save was refused for since. */
  const saved = useRef(base);
  const refused = useRef<EntryFields | null>(null);

  function replace(next: PageFields) {
    latest.current = next;
    setFields(next);
    autosave.change(next);
  }
  const change = (part: Partial<PageFields>) => replace({ ...latest.current, ...part });

  const recorder = usePageRecorder({
    recording: fields.recording,
    change: (recording) => change(recording ? { recording, type: 'audio' } : { recording }),
  });
  useRemoveUnusedRecordings(fields.recording);
  const when = useEntryWhen({ base, fields, change });

  async function saveOnce(written: PageFields) {
    const words = entryOf(written);
    const tags = withoutTheEight(words.tags).join('\n');
    const shown = written.pictures.map(({ alt }) => alt);
    const said = [words.title, words.content, ...shown, tags].filter(Boolean);
    void safety.screenAndRaise(said.join('\n\n').trim());
    const before = saved.current;
    const attempt = { id: written.id, refused: refused.current };
    refused.current = words;
    const entry = await (before
      ? entries.update(before.id, words, before, attempt)
      : entries.create(words, attempt));
    refused.current = null;
    if (before && entry.id !== before.id) notices.say('entry.both-kept');
    else if (elsewhere === 'deleted' && before === base) notices.say('entry.kept-again');
    saved.current = entry;
  }

  async function save() {
    if (missing || busy.current) return;
    busy.current = true;
    setSaving({ status: 'saving' });
    autosave.pause();
    try {
      await recorder.retrySave();
      // What is typed while a save is under way is saved as well, before the page is left.
      let written: PageFields;
      do {
        written = latest.current;
        await saveOnce(written);
      } while (!sameFields(latest.current, written) && !missingFrom(latest.current, env.now()));
    } catch (error) {
      busy.current = false;
      setSaving({ status: 'failed', key: keyOf(error, 'entry.not-saved') });
      autosave.change(latest.current);
      return;
    }
    // The entry is durable: a draft that could not be removed would only offer the same words once more.
    await autosave.drop().catch(() => undefined);
    navigate(paths.journal.to());
  }

  return {
    fields,
    change,
    pictures: {
      fields,
      change: (part) => change(part(latest.current)),
      setTaking,
    },
    toggleTag: (tag) => change({ tags: toggled(fields.tags, tag) }),
    when,
    titleWithDate: () => change({ title: fullDate(when.at) }),
    titleIsGiven: base === null && fields.title === fullDate(when.at),
    arrived: step !== 'default',
    goesOn: goesOnIn(carried),
    recorder,
    cutOff: page.cutOff && fields.recording?.id === page.fields.recording?.id,
    otherTabChange: saving.status === 'saving' ? 'same' : elsewhere,
    missing,
    saving,
    save,
    cancel: () => {
      // 'default' is the first page of a visit: there is no step to go back to.
      if (step === 'default') navigate(paths.journal.to());
      else navigate(-1);
    },
    askCompanion: () => {
      const state: CompanionState = {
        initialPrompt: companionRequest,
        draft: page.draftKey,
        guided: true,
      };
      navigate(paths.companion.to(), { state });
    },
    download: () => downloadWords(fields),
    draft,
    keepDraftNow: () => void autosave.flush(),
    restored: useRestoredDraft({ page, fields, replace }),
    blockedLeave: useLeaveGuard({
      hasUnsaved: () => recorder.hasUnsaved() || autosave.hasUnsaved(),
      flush: async () => {
        const spoken = await recorder.settle();
        return (await autosave.flush()) && spoken;
      },
    }),
  };
}

/** Router state may be of an older version of the app, so it is looked at before it is used. */
const goesOnIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'goesOn' in state && state.goesOn === true;

function toggled(tags: readonly string[], tag: string) {
  const others = tags.filter((other) => !isSameTag(other, tag));
  return others.length < tags.length ? others : [...tags, tag];
}
