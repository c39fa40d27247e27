import { keyOf, type MessageKey } from '@mooring/contract';
import { type CheckIn, useData } from '@mooring/data';
import { useState } from 'react';
import { tidyWord } from '../words/word-draft.ts';
import {
  blankDraft,
  type CheckInDraft,
  changed,
  draftOf,
  sameDraft,
  type UnsavedTexts,
  unsavedTexts,
} from './check-in-draft.ts';
import { useKeptNotes } from './use-kept-notes.ts';

/** The form: its initial values, its current values, and the day it was opened on. */
type Sheet = {
  day: string;
  /** Today's check-in when the form was opened. */
  base: CheckIn | null;
  open: boolean;
  start: CheckInDraft;
  fields: CheckInDraft;
  cleared: CheckInDraft | null;
  broughtBack: boolean;
};

export type CheckInForm = CheckInDraft & {
  /** True from the first change until it is saved or discarded. */
  open: boolean;
  /** Something in it is a draft from an earlier visit. */
  broughtBack: boolean;
  busy: boolean;
  failed: MessageKey | null;
  change(part: Partial<CheckInDraft>): void;
  /** Opens today's check-in in the form. */
  edit(record: CheckIn): void;
  startNew(): void;
  /** Restores what `startNew` cleared; null where it cleared nothing. */
  undoClear: (() => void) | null;
  putAway(): void;
  save(): Promise<void>;
};

/** The form for `day`. Typed text leaves it only by being saved or discarded by the person. */
export function useCheckInForm(
  day: string,
  { ready, record, saved }: { ready: boolean; record: CheckIn | null; saved(kept: CheckIn): void },
): CheckInForm {
  const data = useData();
  const [kept, setSheet] = useState(() => sheetFor(day));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<MessageKey | null>(null);
  const sheet = onDay(kept, day);
  const { start, fields, cleared } = sheet;

  useKeptNotes(unsavedTexts(start, fields), {
    ready,
    isSaved: ({ notes, word, emotion }) =>
      record !== null &&
      ['', record.notes.trim()].includes(notes.trim()) &&
      ['', record.word ?? ''].includes(word.trim()) &&
      (word === '' || emotion === record.emotion),
    bringBack: (texts) => {
      const from = record ? draftOf(record) : blankDraft;
      setSheet((before) => ({
        ...onDay(before, day),
        open: true,
        base: record,
        start: from,
        fields: restored(from, before, texts),
        broughtBack: true,
      }));
    },
  });

  function open(base: CheckIn | null, draft: CheckInDraft, undo: CheckInDraft | null = null) {
    setFailed(null);
    setSheet({ ...sheetFor(day), open: true, base, start: draft, fields: draft, cleared: undo });
  }

  async function save() {
    const { emotion, intensity, notes } = fields;
    const word = tidyWord(fields.word);
    if (busy || !emotion) return;
    setBusy(true);
    setFailed(null);
    void data.safety.screenAndRaise(notes);
    if (word && ['own', 'typed'].includes(fields.word.source)) {
      void data.safety.screenAndRaise(word);
    }
    try {
      const named = { emotion, intensity, notes: notes.trim(), ...(word ? { word } : {}) };
      saved(await data.checkIns.save(named, sheet.open ? sheet.base : record));
      // Text typed while the save was running was not saved, so it stays.
      setSheet((now) => (now.fields === fields ? sheetFor(day) : now));
      data.notices.say('check-in.saved');
    } catch (error) {
      setFailed(keyOf(error, 'store.failed'));
    } finally {
      setBusy(false);
    }
  }

  return {
    ...fields,
    open: sheet.open,
    broughtBack: sheet.broughtBack,
    busy,
    failed,
    change: (part) =>
      setSheet((before) => {
        const now = onDay(before, day);
        const base = now.open ? now.base : record;
        return { ...now, open: true, base, cleared: null, fields: changed(now.fields, part) };
      }),
    edit: (opened) => open(opened, draftOf(opened)),
    startNew: () => open(record, blankDraft, sameDraft(start, fields) ? null : fields),
    undoClear:
      cleared &&
      (() => {
        const { base } = sheet;
        setSheet({ ...sheetFor(day), open: true, base, start: blankDraft, fields: cleared });
      }),
    putAway: () => {
      setFailed(null);
      setSheet(sheetFor(day));
    },
    save,
  };
}

const sheetFor = (day: string): Sheet => ({
  day,
  base: null,
  open: false,
  start: blankDraft,
  fields: blankDraft,
  cleared: null,
  broughtBack: false,
});

/** After midnight a form without new text is discarded; one with text belongs to the new day. */
const onDay = (sheet: Sheet, day: string): Sheet => {
  if (sheet.day === day) return sheet;
  return sameDraft(sheet.start, sheet.fields) ? sheetFor(day) : { ...sheet, day };
};

/** Restored texts do not replace a choice already made in the form. A restored word brings its emotion along. */
function restored(from: CheckInDraft, { open, fields }: Sheet, texts: UnsavedTexts): CheckInDraft {
  const { emotion, intensity, word } = open ? fields : from;
  return {
    emotion: (open ? emotion : null) ?? texts.emotion ?? emotion,
    intensity,
    notes: texts.notes === '' ? from.notes : texts.notes,
    word: texts.word === '' ? word : { word: texts.word, source: 'typed' },
  };
}
