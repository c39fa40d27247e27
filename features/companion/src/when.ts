import { fullMonth, isoTime } from '@mooring/contract';

/** As '20 November 2026, 21:10', in local time. */
export const dayAndTime = (iso: string): string => {
  const at = new Date(iso);
  return `${at.getDate()} ${fullMonth(at)}, ${isoTime(at)}`;
};
