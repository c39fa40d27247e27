/** Who uses Mooring in the simulation of docs/hosting.md: what four kinds of people keep in a month. */

/** Characters of each sealed column, as the app's own sealing makes them (`pnpm bench:hosting` seals the same things). */
export const sealedSizes = {
  entry: { title: 139, content: 2187, tags: 139 },
  checkIn: { emotion: 139, intensity: 139, notes: 139 },
  moment: { content: 139 },
  conversation: { value: 1035 },
  message: { value: 630 },
  /** What proves which device wrote a row, and a statement of a device. */
  seal: 120,
  statement: 1035,
} as const;

/** Characters of one piece of a recording or of a picture: four seconds of sound, or 128 kB. Rows are loaded without them. */
export const pieceSize = 229_430;

export type Profile = {
  name: string;
  /** Of a hundred people. */
  share: number;
  /** In one month. A conversation has `messages` messages. */
  entries: number;
  checkIns: number;
  moments: number;
  conversations: number;
  messages: number;
  /** Pieces of recordings and of pictures: 15 a minute, 4 a picture of half a megabyte. */
  pieces: number;
};

/** Assumed, not observed: nobody watches people use Mooring. */
export const profiles: readonly Profile[] = [
  {
    name: 'writer',
    share: 25,
    entries: 20,
    checkIns: 24,
    moments: 6,
    conversations: 1,
    messages: 20,
    pieces: 0,
  },
  {
    name: 'talker',
    share: 25,
    entries: 4,
    checkIns: 12,
    moments: 4,
    conversations: 10,
    messages: 24,
    pieces: 0,
  },
  {
    name: 'with pictures and recordings',
    share: 15,
    entries: 12,
    checkIns: 15,
    moments: 4,
    conversations: 2,
    messages: 20,
    pieces: 10 * 15 + 6 * 4,
  },
  {
    name: 'quiet',
    share: 35,
    entries: 1,
    checkIns: 3,
    moments: 1,
    conversations: 0,
    messages: 0,
    pieces: 0,
  },
];

/** What person `place` (from 0) is. The kinds are mixed, so that no page of a table holds one kind only. */
export function profileOf(place: number): Profile {
  let rest = (place * 37) % 100;
  for (const profile of profiles) {
    if (rest < profile.share) return profile;
    rest -= profile.share;
  }
  throw new Error('The shares are not a hundred.');
}

/** How long people go on writing, where most leave: of a hundred people, for so many months. Assumed as well. */
export const stays = [
  { share: 60, months: 1 },
  { share: 20, months: 3 },
  { share: 12, months: 12 },
  { share: 8, months: 36 },
] as const;

/** The first day on which a person writes, and the day after the last. */
export type Days = { from: number; until: number };

/**
 * On which of so many months' days person `place` writes: on all of them, or, where most leave, as long as they stay. Who leaves
 * came on any day from which that stay still fits. Each stay has all four kinds of people.
 */
export function daysOf(place: number, months: number, mostLeave: boolean): Days {
  if (!mostLeave) return { from: 0, until: months * 30 };
  let rest = (Math.floor(place / 100) * 41) % 100;
  const stay = stays.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  const length = Math.min(stay?.months ?? months, months) * 30;
  const from = ((place * 7919) % 10_007) % (months * 30 - length + 1);
  return { from, until: from + length };
}

/** Months that people write on average. */
export const averageStay = (months: number, mostLeave: boolean) =>
  mostLeave
    ? stays.reduce((sum, stay) => sum + (stay.share / 100) * Math.min(stay.months, months), 0)
    : months;

/** Of what people on average do in a month. */
export const average = (count: (profile: Profile) => number) =>
  profiles.reduce((sum, profile) => sum + (profile.share / 100) * count(profile), 0);
