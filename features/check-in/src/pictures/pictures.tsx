import type { CheckInWithoutNotes } from '@mooring/data';
import type { Period } from '../history/period.ts';
import { BreakdownPicture } from './breakdown-picture.tsx';
import { CalendarPicture } from './calendar-picture.tsx';
import { StrengthPicture } from './strength-picture.tsx';

export type PictureKind = 'calendar' | 'strength' | 'emotions';

export type PicturesProps = {
  kind: PictureKind;
  /** Newest first, those of the period and of the emotion chosen. */
  felt: readonly CheckInWithoutNotes[];
  period: Period;
  today: string;
};

/** One picture of the history. Loaded with its drawing library only when it is asked for. */
export function Pictures({ kind, felt, period, today }: PicturesProps) {
  if (kind === 'calendar') return <CalendarPicture felt={felt} period={period} today={today} />;
  if (kind === 'strength') return <StrengthPicture felt={felt} period={period} />;
  return <BreakdownPicture felt={felt} period={period} />;
}
