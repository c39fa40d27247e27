import { keyOf, type MessageKey } from '@mooring/contract';
import type {
  Conversation,
  ConversationMessage,
  Data,
  FinishedRecording,
  GuidedMark,
  Tone,
  WritingType,
} from '@mooring/data';
import { isFirstOfChild } from '@mooring/data/conversation';
import { isPress, markOfTyped } from '../guided/guided-turn.ts';
import { askForText, forgottenTexts } from './app-texts.ts';
import { calm, hear, isAfterDanger, safetyReply } from './danger.ts';
import { type InFlight, missingFrom, withInFlight } from './in-flight.ts';

export type NewMessage = {
  text: string;
  writing: WritingType | null;
  recording?: FinishedRecording['recording'];
  /** Its part in guided writing. Left out: what was typed is an answer while questions are asked. */
  guided?: GuidedMark;
  /** What is screened, where it is more than the text. */
  screened?: string;
};

/** The phase of a turn: screening the message, waiting for the first words, streaming the reply. */
export type Waiting = 'screening' | 'thinking' | 'arriving';

/** The turn in flight. Everything else is read from the stored conversation. */
export type TalkState = {
  waiting: Waiting | null;
  /** The reply as far as it has arrived. */
  arriving: string;
  inFlight: readonly InFlight[];
  /** Why there is no reply, as the chat says it. */
  failed: MessageKey | null;
  /** Why the message was not saved. It is still in the message field. */
  unsaved: MessageKey | null;
};

export const idle: TalkState = {
  waiting: null,
  arriving: '',
  inFlight: [],
  failed: null,
  unsaved: null,
};

/** Runs the turns of one conversation: a message is screened, stored and answered, in this order. */
export type Talk = {
  /** True when the message is stored and may leave the message field. */
  send(message: NewMessage): Promise<boolean>;
  /** Requests the missing reply again. */
  retry(by?: 'guide'): Promise<void>;
  /** Stops the reply and saves what has arrived. */
  stop(): void;
  /** Called whenever the conversation was read: messages in it are no longer in flight. */
  onRead(messages: readonly ConversationMessage[]): void;
};

/** ms between two sentences of the guide: time to read, and to press Stop. */
const pace = 260;

type Parts = {
  data: Data;
  conversation: Pick<Conversation, 'id' | 'emotions'>;
  /** The messages as they were read last. */
  read(): readonly ConversationMessage[];
  add(message: ConversationMessage): Promise<void>;
  /** Whether the conversation is kept, so that what it tells is learned. */
  isSaved(): boolean;
  tone(): Tone;
  onState(state: TalkState): void;
  onTurn(): void;
};

