import type { Engine, Turn } from '@mooring/listening';
import { loadOnce } from '@mooring/storage';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { SettingsDocuments } from '../repositories/settings.ts';
import type { Safety } from '../safety/safety.ts';
import { type ChatEngine, type EngineInUse, engineInUse } from './engine-in-use.ts';
import { type HostedAccess, type HostedNeeds, needsOf } from './hosted-access.ts';
import type { HostedService } from './hosted-service.ts';
import {
  type AddressProblem,
  chatAddress,
  type OwnEndpoint,
  readBaseUrl,
  receiverOf,
} from './own-endpoint.ts';
import { screenReplyStream } from './screen-reply.ts';

export type ChatTurn = Omit<Turn, 'messages'> & { messages: readonly ConversationMessage[] };

/** `by` is who wrote it in the end: a cloud's reply that may not be shown is replaced by the guide's. */
export type ChatReply = { text: string; by: ChatEngine };

type ReplyOptions = {
  signal: AbortSignal;
  /** The whole reply so far, at every piece. Nothing of a cloud is shown that has not been screened. */
  onText(text: string): void;
  /** Lets the guide answer, whichever engine is in use. */
  byGuide?: boolean;
  /** ms between two sentences of the guide, which has no pace of its own. */
  paceMs?: number;
};

/** The one door to whoever answers. Screening the person's words comes before it: `data.safety.screenAndRaise`. */
export type Chat = {
  /** Resolves with what has arrived when the signal aborts. Throws AppError('companion.…') when a cloud fails. */
  reply(turn: ChatTurn, options: ReplyOptions): Promise<ChatReply>;
  /** Who answers now, and who receives the words: null when nobody does. */
  engineInUse(): Promise<EngineInUse>;
  /** The hosted service of this deployment, with what is missing before it answers; null where there is none. */
  hosted(): Promise<HostedOffer | null>;
  /** Loads the guide while there is a connection. Never rejects. */
  preload(): Promise<void>;
  /** A typed base address as it is kept, or why it cannot be. */
  readBaseUrl(typed: string): Promise<{ baseUrl: string } | { bad: AddressProblem }>;
  /** The name of whoever receives the words at a base address. */
  receiverOf(baseUrl: string): Promise<string>;
  /** Sends a greeting of ours, and nothing of the person's. Throws AppError('companion.…'). */
  test(endpoint: OwnEndpoint): Promise<void>;
};

export type HostedOffer = { receiver: string; needs: HostedNeeds | null };

type Parts = {
  settings: SettingsDocuments['companionSettings'];
  safety: Safety;
  hosted: HostedService;
  access?: HostedAccess;
};

export function createChat({ settings, safety, hosted, access }: Parts): Chat {
  const guide = loadOnce(async () => (await import('@mooring/listening/guide')).createGuide());
  const cloud = async (address: NonNullable<EngineInUse['address']>) =>
    (await import('./chat-cloud.ts')).createCloudEngine({ address });
  const inUse = async () => engineInUse(await settings.get(), hosted, access);

  async function guideReply(turn: ChatTurn, options: ReplyOptions): Promise<ChatReply> {
    const { signal, onText, paceMs = 0 } = options;
    let text = '';
    for await (const piece of (await guide()).reply(guideTurn(turn), { signal })) {
      if (text !== '') await delay(paceMs, signal);
      if (signal.aborted) break;
      text += piece;
      onText(text);
    }
    return { text, by: 'guide' };
  }

  async function cloudReply(engine: Engine, by: ChatEngine, turn: ChatTurn, options: ReplyOptions) {
    const { signal, onText } = options;
    let text = '';
    for await (const shown of screenReplyStream(
      engine.reply(withoutSafetyTurns(turn), { signal }),
      safety,
    )) {
      if (shown === null) return guideReply(turn, options);
      text = shown;
      onText(text);
    }
    return { text: text.trim(), by };
  }

  return {
    async reply(turn, options) {
      const { kind, address } = options.byGuide ? guideInUse : await inUse();
      if (!address) return guideReply(turn, options);
      return cloudReply(await cloud(address), kind, turn, options);
    },
    engineInUse: inUse,
    hosted: async () => hosted && { receiver: hosted.receiver, needs: needsOf(hosted, access) },
    preload: async () => void (await guide().catch(() => undefined)),
    readBaseUrl: async (typed) => readBaseUrl(typed),
    receiverOf: async (baseUrl) => receiverOf(baseUrl),
    async test(endpoint) {
      const engine = await cloud(chatAddress(endpoint));
      const { signal } = new AbortController();
      for await (const _ of engine.reply(testTurn, { signal })) return;
    },
  };
}

/** Messages the guide folds over: the beginning, where people and losses are named, and the newest. More would take long. */
const [firstMessages, lastMessages] = [24, 120];

function guideTurn(turn: ChatTurn): ChatTurn {
  const { messages, ...rest } = withWritingRequest(withoutSafetyTurns(turn));
  if (messages.length <= firstMessages + lastMessages) return { ...rest, messages };
  return {
    ...rest,
    messages: [...messages.slice(0, firstMessages), ...messages.slice(-lastMessages)],
  };
}

/** The guide reads what is asked for out of words, and tells nothing from a message that asks: so it is one of its own. */
function withWritingRequest(turn: ChatTurn): ChatTurn {
  const newest = turn.messages.at(-1);
  if (!turn.writing || !newest) return turn;
  const asks = { ...newest, id: `${newest.id}/asks`, text: `Please write me a ${turn.writing}.` };
  return { ...turn, messages: [...turn.messages, asks] };
}

const guideInUse: EngineInUse = { kind: 'guide', receiver: null, address: null };

/** A turn with a card never travels and is never quoted back, nor what was said to it, nor plain sentences of the app. */
const withoutSafetyTurns = (turn: ChatTurn): ChatTurn => ({
  ...turn,
  messages: turn.messages.filter((one) => isQuotable(one)),
});

const isQuotable = ({ crisis, by }: ConversationMessage) =>
  !crisis && by !== 'safety' && by !== 'app';

const testTurn: Turn = {
  messages: [{ id: 'test', role: 'user', text: 'Please answer with the one word: here.' }],
  emotions: [],
  tone: 'gentle',
  writing: null,
  seed: 'test',
  now: new Date(0),
};

function delay(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
