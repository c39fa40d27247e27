import { isoDay, readDate } from '@mooring/contract';
import { type Emotion, useLive } from '@mooring/data';
import { addDays } from 'date-fns';
import { useState } from 'react';
import { type Period, periodAt, type Span, stepFrom } from './period.ts';

export const views = ['list', 'calendar', 'strength', 'emotions'] as const;
export type View = (typeof views)[number];

/** What of the history is looked at, and how. The list and the pictures share it. */
export type HistoryView = {
  view: View;
  emotion: Emotion | null;
  period: Period;
  showAs(view: View): void;
  /** Null shows all of them. */
  only(emotion: Emotion | null): void;
  span(span: Span): void;
  /** To the period before; null where nothing was named before. */
  earlier: (() => void) | null;
  /** To the period after; null where today is reached. */
  later: (() => void) | null;
};

/** `today` is yyyy-MM-dd. Until a span is chosen the list goes all the way back, and the pictures begin with this month. */
export function useHistoryView(today: string): HistoryView {
  const [view, showAs] = useState<View>('list');
  const [emotion, only] = useState<Emotion | null>(null);
  const [chosen, choose] = useState<Span | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const span = chosen ?? (view === 'list' ? 'all' : 'month');
  const day = left ?? today;
  const period = periodAt(span, day);
  const before = useLive(
    async ({ checkIns }) => {
      if (!period.from) return false;
      const to = isoDay(addDays(readDate(period.from), -1));
      const { items, unreadable } = await checkIns.recent(1, { to });
      return items.length + unreadable.length > 0;
    },
    ['emotion_records'],
    period.from,
  );
  const step = (by: 1 | -1) => () => {
    const there = stepFrom(span, day, by);
    // Back at the present it moves with the days again.
    setLeft(periodAt(span, there).label === periodAt(span, today).label ? null : there);
  };
  return {
    view,
    emotion,
    period,
    showAs,
    only,
    span: (next) => {
      choose(next);
      setLeft(null);
    },
    earlier: before.status === 'ready' && before.value ? step(-1) : null,
    later: period.to && period.to < today ? step(1) : null,
  };
}
