import { type Emotion, emotionMark, emotionName, isoDay, paths } from '@mooring/contract';
import type { CheckIn, Data, HealingPath, Muted, StoredConversation } from '@mooring/data';
import type { IconNode } from '@mooring/ui';
import { FootprintsIcon, MessageCircleIcon, WindIcon } from '@mooring/ui/bundled';
import { getDayOfYear } from 'date-fns';
import { calmForTonight } from './calm-for-tonight.ts';
import { furtherWays } from './further-ways.ts';
import { periodOf } from './greeting.ts';
import { type NearDay, nearDay } from './near-day.ts';
import { shownHardDays } from './near-hard-days.ts';
import { onThisDay } from './on-this-day.ts';
import { talk, unfinishedWords } from './unfinished.ts';

/** A row that leads back to something of the person's own, or on to something quiet. */
export type RememberedRow = { to: string; title: string; text: string; icon: IconNode };

/** What Home remembers of the person. */
export type Remembered = {
  /** Their own words that are not finished, the newest first. Shown on a quiet day too. */
  unfinished: RememberedRow[];
  /** Ways on, the nearest first. A quiet day hides them. */
  waysOn: RememberedRow[];
  /** The last check-ins, oldest first, and what the newest said. `hidden`: ids of those that are not to be brought up. */
  checkIns: { marks: Mark[]; last: string | null; hidden: string[] };
  /** A hard day that is near. What asks for something pauses while there is one. */
  near: NearDay | null;
};
type Mark = ReturnType<typeof emotionMark>;

/** ms after which a conversation is no longer offered on Home. It stays among the earlier ones. */
const recentConversation = 3 * 24 * 60 * 60 * 1000;
const shownMarks = 7;

/** Reads it. What cannot be read is left out: its own page says so. */
export async function remember(data: Data): Promise<Remembered> {
  const [conversation, path, recent, days, muted] = await Promise.all([
    orNull(data.conversations.current()),
    orNull(data.records.get('healing-path')),
    orNull(data.checkIns.recent(shownMarks)),
    orNull(shownHardDays(data)),
    orNull(data.muted.read()),
  ]);
  // Where it is not known what is muted, nothing of the person's past is brought up.
  const hides = muted?.hides ?? (() => true);
  const checkIns = recent?.items.filter((one) => !hides(pastOf(one))) ?? [];
  const now = data.env.now();
  const near = nearDay(days ?? [], isoDay(now));
  const waysOn = [
    near || !muted ? null : await orNull(onThisDay(data, hides)),
    conversation && isRecent(conversation, now, hides) ? goOn(conversation) : null,
    ...(near ? [] : await furtherWays(data, { path, next: nextStep(path, hides), hides })),
    tonight(now, checkIns[0] ?? null),
  ];
  return {
    unfinished: await unfinishedWords({ data, conversation, muted }),
    waysOn: waysOn.filter((row) => row !== null),
    checkIns: {
      marks: checkIns.map(({ emotion }) => emotionMark(emotion)).toReversed(),
      last: checkIns[0] ? emotionName(checkIns[0].emotion) : null,
      hidden: recent?.items.flatMap((one) => (hides(pastOf(one)) ? one.id : [])) ?? [],
    },
    near,
  };
}

const orNull = <T>(reading: Promise<T>): Promise<T | null> => reading.catch(() => null);

const pastOf = ({ id, createdAt, word = '', notes }: CheckIn) => ({
  id,
  date: createdAt,
  text: `${word}\n${notes}`,
});

/** Its words are not on Home, so of what is muted only its days count. */
function isRecent({ messages }: StoredConversation, now: Date, hides: Muted['hides']): boolean {
  const own = messages.findLast(({ role }) => role === 'user');
  if (!own || hides({ date: own.at })) return false;
  return now.getTime() - Date.parse(own.at) < recentConversation;
}

const goOn = (conversation: StoredConversation): RememberedRow => ({
  title: 'Your last conversation',
  text: 'Carry on where you stopped.',
  icon: MessageCircleIcon,
  to: talk(conversation),
});

function nextStep(path: HealingPath | null, hides: Muted['hides']): RememberedRow | null {
  const next = path?.customPath.find(({ id }) => id === path.currentCheckpoint);
  if (!next || next.completed) return null;
  return {
    title: 'Next on your healing path',
    text: hides({ text: next.title }) ? `Checkpoint ${next.id}` : next.title,
    icon: FootprintsIcon,
    to: paths.checkpoint.to({ id: String(next.id) }),
  };
}

function tonight(
  now: Date,
  last: { emotion: Emotion; intensity: number } | null,
): RememberedRow | null {
  if (!['evening', 'late night'].includes(periodOf(now.getHours()))) return null;
  return { ...calmForTonight(getDayOfYear(now), last), icon: WindIcon };
}
