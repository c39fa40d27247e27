import { readDate, shortDay } from '@mooring/contract';
import { type OwnPrompt, useDay, useLive, useMuted, useQuietDay } from '@mooring/data';
import { readPersonInWords } from '@mooring/data/people';
import { useOwnPrompts } from '../own-prompts/use-own-prompts.ts';
import { personPrompts } from './prompt-people.ts';
import { type DailyPrompt, type DatedPrompt, earlier, week } from './prompt-schedule.ts';
import { promptNotes } from './prompt-types.ts';
import * as strings from './strings.ts';

/** A prompt as its card shows it. */
export type PromptCardContent = {
  id: string;
  type: string;
  text: string;
  /** Always stands beside the text; Forgiveness says that it is optional. */
  note: string | null;
  /** 'It can be to your mum, Vera.' Stays out of the answer. Null where nobody may be named. */
  person: string | null;
  /** 'Nov 20'. */
  day: string;
  /** It is the person's own. */
  isOwn: boolean;
};

/** Today's prompt, the six that follow, and those of the last seven days. */
export type PromptWeek = {
  today: PromptCardContent | undefined;
  soon: PromptCardContent[];
  earlier: PromptCardContent[];
  /** The first of one's own prompts that may be brought up, and how many there are. */
  own: { first: OwnPrompt[]; count: number };
};

/** The prompts, unless the person said 'Not today', which can be taken back. */
export type Prompts =
  | { status: 'unknown' }
  | { status: 'quiet'; end(): void }
  | ({ status: 'shown' } & PromptWeek);

/** One's own prompts that are shown beside ours; the others are on a page of their own. */
const shownOwn = 3;

export function usePrompts(): Prompts {
  const day = useDay();
  const quiet = useQuietDay();
  const kept = useOwnPrompts();
  const { hides, isKnown } = useMuted();
  const person = useLive((data) => readPersonInWords(data, []), ['user_data']);

  if (quiet.status === 'unknown') return { status: 'unknown' };
  if (quiet.status === 'yes') return { status: 'quiet', end: quiet.end };
  // What is one's own decides what is shown, and nothing may move when it becomes known.
  if (kept.status === 'loading' || person.status === 'loading' || !isKnown) {
    return { status: 'unknown' };
  }
  // Where they cannot be read ours are there all the same; the page of one's own says why.
  const all = kept.status === 'ready' ? kept.value.items : [];
  const shown = all.filter(({ id, text, createdAt: date }) => !hides({ id, text, date }));
  const daily = shown.flatMap(dailyOf);
  const date = readDate(day);
  const who = person.status === 'ready' ? (person.value?.who ?? null) : null;
  const card = (prompt: DatedPrompt) => cardOf(prompt, who);
  const [today, ...soon] = week(date, daily).map(card);
  return {
    status: 'shown',
    today,
    soon,
    earlier: earlier(date, daily).map(card),
    own: { first: shown.slice(0, shownOwn), count: all.length },
  };
}

const dailyOf = ({ id, text, dailySince }: OwnPrompt): DailyPrompt[] =>
  dailySince ? [{ id, text, dailySince }] : [];

function cardOf({ id, type, text, day }: DatedPrompt, who: string | null): PromptCardContent {
  const way = personPrompts[id];
  return {
    id,
    type: type ?? 'Your own',
    text,
    note: type && (promptNotes[type] ?? null),
    person: way && who ? strings.person[way](who) : null,
    day: shortDay(day),
    isOwn: type === null,
  };
}