export function createTalk({ data, conversation, ...parts }: Parts): Talk {
  let state = idle;
  let stopping = new AbortController();
  /** The id of the reply that is being saved. */
  let savingId: string | null = null;
  /** The messages in danger that the guide answers. After a reload they are met as danger. */
  const unsure = new Set<string>();

  const update = (change: Partial<TalkState>) => {
    state = { ...state, ...change };
    parts.onState(state);
  };

  const messages = () => withInFlight(parts.read(), state.inFlight);
  const launch = (message: ConversationMessage): readonly InFlight[] => [
    ...state.inFlight,
    { message, after: messages().at(-1)?.id },
  ];
  const stamped = () => ({ id: data.env.newId(), at: data.env.now().toISOString() });

  async function send({ text, writing, recording, ...rest }: NewMessage): Promise<boolean> {
    if (state.waiting) return false;
    update({ waiting: 'screening', unsaved: null, failed: null });
    // The message is screened first, so that the card is shown before any reply.
    const heard = isPress(rest.guided)
      ? calm
      : await hear(data, rest.screened ?? text, messages(), writing !== null);
    const { crisis } = heard;
    const guided = rest.guided ?? (writing ? undefined : markOfTyped(messages(), text));
    const message: ConversationMessage = {
      ...stamped(),
      role: 'user',
      text,
      ...(writing ? { writing } : {}),
      ...(crisis ? { crisis } : {}),
      ...(guided && !crisis ? { guided } : {}),
      ...(recording ? { recording } : {}),
    };
    try {
      await parts.add(message);
    } catch (error) {
      update({ waiting: null, unsaved: keyOf(error, 'store.failed') });
      return false;
    }
    update({ inFlight: launch(message) });
    if (heard.isUnsure) unsure.add(message.id);
    parts.onTurn();
    void answer(message);
    return true;
  }

  async function answer(message: ConversationMessage, by?: 'guide') {
    stopping = new AbortController();
    const { signal } = stopping;
    update({ waiting: 'thinking', failed: null, arriving: '' });
    const reply = await replyTo(message, signal, by).catch((error: unknown) => {
      update({ waiting: null, failed: keyOf(error, 'companion.failed') });
      data.notices.say('companion.connection-issue');
      return null;
    });
    if (!reply) return;
    if (reply.text === '') update({ waiting: null, arriving: '' });
    else await saveReply(reply, signal.aborted);
  }

  async function saveReply(reply: Reply, stopped: boolean) {
    const message: ConversationMessage = {
      ...stamped(),
      role: 'companion',
      ...reply,
      ...(stopped ? { stopped } : {}),
    };
    savingId = message.id;
    try {
      await parts.add(message);
    } catch (error) {
      const key = keyOf(error, 'store.failed');
      // Locked during a reply: the page is gone, so nothing is shown.
      if (key !== 'session.locked') data.notices.fail(error, 'store.failed');
    }
    finish(message);
  }

  /** The reply is a message now, even if it was not saved. */
  function finish(message: ConversationMessage) {
    if (savingId !== message.id) return;
    savingId = null;
    update({ waiting: null, arriving: '', inFlight: launch(message) });
  }

  async function replyTo(
    message: ConversationMessage,
    signal: AbortSignal,
    by?: 'guide',
  ): Promise<Reply> {
    if (message.crisis && !unsure.has(message.id))
      return { by: 'safety', crisis: true, text: await safetyReply(data, message, messages()) };
    if (message.text === '') return { by: 'app', text: askForText };
    const writing = message.writing ?? null;
    const upTo = messagesUpTo(message);
    // On this device whichever engine is chosen: what is written for a page is sent nowhere.
    const guided = message.guided ? await data.guidedWriting.reply(upTo) : null;
    if (guided) return { by: 'app', ...guided };
    const request = await learned(upTo);
    if (request) return { by: 'app', text: forgottenTexts[request.what] };
    // Not by the engine, which may be a service: the words are reviewed. The message itself stays part of the talk.
    if (isFirstOfChild(upTo, message))
      return { by: 'app', text: await safetyReply(data, message, upTo) };
    const memory = await memoryFor(upTo);
    const reply = await data.chat.reply(
      {
        messages: memory?.messages ?? upTo,
        remembered: memory?.remembered ?? [],
        known: memory?.lines ?? [],
        someone: memory?.someone ?? null,
        emotions: conversation.emotions,
        tone: parts.tone(),
        writing,
        seed: conversation.id,
        now: data.env.now(),
      },
      {
        signal,
        // What is said in danger, or right after it, stays on the device.
        byGuide: by === 'guide' || message.crisis || isAfterDanger(upTo),
        paceMs: prefersReducedMotion() ? 0 : pace,
        onText: (arriving) => update({ waiting: 'arriving', arriving }),
      },
    );
    return { ...reply, ...(writing ? { writing } : {}) };
  }

  /** What was asked to be forgotten. Where nothing can be kept just now, the reply comes all the same. */
  const learned = async (upTo: readonly ConversationMessage[]) =>
    parts.isSaved() ? data.memory.learn(conversation.id, upTo).catch(() => null) : null;
  const memoryFor = async (upTo: readonly ConversationMessage[]) =>
    parts.isSaved() ? data.memory.forTurn(conversation.id, upTo).catch(() => null) : null;

  function messagesUpTo({ id }: ConversationMessage) {
    const all = messages();
    return all.slice(0, all.findIndex((one) => one.id === id) + 1);
  }

  return {
    send,
    async retry(by) {
      const newest = messages().at(-1);
      if (!state.waiting && newest?.role === 'user') await answer(newest, by);
    },
    stop: () => stopping.abort(),
    onRead(read) {
      const reply = read.find(({ id }) => id === savingId);
      if (reply) finish(reply);
      const inFlight = missingFrom(read, state.inFlight);
      if (inFlight.length < state.inFlight.length) update({ inFlight });
    },
  };
}

type Reply = Pick<
  ConversationMessage,
  'text' | 'by' | 'crisis' | 'writing' | 'guided' | 'ways' | 'someone' | 'answer' | 'offered'
>;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
