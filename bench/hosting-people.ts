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

/** Of what people on average do in a month. */
export const average = (count: (profile: Profile) => number) =>
  profiles.reduce((sum, profile) => sum + (profile.share / 100) * count(profile), 0);
