import { type CheckInWithoutNotes, emotionName } from '@mooring/data';
import { strengthName } from '../strength-name.ts';

/** 'Grief, strong; Hope, moderate' for the check-ins of a day. */
export const felts = (felt: readonly CheckInWithoutNotes[]): string =>
  felt
    .map(
      ({ emotion, intensity }) =>
        `${emotionName(emotion)}, ${strengthName(intensity).toLowerCase()}`,
    )
    .join('; ');

/** '1 check-in', '12 check-ins'. */
export const checkIns = (count: number): string =>
  `${count} ${count === 1 ? 'check-in' : 'check-ins'}`;
