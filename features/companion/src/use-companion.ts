import { keyOf, type MessageKey } from '@mooring/contract';
import { useLocation, useSearchParams } from '@mooring/contract/router';
import { type Conversation, type ConversationMessage, type Emotion, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { alsoFeeling } from './also-feeling.ts';
import { carriedState } from './carried-text.ts';
import { greetingFor } from './greeting/greeting.ts';
import { useChosenEmotions } from './use-chosen-emotions.ts';
import { useKeptConversation } from './use-kept-conversation.ts';

/** The intensity the specification gives the check-in that Begin adds. */
const beginIntensity = 3;

/** What is shown, by the URL: it survives a reload and contains no private text. */
export const addressOf = { conversation: 'conversation', view: 'view' } as const;

/** ms after which what was cleared is removed for good; a little more than it can be undone. */
const sweepAfter = 61_000;

export type ChooseStep = {
  step: 'choose';
  chosen: readonly Emotion[];
  choose(emotions: Emotion[]): void;
  /** Words from another page are waiting for the next step. */
  brought: boolean;
  /** A conversation that can be gone on with. */
  held: Conversation | null;
  goOn(): void;
  busy: boolean;
  failed: MessageKey | null;
  begin(): Promise<void>;
  beginUnsaved(): void;
};

export type TalkStep = {
  step: 'talk';
  conversation: Conversation;
  /** Whether it is kept on this device. */
  kept: boolean;
  /** Whether a part of it does not open. */
  incomplete: boolean;
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
  const { chosen, choose, clear: chooseNone } = useChosenEmotions();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<MessageKey | null>(null);
  const [begun, setBegun] = useState<Conversation | null>(null);
  const [unkept, setUnkept] = useState<Conversation | null>(null);
  const id = search.get(addressOf.conversation);
  const current = useKeptConversation(id);

  useEffect(() => {
    const sweep = () => void data.conversations.purgeCleared().catch(() => undefined);
    sweep();
    const timer = setInterval(sweep, sweepAfter);
    return () => clearInterval(timer);
  }, [data]);

  function opened(checkIn: string | null): Conversation | null {
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
      const notes = alsoFeeling(others);
      const record = await data.checkIns.append({
        emotion: first,
        intensity: beginIntensity,
        notes,
      });
      const conversation = opened(record.id);
      if (!conversation) return;
      await data.conversations.begin(conversation);
      setBegun(conversation);
      setSearch({ [addressOf.conversation]: conversation.id }, { state });
    } catch (error) {
      setFailed(keyOf(error, 'store.failed'));
    } finally {
      setBusy(false);
    }
  }

  function leave() {
    chooseNone();
    setFailed(null);
    setUnkept(null);
    setBegun(null);
    setSearch({}, { replace: true });
  }

  async function clear(conversation: Conversation, kept: boolean) {
    try {
      if (kept) await data.conversations.clear(conversation.id);
    } catch (error) {
      return data.notices.fail(error, 'store.failed');
    }
    leave();
    const run = () => void undo(conversation, kept);
    data.notices.say('companion.cleared', { action: { label: 'Undo', run } });
  }

  async function undo(conversation: Conversation, kept: boolean) {
    if (!kept) return setUnkept(conversation);
    try {
      await data.conversations.undoClear(conversation.id);
      setSearch({ [addressOf.conversation]: conversation.id }, { replace: true });
    } catch (error) {
      data.notices.fail(error, 'companion.gone');
    }
  }

  /** A conversation that is not kept is in this page alone. */
  async function addUnkept(message: ConversationMessage) {
    setUnkept((before) => before && { ...before, messages: [...before.messages, message] });
  }

  const there = current.status === 'ready' ? current.value : null;
  // The conversation was read once: if it is missing later, another tab has cleared it.
  if (begun && there?.id === begun.id) setBegun(null);
  const asked = there?.id === id ? there : begun?.id === id ? begun : null;
  const open = unkept ?? asked;
  if (open) {
    const kept = open !== unkept;
    return {
      step: 'talk',
      conversation: open,
      kept,
      incomplete: open === there && there.unreadable > 0,
      add: kept ? (message) => data.conversations.saveMessages(open.id, [message]) : addUnkept,
      clear: () => clear(open, kept),
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
    brought: carriedState(state) !== null,
    held: there?.messages.some(({ role }) => role === 'user') ? there : null,
    goOn: () => there && setSearch({ [addressOf.conversation]: there.id }, { state }),
    busy,
    failed,
    begin,
    beginUnsaved: () => setUnkept(opened(null)),
  };
}
