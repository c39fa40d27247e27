import type { HardDay } from '@mooring/data';

/** For tests and stories: a hard day on November 26. */
export const tomsBirthday: HardDay = {
  id: 'tom',
  name: 'Tom’s birthday',
  kind: 'born',
  date: { month: 11, day: 26 },
  isYearly: true,
  isHard: true,
  plan: { where: '', who: '', tooMuch: '' },
};

export const plan = { where: 'At the lake', who: 'With Ana', tooMuch: 'Go home early.' };
