import { keyOf, type MessageKey } from '@mooring/contract';
import { useLocation, useSearchParams } from '@mooring/contract/router';
import { type Conversation, type ConversationMessage, type Emotion, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { carriedState } from './carried-text.ts';
import { notesFor } from './check-in-notes.ts';
import { greetingFor } from './greeting/greeting.ts';
import { useChosenEmotions } from './use-chosen-emotions.ts';
import { useStoredConversation } from './use-stored-conversation.ts';

/** The intensity the specification gives the check-in that Begin adds. */
const beginIntensity = 3;

/** What is shown, by the URL: it survives a reload and contains no private text. */
export const searchParam = { conversation: 'conversation', view: 'view' } as const;

/** ms between two purges of cleared conversations; slightly longer than Undo is offered. */
const purgeInterval = 61_000;

export type ChooseStep = {
  step: 'choose';
  chosen: readonly Emotion[];
  choose(emotions: Emotion[]): void;
  /** Text from another page will be added in the next step. */
  hasCarriedText: boolean;
  /** That text begins guided writing. */
  isGuided: boolean;
  /** A conversation that can be resumed. */
  openConversation: Conversation | null;
  resume(): void;
  busy: boolean;
  failed: MessageKey | null;
  begin(): Promise<void>;
  beginUnsaved(): void;
};

export type TalkStep = {
  step: 'talk';
  conversation: Conversation;
  /** Whether it is saved on this device. */
  isSaved: boolean;
  /** Whether a part of it does not open. */
  isIncomplete: boolean;
  /** Adds a message where the conversation is read from. */
  add(message: ConversationMessage): Promise<void>;
  clear(): Promise<void>;
  /** Back to the emotions; the conversation stays as it is. */
  leave(): void;
};

export type Companion =
  | { step: 'opening' }
  | { step: 'unreadable'; key: MessageKey; retry(): void }
  | ChooseStep
  | TalkStep;

export function useCompanion(): Companion {
  const data = useData();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { chosen, choose, clear: clearChosen } = useChosenEmotions();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<MessageKey | null>(null);
  const [begun, setBegun] = useState<Conversation | null>(null);
  const [unsaved, setUnsaved] = useState<Conversation | null>(null);
  const id = search.get(searchParam.conversation);
  const current = useStoredConversation(id);

  useEffect(() => {
    const purge = () => void data.conversations.purgeCleared().catch(() => undefined);
    purge();
    const timer = setInterval(purge, purgeInterval);
    return () => clearInterval(timer);
  }, [data]);

  function createConversation(checkIn: string | null): Conversation | null {
    const [first, ...others] = chosen;
    if (!first) return null;
    const now = data.env.now();
    const at = now.toISOString();
    const text = greetingFor([first, ...others], now).join('\n\n');
    return {
      id: data.env.newId(),
      startedAt: at,
      checkIn,
      emotions: [first, ...others],
      messages: [{ id: data.env.newId(), role: 'companion', text, at }],
    };
  }

  async function begin() {
    const [first, ...others] = chosen;
    if (busy || !first) return;
    setBusy(true);
    setFailed(null);
    try {
      const notes = notesFor(others);
      const record = await data.checkIns.append({
        emotion: first,
        intensity: beginIntensity,
        notes,
      });
      const conversation = createConversation(record.id);
      if (!conversation) return;
      await data.conversations.begin(conversation);
      setBegun(conversation);
      setSearch({ [searchParam.conversation]: conversation.id }, { state });
    } catch (error) {
      setFailed(keyOf(error, 'store.failed'));
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    clearChosen();
    setFailed(null);
    setUnsaved(null);
    setBegun(null);
    setSearch({}, { replace: true });
  }

  async function clear(conversation: Conversation, isSaved: boolean) {
    try {
      if (isSaved) await data.conversations.clear(conversation.id);
    } catch (error) {
      return data.notices.fail(error, 'store.failed');
    }
    leave();
    const run = () => void undo(conversation, isSaved);
    data.notices.say('companion.cleared', { action: { label: 'Undo', run } });
  }

  async function undo(conversation: Conversation, isSaved: boolean) {
    if (!isSaved) return setUnsaved(conversation);
    try {
      await data.conversations.undoClear(conversation.id);
      setSearch({ [searchParam.conversation]: conversation.id }, { replace: true });
    } catch (error) {
      data.notices.fail(error, 'companion.gone');
    }
  }

  /** A conversation that is not saved exists in this page only. */
  async function addUnsaved(message: ConversationMessage) {
    setUnsaved((before) => before && { ...before, messages: [...before.messages, message] });
  }

  const stored = current.status === 'ready' ? current.value : null;
  // The conversation was read once: if it is missing later, another tab has cleared it.
  if (begun && stored?.id === begun.id) setBegun(null);
  const requested = stored?.id === id ? stored : begun?.id === id ? begun : null;
  const open = unsaved ?? requested;
  if (open) {
    const isSaved = open !== unsaved;
    return {
      step: 'talk',
      conversation: open,
      isSaved,
      isIncomplete: open === stored && stored.unreadable > 0,
      add: isSaved ? (message) => data.conversations.saveMessages(open.id, [message]) : addUnsaved,
      clear: () => clear(open, isSaved),
      leave,
    };
  }
  if (id !== null && current.status === 'loading') return { step: 'opening' };
  if (id !== null && current.status === 'failed') {
    return { step: 'unreadable', key: current.key, retry: current.retry };
  }
  return {
    step: 'choose',
    chosen,
    choose,
    hasCarriedText: carriedState(state) !== null,
    isGuided: carriedState(state)?.guided === true,
    openConversation: stored?.messages.some(({ role }) => role === 'user') ? stored : null,
    resume: () => stored && setSearch({ [searchParam.conversation]: stored.id }, { state }),
    busy,
    failed,
    begin,
    beginUnsaved: () => setUnsaved(createConversation(null)),
  };
}
