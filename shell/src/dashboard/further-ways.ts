import { isoDay, paths, readDate } from '@mooring/contract';
import type { Data, HealingPath, Muted } from '@mooring/data';
import { AnchorIcon, BookOpenIcon, FeatherIcon, PenLineIcon } from '@mooring/ui/bundled';
import { differenceInCalendarDays } from 'date-fns';
import { periodOf } from './greeting.ts';
import type { RememberedRow } from './remember.ts';

/** Days of the week that the anchor of a path is for. */
const anchorDays = 7;
/** The parts of 'Five Evenings' in the library. Their ids never change. */
const evenings = [1, 2, 3, 4, 5].map((part) => `five-evenings-${part}`);

type Person = { path: HealingPath | null; next: RememberedRow | null; hides: Muted['hides'] };

/**
 * Ways on that are slower than a conversation: the first words where they came from the first questions, the anchor of a path in its first week, its `next` step, the next evening of a series that
 * was begun, and by day the prompt. Not for days near a hard one.
 */
export async function furtherWays(
  data: Data,
  { path, next, hides }: Person,
): Promise<(RememberedRow | null)[]> {
  const now = data.env.now();
  const [read, written, answers] = await Promise.all([
    data.records.get('library-read').catch(() => null),
    data.summaries.newest(1).catch(() => null),
    data.records.get('onboarding').catch(() => null),
  ]);
  // The words of the first questions became an entry without a word on that page. Once there is another, the journal is known.
  const firstWords = written?.total === 1 && Boolean(answers?.words);
  return [
    firstWords ? inTheJournal : null,
    path ? anchorOf(path, now, hides) : null,
    next,
    nextEvening(new Set(read)),
    // Somebody who has not written yet finds an empty page, and no question. The evening has its own row.
    written?.total && !firstWords ? todaysPrompt(now) : null,
  ];
}

const inTheJournal: RememberedRow = {
  title: 'Your first words are in your journal',
  text: 'They are your first entry. You can change it or delete it.',
  icon: FeatherIcon,
  to: paths.journal.to(),
};

function anchorOf(
  { weeklyAnchor: { message }, startDate }: HealingPath,
  now: Date,
  hides: Muted['hides'],
): RememberedRow | null {
  const day = differenceInCalendarDays(now, readDate(startDate));
  // A date that is none is no number, and in no week.
  if (!(day >= 0 && day < anchorDays) || message.trim() === '') return null;
  if (hides({ text: message, date: isoDay(readDate(startDate)) })) return null;
  return {
    title: 'Your anchor for this week',
    text: 'A sentence and a question, made for these days.',
    icon: AnchorIcon,
    to: paths.healingPathOverview.to(),
  };
}

function nextEvening(read: ReadonlySet<string>): RememberedRow | null {
  const place = evenings.findIndex((id) => !read.has(id));
  const isBegun = evenings.some((id) => read.has(id));
  if (!isBegun || place < 0) return null;
  return {
    title: 'Five Evenings',
    text: `Part ${place + 1} is next, on any evening.`,
    icon: BookOpenIcon,
    to: `${paths.guidedSeries.to()}?read=${evenings[place]}`,
  };
}

function todaysPrompt(now: Date): RememberedRow | null {
  if (!['morning', 'afternoon'].includes(periodOf(now.getHours()))) return null;
  return {
    title: 'Today’s prompt',
    text: 'A question to write from, if you would like one.',
    icon: PenLineIcon,
    to: paths.prompts.to(),
  };
}
