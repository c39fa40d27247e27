import type { HardDay } from '@mooring/data';

/** For tests and stories, whose clock stands at November 20, 2026. */
export const birthday: HardDay = {
  id: 'birthday',
  name: 'Tom’s birthday',
  kind: 'born',
  date: { month: 11, day: 26, year: 1987 },
  isYearly: true,
  isHard: true,
  plan: { where: 'At the lake', who: 'With Ana', tooMuch: 'Go home early. Call Ruth.' },
};

export const court: HardDay = {
  id: 'court',
  name: 'Court',
  kind: 'court',
  date: { year: 2026, month: 12, day: 3 },
  isYearly: false,
  isHard: false,
  plan: { where: '', who: '', tooMuch: '' },
};

export const leapDay: HardDay = {
  ...court,
  id: 'leap',
  name: 'The wedding',
  kind: 'wedding',
  date: { month: 2, day: 29 },
  isYearly: true,
};

export const inWords: HardDay = {
  ...court,
  id: 'words',
  name: 'When we met',
  kind: 'met',
  date: { words: 'spring 1998' },
  isYearly: true,
  isHard: true,
};

export const past: HardDay = {
  ...court,
  id: 'past',
  name: 'The funeral',
  kind: 'other',
  date: { year: 2026, month: 3, day: 19 },
};
