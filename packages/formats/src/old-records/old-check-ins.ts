import { type Emotion, emotionName, emotions, isoDay, readDate } from '@mooring/contract';
import { addHours, isValid } from 'date-fns';
import * as z from 'zod/mini';

export type OldCheckIn = {
  emotion: Emotion;
  /** 0–4. */
  intensity: number;
  notes: string;
  /** ISO time of the record, or noon of its local day if it has only that. */
  createdAt: string;
};

/** The check-ins in the old texts, oldest first and without duplicates, and all other values as text. */
export type OldCheckIns = { records: OldCheckIn[]; unrecognised: string[] };

type DatedCheckIn = OldCheckIn & { day: string; hasTime: boolean };

const names = new Map<string, Emotion>(
  emotions.flatMap((emotion) => [
    [emotion.toLowerCase(), emotion],
    [emotionName(emotion).toLowerCase(), emotion],
  ]),
);

const oldRowSchema = z.object({
  emotion: z.pipe(
    z.string(),
    z.transform((name, problem) => {
      const emotion = names.get(name.trim().toLowerCase());
      if (!emotion) problem.issues.push({ code: 'custom', input: name });
      return emotion ?? z.NEVER;
    }),
  ),
  intensity: z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number))]),
    z.int().check(z.minimum(0), z.maximum(4)),
  ),
  notes: z.pipe(
    z.nullish(z.string()),
    z.transform((notes) => notes ?? ''),
  ),
  date: z.nullish(z.string()),
  created_at: z.nullish(z.string()),
});

/** Parses the texts of both keys. */
export function readOldCheckIns(texts: readonly string[]): OldCheckIns {
  const rows: DatedCheckIn[] = [];
  const left: string[] = [];
  for (const value of texts.flatMap(parseValues)) {
    const row = parseCheckIn(value);
    if (row) rows.push(row);
    else left.push(typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { records: withoutDuplicates(rows), unrecognised: left };
}

/** The values of the old lists, in any of the wrappers that were used. A text that is not JSON is one value. */
function parseValues(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text.trim() === '' ? [] : [text];
  }
  if (Array.isArray(value)) return value;
  if (value === null) return [];
  if (typeof value !== 'object') return [value];
  return 'emotion' in value ? [value] : Object.values(value);
}

function parseCheckIn(value: unknown): DatedCheckIn | null {
  const { data } = oldRowSchema.safeParse(value);
  if (!data) return null;
  const { emotion, intensity, notes, date, created_at } = data;
  const time = created_at ? new Date(created_at) : null;
  const noon = date ? addHours(parseDay(date), 12) : null;
  const timed = time !== null && isValid(time) && (!noon || dayOf(time) === date);
  const at = timed ? time : noon;
  if (!at || !isValid(at)) return null;
  const createdAt = at.toISOString();
  return { emotion, intensity, notes, createdAt, day: dayOf(at), hasTime: timed };
}

/** Both keys may hold the same check-in, once with its time and once with only its day. */
function withoutDuplicates(rows: DatedCheckIn[]): OldCheckIn[] {
  const times = new Set<string>();
  const days = new Set<string>();
  const unique = rows.filter(
    (row) => row.hasTime && addOnce(times, `${row.createdAt} ${contentKey(row)}`),
  );
  for (const row of unique) days.add(`${row.day} ${contentKey(row)}`);
  unique.push(
    ...rows.filter((row) => !row.hasTime && addOnce(days, `${row.day} ${contentKey(row)}`)),
  );
  return unique
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map(({ day: _day, hasTime: _timed, ...record }) => record);
}

function addOnce(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

const contentKey = ({ emotion, intensity, notes }: DatedCheckIn) =>
  JSON.stringify([emotion, intensity, notes]);

/** The start of a local day. Its parts may lack leading zeros. There is no year 0. */
function parseDay(date: string): Date {
  const [, year = '', month = '', day = ''] =
    /^(?!0+-)(\d{1,4})-(\d\d?)-(\d\d?)\s*$/.exec(date) ?? [];
  return readDate(`${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const dayOf = (time: Date) => (isValid(time) ? isoDay(time) : '');
