import { fullDate, fullDay, isoDay, paths, readDate, yearOf } from '@mooring/contract';
import type { BegunDraft, Data, EntryFields, Muted, StoredConversation } from '@mooring/data';
import { FeatherIcon, FootprintsIcon, MessageCircleIcon, MicIcon } from '@mooring/ui/bundled';
import { subDays } from 'date-fns';
import type { RememberedRow } from './remember.ts';
import * as texts from './unfinished-texts.ts';

type UnfinishedRow = RememberedRow & { at: string };

/** What the rows are made from. */
type Reading = {
  data: Data;
  conversation: StoredConversation | null;
  /** Its ids that were chosen are not to be brought up. Null where that is not known. */
  muted: Muted | null;
};

/** The person's own words that are not finished, the newest first. What cannot be read is left out. */
export async function unfinishedWords(reading: Reading): Promise<RememberedRow[]> {
  const { data, conversation } = reading;
  const [begun, cutOff] = await Promise.all([
    data.drafts.list().catch(() => []),
    data.recordings.findInterrupted().catch(() => null),
  ]);
  const rows = await Promise.all(begun.map((draft) => rowOf(draft, reading).catch(() => null)));
  const found = rows.filter((row) => row !== null);
  const hasMessage = found.some(({ to }) => to === talk(conversation));
  const noReply = conversation && !hasMessage ? unansweredIn(conversation) : null;
  const newestFirst = [...found, ...(noReply ? [noReply] : [])].sort((a, b) =>
    a.at < b.at ? 1 : -1,
  );
  const all = cutOff ? [cutOffRow(paths.write.to()), ...newestFirst] : newestFirst;
  return all.filter((row, at) => all.findIndex((each) => isSameRow(each, row)) === at);
}

/** Two letters that were begun in a pause lead to one page. */
const isSameRow = (one: RememberedRow, other: RememberedRow) =>
  one.title === other.title && one.to === other.to;

async function rowOf({ key, at }: BegunDraft, reading: Reading): Promise<UnfinishedRow | null> {
  const { data, conversation, muted } = reading;
  const day = dayInWords(at, data.env.now());
  const written = (title: string, to: string) => ({
    ...{ title, to, at, icon: FeatherIcon },
    text: texts.yourWordsFrom(day),
  });
  if (key.startsWith('letter:')) return letterRow(key as `letter:${string}`, reading, written);
  if (key.includes(':') || formKeys.has(key)) return null;
  const draft = await data.drafts.get(key);
  if (!draft) return null;
  if (key === 'new') return withTime(pageRow(draft, day), at);
  if (key === 'companion') return withTime(messageRow(draft, day, talk(conversation)), at);
  const checkpoint = checkpointOf(key);
  if (checkpoint !== null) {
    const path = await data.records.get('healing-path');
    if (!path?.customPath.some(({ id }) => String(id) === checkpoint)) return null;
    const row = written(texts.youBeganAReflection, paths.checkpoint.to({ id: checkpoint }));
    return { ...row, icon: FootprintsIcon };
  }
  if (muted?.hasItem(key) || !(await data.entries.get(key))) return null;
  return written(texts.youBeganAChange, paths.edit.to({ id: key }));
}

/** Drafts of forms, which their own pages open again. */
const formKeys = new Set([
  ...['healing-path-draft', 'onboarding-draft', 'safety-plan', 'check-in', 'pause-note'],
  'moment',
]);

const checkpointOf = (key: string) => /^checkpoint-(\d+)$/.exec(key)?.[1] ?? null;

async function letterRow(
  key: `letter:${string}`,
  { data, muted }: Reading,
  written: (title: string, to: string) => UnfinishedRow,
): Promise<UnfinishedRow | null> {
  const draft = await data.drafts.get(key);
  if (!draft || !(draft.text.trim() || draft.to.trim()) || muted?.hasItem(draft.id)) return null;
  const id = key.slice('letter:'.length);
  const to = /^pause(-|$)/.test(id) ? paths.pause.to() : paths.letter.to({ id });
  return written(texts.youBeganALetter, to);
}

/** Null where nothing was begun. A recording of no length never ended: the page was closed while it ran. */
function pageRow({ title, content, recording, pictures }: EntryFields, day: string) {
  const to = paths.write.to();
  if (recording?.durationMs === 0) return cutOffRow(to);
  const page = { title: texts.youBeganAPage, icon: FeatherIcon, to };
  if (title || content || recording) return { ...page, text: texts.yourWordsFrom(day) };
  return pictures?.length ? { ...page, text: texts.yourPicturesFrom(day) } : null;
}

/** A message to the companion that is not sent. */
function messageRow({ content, recording }: EntryFields, day: string, to: string) {
  if (recording?.durationMs === 0) return cutOffRow(to);
  const text = texts.itIsNotSentYet(day);
  if (content.trim()) return { title: texts.youBeganAMessage, text, icon: MessageCircleIcon, to };
  return recording ? { title: texts.youRecordedAMessage, text, icon: MicIcon, to } : null;
}

const cutOffRow = (to: string): UnfinishedRow => ({
  title: texts.aRecordingWasCutOff,
  text: texts.whatWasRecordedIsKept,
  icon: MicIcon,
  to,
  at: '',
});

const withTime = (row: RememberedRow | null, at: string) => row && { ...row, at };

/** Where a conversation goes on. A first message that is not sent has none yet. */
export const talk = (conversation: StoredConversation | null) =>
  conversation
    ? `${paths.companion.to()}?conversation=${encodeURIComponent(conversation.id)}`
    : paths.companion.to();

/** A message that has no reply. A greeting alone has nothing to answer. */
function unansweredIn(conversation: StoredConversation): UnfinishedRow | null {
  const last = conversation.messages.at(-1);
  if (last?.role !== 'user') return null;
  return {
    title: texts.yourLastMessage,
    text: texts.openTheConversation,
    icon: MessageCircleIcon,
    to: talk(conversation),
    at: last.at,
  };
}

/** 'today', 'yesterday', 'November 20', and with its year where that is another one. */
function dayInWords(at: string, now: Date): string {
  const day = readDate(at);
  if (isoDay(day) === isoDay(now)) return texts.today;
  if (isoDay(day) === isoDay(subDays(now, 1))) return texts.yesterday;
  return yearOf(day) === yearOf(now) ? fullDay(day) : fullDate(day);
}
