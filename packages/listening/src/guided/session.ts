import type { Role } from '../engine.ts';

/**
 * What a message is in guided writing. The person begins, answers, skips, has written enough or wants to talk; the app asks,
 * shows the entry, or ends where nothing was written.
 */
export type GuidedStep =
  | 'start'
  | 'answer'
  | 'skip'
  | 'enough'
  | 'talk'
  | 'question'
  | 'entry'
  | 'over';

export type GuidedMark = {
  step: GuidedStep;
  /** The id of the question that was asked. */
  question?: string | undefined;
  /** The key of the journal draft that guided writing began with, at its start. */
  draft?: string | undefined;
  /** Its words were too long for a message, so the message holds their beginning. */
  isCut?: true | undefined;
};

/** What is read of a message of the conversation. */
export type GuidedMessage = {
  role: Role;
  text: string;
  crisis?: true | undefined;
  guided?: GuidedMark | undefined;
};

/** One guided writing, as the messages tell it. Nothing else is stored of it, so a reload continues it. */
export type GuidedSession = {
  /** Whether it goes on: no entry was shown, nothing raised the card, and nothing else was said. */
  isOpen: boolean;
  /** The key of the journal draft it began with, or null. */
  draft: string | null;
  /** The words of that draft as they were then, or ''. */
  page: string;
  /** `page` is only the beginning of them. */
  isCut: boolean;
  /** The person's answers in order, trimmed and not changed otherwise. */
  answers: readonly string[];
  /** The ids of the questions that were asked, in order. */
  asked: readonly string[];
};

/** The newest guided writing of a conversation, or null. */
export function guidedSession(messages: readonly GuidedMessage[]): GuidedSession | null {
  const from = messages.findLastIndex(({ guided }) => guided?.step === 'start');
  const start = messages[from];
  if (!start) return null;
  const rest = messages.slice(from + 1);
  const answers = rest.filter(({ guided, crisis }) => guided?.step === 'answer' && !crisis);
  return {
    isOpen: !start.crisis && !rest.some(ends),
    draft: start.guided?.draft ?? null,
    page: start.guided?.draft === undefined ? '' : wordsAfterRequest(start.text),
    isCut: start.guided?.isCut === true,
    answers: answers.map(({ text }) => text.trim()).filter((text) => text !== ''),
    asked: rest.flatMap(({ guided }) => guided?.question ?? []),
  };
}

/** The words of the entry: those of the page first, then the answers. Nothing is added but empty lines between them. */
export const guidedEntry = ({ page, answers }: Pick<GuidedSession, 'page' | 'answers'>): string =>
  [page, ...answers].filter((part) => part !== '').join('\n\n');

const ends = ({ role, crisis, guided }: GuidedMessage) =>
  crisis || guided?.step === 'entry' || guided?.step === 'over' || (role === 'user' && !guided);

/** The message that begins it is the request, and after an empty line the words of the page. */
function wordsAfterRequest(text: string): string {
  const at = text.indexOf('\n\n');
  return at === -1 ? '' : text.slice(at).trim();
}
