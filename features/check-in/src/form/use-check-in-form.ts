import { keyOf, type MessageKey } from '@mooring/contract';
import { type CheckIn, useData } from '@mooring/data';
import { useState } from 'react';
import {
  blankDraft,
  type CheckInDraft,
  draftOf,
  sameDraft,
  unsavedNotes,
} from './check-in-draft.ts';
import { useKeptNotes } from './use-kept-notes.ts';

/** The form's page: what it started from, what it says now, and the day it was opened on. */
type Sheet = {
  day: string;
  open: boolean;
  start: CheckInDraft;
  fields: CheckInDraft;
  cleared: CheckInDraft | null;
  broughtBack: boolean;
};

export type CheckInForm = CheckInDraft & {
  /** True from the first change until it is saved or put away. */
  open: boolean;
  /** The notes were kept from before and never saved. */
  broughtBack: boolean;
  busy: boolean;
  failed: MessageKey | null;
  change(part: Partial<CheckInDraft>): void;
  /** Opens today's check-in in the form. */
  edit(record: CheckIn): void;
  startNew(): void;
  /** Puts back what `startNew` cleared, where something was. */
  undoClear: (() => void) | null;
  putAway(): void;
  save(): Promise<void>;
};

/** The form for `day`. What was typed leaves it only by being saved, or by being put away on purpose. */
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

  useKeptNotes(unsavedNotes(start, fields), {
    ready,
    bringBack: (notes) => {
      const from = record ? draftOf(record) : blankDraft;
      if (notes.trim() === from.notes.trim()) return;
      setSheet((before) => ({
        ...onDay(before, day),
        open: true,
        start: from,
        fields: { ...from, ...chosenIn(before), notes },
        broughtBack: true,
      }));
    },
  });

  function open(draft: CheckInDraft, undo: CheckInDraft | null = null) {
    setFailed(null);
    setSheet({ ...sheetFor(day), open: true, start: draft, fields: draft, cleared: undo });
  }

  async function save() {
    const { emotion, intensity, notes } = fields;
    if (busy || !emotion) return;
    setBusy(true);
    setFailed(null);
    void data.safety.screenAndRaise(notes);
    try {
      saved(await data.checkIns.save({ emotion, intensity, notes: notes.trim() }));
      // Words typed while it was being saved are not part of what was saved, and stay.
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
        return { ...now, open: true, cleared: null, fields: { ...now.fields, ...part } };
      }),
    edit: (opened) => open(draftOf(opened)),
    startNew: () => open(blankDraft, sameDraft(start, fields) ? null : fields),
    undoClear:
      cleared &&
      (() => setSheet({ ...sheetFor(day), open: true, start: blankDraft, fields: cleared })),
    putAway: () => {
      setFailed(null);
      setSheet(sheetFor(day));
    },
    save,
  };
}

const sheetFor = (day: string): Sheet => ({
  day,
  open: false,
  start: blankDraft,
  fields: blankDraft,
  cleared: null,
  broughtBack: false,
});

/** After midnight a page without new words is put away; one with words becomes the new day's. */
const onDay = (sheet: Sheet, day: string): Sheet => {
  if (sheet.day === day) return sheet;
  return sameDraft(sheet.start, sheet.fields) ? sheetFor(day) : { ...sheet, day };
};

/** A choice already made in the form outlives notes being brought back into it. */
const chosenIn = ({ open, fields }: Sheet): Partial<CheckInDraft> =>
  open ? { emotion: fields.emotion, intensity: fields.intensity } : {};
