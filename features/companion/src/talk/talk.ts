import { keyOf, type MessageKey } from '@mooring/contract';
import type {
  Conversation,
  ConversationMessage,
  Data,
  FinishedRecording,
  Tone,
  WritingType,
} from '@mooring/data';
import { askForWords } from './app-words.ts';
import { answersDanger, hasCard, stayingText } from './danger.ts';

export type Said = {
  text: string;
  writing: WritingType | null;
  recording?: FinishedRecording['recording'];
};

/** What is under way: looking through what was said, waiting for the first words, words arriving. */
export type Waiting = 'screening' | 'thinking' | 'arriving';

export type TalkState = {
  messages: readonly ConversationMessage[];
  waiting: Waiting | null;
  /** The reply as far as it has arrived. */
  arriving: string;
  /** Why there is no reply, as the chat says it. */
  failed: MessageKey | null;
  /** Why what was said is not kept. It is still in the box. */
  unkept: MessageKey | null;
};

/** One conversation at work: what is said is screened, kept, and answered, in this order. */
export type Talk = {
  /** True once what was said is kept, and may leave the box. */
  send(said: Said): Promise<boolean>;
  /** Asks again for the reply that did not come. */
  again(by?: 'guide'): Promise<void>;
  /** Keeps what has arrived. */
  stop(): void;
  /** Takes over what another tab has added. */
  sync(conversation: Conversation): void;
};

/** ms between two sentences of the guide: time to read, and to press Stop. */
const pace = 260;

type Parts = {
  data: Data;
  conversation: Conversation;
  kept: boolean;
  tone(): Tone;
  onState(state: TalkState): void;
  onTurn(): void;
};

export function createTalk({ data, conversation, kept, ...parts }: Parts): Talk {
  const { id, emotions } = conversation;
  let state: TalkState = {
    messages: conversation.messages,
    waiting: null,
    arriving: '',
    failed: null,
    unkept: null,
  };
  let stopping = new AbortController();

  const set = (change: Partial<TalkState>) => {
    state = { ...state, ...change };
    parts.onState(state);
  };

  const stamped = () => ({ id: data.env.newId(), at: data.env.now().toISOString() });

  async function keep(message: ConversationMessage) {
    const next = kept
      ? (await data.conversations.keep(id, [message])).messages
      : [...state.messages, message];
    set({ messages: next });
  }

  async function send({ text, writing, recording }: Said): Promise<boolean> {
    if (state.waiting) return false;
    set({ waiting: 'screening', unkept: null, failed: null });
    // Before anything else, and before anyone else: the card is there first.
    const found = await data.safety.screenAndRaise(text);
    const crisis = hasCard(found) || (!writing && answersDanger(state.messages, text));
    const message: ConversationMessage = {
      ...stamped(),
      role: 'user',
      text,
      ...(writing ? { writing } : {}),
      ...(crisis ? { crisis } : {}),
      ...(recording ? { recording } : {}),
    };
    try {
      await keep(message);
    } catch (error) {
      set({ waiting: null, unkept: keyOf(error, 'store.failed') });
      return false;
    }
    parts.onTurn();
    void answer(message);
    return true;
  }

  async function answer(message: ConversationMessage, by?: 'guide') {
    stopping = new AbortController();
    const { signal } = stopping;
    set({ waiting: 'thinking', failed: null, arriving: '' });
    const reply = await replyTo(message, signal, by).catch((error: unknown) => {
      set({ waiting: null, failed: keyOf(error, 'companion.failed') });
      data.notices.say('companion.connection-issue');
      return null;
    });
    if (!reply) return;
    if (reply.text !== '') await keepReply(reply, signal.aborted);
    set({ waiting: null, arriving: '' });
  }

  async function keepReply(reply: Reply, stopped: boolean) {
    const message: ConversationMessage = {
      ...stamped(),
      role: 'companion',
      ...reply,
      ...(stopped ? { stopped } : {}),
    };
    try {
      await keep(message);
    } catch (error) {
      set({ messages: [...state.messages, message] });
      const key = keyOf(error, 'store.failed');
      // Locked in the middle of a reply: the page is gone, and nobody is there to be told.
      if (key !== 'session.locked') data.notices.fail(error, 'store.failed');
    }
  }

  async function replyTo(
    message: ConversationMessage,
    signal: AbortSignal,
    by?: 'guide',
  ): Promise<Reply> {
    if (message.crisis)
      return { by: 'safety', crisis: true, text: await stayingText(data, message, state.messages) };
    if (message.text === '') return { by: 'app', text: askForWords };
    const writing = message.writing ?? null;
    const reply = await data.chat.reply(
      {
        messages: upTo(message),
        emotions,
        tone: parts.tone(),
        writing,
        seed: id,
        now: data.env.now(),
      },
      {
        signal,
        // What is said right after danger stays on the device as well.
        byGuide: by === 'guide' || state.messages.at(-2)?.by === 'safety',
        paceMs: still() ? 0 : pace,
        onText: (arriving) => set({ waiting: 'arriving', arriving }),
      },
    );
    return { ...reply, ...(writing ? { writing } : {}) };
  }

  const upTo = (message: ConversationMessage) =>
    state.messages.slice(0, state.messages.findIndex((one) => one.id === message.id) + 1);

  return {
    send,
    async again(by) {
      const newest = state.messages.at(-1);
      if (!state.waiting && newest?.role === 'user') await answer(newest, by);
    },
    stop: () => stopping.abort(),
    sync({ messages }) {
      if (!state.waiting && messages.length !== state.messages.length) set({ messages });
    },
  };
}

type Reply = Pick<ConversationMessage, 'text' | 'by' | 'crisis' | 'writing'>;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
