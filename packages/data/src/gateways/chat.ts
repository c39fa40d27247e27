import type { Engine, Turn, WayOn } from '@mooring/listening';
import { loadOnce } from '@mooring/storage';
import { onSessionEnd } from '../accounts/session.ts';
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
import { createReadings } from './readings.ts';
import { screenReplyStream } from './screen-reply.ts';

export type ChatTurn = Omit<Turn, 'messages' | 'readings' | 'country'> & {
  messages: readonly ConversationMessage[];
};

/** `by` is the engine that wrote the shown text. A cloud reply that must not be shown is replaced by the guide's. */
export type ChatReply = {
  text: string;
  by: ChatEngine;
  /** What may be offered under a reply of the guide. */
  ways?: WayOn[];
  answer?: string;
  offered?: { id: string; title: string }[];
};

type ReplyOptions = {
  signal: AbortSignal;
  /** Receives the whole reply so far, after every chunk. Text of a cloud engine is screened first. */
  onText(text: string): void;
  /** Uses the guide, whichever engine is chosen. */
  byGuide?: boolean;
  /** ms between two sentences of the guide. */
  paceMs?: number;
};

/** Sends a conversation to the chosen engine. Screen the person's words first: `data.safety.screenAndRaise`. */
export type Chat = {
  /** When the signal aborts, resolves with the text so far. Throws AppError('companion.…') if a cloud engine fails. */
  reply(turn: ChatTurn, options: ReplyOptions): Promise<ChatReply>;
  /** The engine that answers now, and who receives the words. The receiver is null for the guide. */
  engineInUse(): Promise<EngineInUse>;
  /** The hosted service of this deployment, and what is missing before it answers. Null if there is none. */
  hosted(): Promise<HostedOffer | null>;
  /** Loads the guide while there is a connection. Never rejects. */
  preload(): Promise<void>;
  /** Normalises a typed base address, or says why it cannot be used. */
  readBaseUrl(typed: string): Promise<{ baseUrl: string } | { bad: AddressProblem }>;
  /** The name of the receiver at a base address. */
  receiverOf(baseUrl: string): Promise<string>;
  /** Tests an endpoint with a fixed message that holds nothing of the person's. Throws AppError('companion.…'). */
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
  const guide = loadOnce(async () => {
    const loaded = await import('@mooring/listening/guide');
    if (access) onSessionEnd(access.session, loaded.forgetTexts);
    return loaded;
  });
  const readings = createReadings(safety, access?.session);
  const cloud = async (address: NonNullable<EngineInUse['address']>) =>
    (await import('./chat-cloud.ts')).createCloudEngine({ address });
  const inUse = async () => engineInUse(await settings.get(), hosted, access);

  async function guideReply(turn: ChatTurn, options: ReplyOptions): Promise<ChatReply> {
    const { signal, onText, paceMs = 0 } = options;
    const read = guideTurn(turn);
    const [{ respond, sentencesOfReply }, readingsOfTurn] = await Promise.all([
      guide(),
      readings.of(read.messages),
    ]);
    const country = safety.country.getState();
    const reply = respond({ ...read, country, readings: readingsOfTurn });
    let text = '';
    for (const sentence of sentencesOfReply(reply.text)) {
      if (text !== '') await delay(paceMs, signal);
      if (signal.aborted) break;
      text += sentence;
      onText(text);
    }
    const { ways, answer, offered } = reply;
    return {
      text,
      by: 'guide',
      ways: [...ways],
      ...(answer ? { answer } : {}),
      ...(offered ? { offered: [...offered] } : {}),
    };
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

/**
 * The guide reads only the first messages, where people and losses are named, and the newest: the whole of a long
 * conversation would take too long.
 */
const [firstMessages, lastMessages] = [24, 120];

function guideTurn(turn: ChatTurn): ChatTurn {
  const { messages, ...rest } = withWritingRequest(withoutSafetyTurns(turn));
  if (messages.length <= firstMessages + lastMessages) return { ...rest, messages };
  return {
    ...rest,
    messages: [...messages.slice(0, firstMessages), ...messages.slice(-lastMessages)],
  };
}

/** The guide takes a request for a letter or poem only from text, so the request is added as a message. */
function withWritingRequest(turn: ChatTurn): ChatTurn {
  const newest = turn.messages.at(-1);
  if (!turn.writing || !newest) return turn;
  const asks = { ...newest, id: `${newest.id}/asks`, text: `Please write me a ${turn.writing}.` };
  return { ...turn, messages: [...turn.messages, asks] };
}

const guideInUse: EngineInUse = { kind: 'guide', receiver: null, address: null };

/**
 * Removes messages that raised a safety alert, the replies to them, and messages of the app itself: they are never sent
 * and never quoted.
 */
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
