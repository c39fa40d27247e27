import type { MessageKey } from '@mooring/contract';
import {
  type CheckIn,
  type Muted,
  type QuietDay,
  useDay,
  useLive,
  useMuted,
  useQuietDay,
} from '@mooring/data';
import { useState } from 'react';
import { type CheckInForm, useCheckInForm } from './form/use-check-in-form.ts';
import { type Insight, insightFrom, insightReach } from './insight/insight.ts';
import { usePersonInsight } from './insight/use-person-insight.ts';
import { pastOf } from './past-of.ts';
import { wordsUsed } from './words/words-used.ts';

export type CheckInPage = {
  /** Today, yyyy-MM-dd. */
  day: string;
  form: CheckInForm;
  quiet: QuietDay;
  /** Null while the last check-ins cannot be read, and on a day that is to stay quiet. */
  insight: Insight | null;
  /** The words that were used lately for today's emotion, as a sentence. Null for fewer than two. */
  words: string | null;
  /** Whom the last check-ins name, as a sentence. Null for fewer than two, and where nobody may be named. */
  person: string | null;
  /** What was written today is not to be brought up. */
  hidesNotes: boolean;
  today:
    | { status: 'loading' }
    | { status: 'failed'; key: MessageKey; retry(): void }
    | { status: 'ready'; view: 'form' | 'summary'; record: CheckIn | null };
};

/** The check-in's page: the form while today has no record or one is being changed, otherwise what was saved. */
export function useCheckIn(): CheckInPage {
  const day = useDay();
  const today = useLive(({ checkIns }) => checkIns.today(), ['emotion_records'], day);
  const recent = useLive(({ checkIns }) => checkIns.recent(insightReach), ['emotion_records'], day);
  const quiet = useQuietDay();
  const muted = useMuted();
  const [saved, setSaved] = useState<{ record: CheckIn; over: CheckIn | null } | null>(null);
  const ready = today.status === 'ready';
  const live = ready ? today.value : null;
  // The live answer follows a save by a moment. Until then what came back from saving stands in for it; from then on the
  // live answer alone speaks, so that a check-in removed from the history does not come back.
  if (saved && ready && live !== saved.over) setSaved(null);
  const record = ready ? (saved?.record.day === day ? saved.record : live) : null;
  const form = useCheckInForm(day, {
    ready,
    record,
    saved: (kept) => setSaved({ record: kept, over: live }),
  });

  const seen =
    recent.status === 'ready' && quiet.status === 'no' ? toBeSeen(recent.value.items, muted) : [];
  const person = usePersonInsight(seen);

  return {
    day,
    form,
    quiet,
    insight:
      recent.status === 'ready' && quiet.status === 'no'
        ? insightOf(recent.value.items, muted)
        : null,
    words:
      record && recent.status === 'ready' && quiet.status === 'no'
        ? wordsUsed(seen, record.emotion)
        : null,
    person,
    hidesNotes: record !== null && muted.hides(pastOf(record)),
    today: todayOf(),
  };

  function todayOf(): CheckInPage['today'] {
    if (!ready) return today;
    // What is muted decides what is shown, and nothing may move when it becomes known.
    if (!muted.isKnown) return { status: 'loading' };
    return { status: 'ready', view: record && !form.open ? 'summary' : 'form', record };
  }
}

const toBeSeen = (all: readonly CheckIn[], muted: Muted) =>
  all.filter((one) => !muted.hides(pastOf(one)));

/** Of what may be brought up. Null where there are check-ins and none of them may be. */
function insightOf(all: readonly CheckIn[], muted: Muted): Insight | null {
  const seen = toBeSeen(all, muted);
  return seen.length === 0 && all.length > 0 ? null : insightFrom(seen);
}
