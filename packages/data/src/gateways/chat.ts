import { onSessionEnd } from '@mooring/accounts';
import type { Engine, Turn, WayOn } from '@mooring/listening';
import { loadOnce } from '@mooring/storage';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { SettingsDocuments } from '../repositories/settings.ts';
import type { Safety } from '../safety/safety.ts';
import type { AllowedOrigins } from './allowed-origins.ts';
import { browserModel, createBrowserEngine, isModelThere } from './browser-model.ts';
import { type EngineInUse, engineInUse } from './engine-in-use.ts';
import { guideTurn, toldBefore, withoutGuidedTurns, withoutSafetyTurns } from './guide-turn.ts';
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
import { turnNotes } from './turn-notes.ts';

export type ChatTurn = Omit<Turn, 'messages' | 'readings' | 'country'> & {
  messages: readonly ConversationMessage[];
  /** What the messages do not say, as the person would say it: see `data.memory`. */
  remembered?: readonly string[];
  /** What an engine may be told of the person, one plain sentence each. */
  known?: readonly string[];
  /** The id of the person who is meant, where that is clear: see `data.memory`. */
  someone?: string | null;
};

/**
 * `by` is the engine that wrote the shown text, as a message keeps it: the browser's model is one of the person's own. A reply
 * that must not be shown is replaced by the guide's.
 */
export type ChatReply = {
  text: string;
  by: 'guide' | 'hosted' | 'own';
  /** What may be offered under a reply of the guide. */
  ways?: WayOn[];
  /** The id of the person whose page 'someone' leads to. Left out: to everybody's. */
  someone?: string;
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
  /** Whether this browser has a language model of its own that can answer now. */
  hasBrowserModel(): Promise<boolean>;
  /** The origins of services that a person may bring. Null: nothing is known to be forbidden; empty: none. */
  allowedOrigins(): Promise<AllowedOrigins>;
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
  allowed?: AllowedOrigins;
};

export function createChat({ settings, safety, hosted, access, allowed = null }: Parts): Chat {
  const guide = loadOnce(async () => {
    const loaded = await import('@mooring/listening/guide');
    if (access) onSessionEnd(access.session, loaded.forgetTexts);
    return loaded;
  });
  const readings = createReadings(safety, access?.session);
  const cloud = async (address: NonNullable<EngineInUse['address']>) =>
    (await import('./chat-cloud.ts')).createCloudEngine({ address });
  const inUse = async (): Promise<EngineInUse> => {
    const chosen = await settings.get();
    const found = engineInUse(chosen, hosted, access, allowed);
    const wantsModel = chosen.engine === 'guide' && chosen.browserModel;
    if (!wantsModel || !(await isModelThere(browserModel()))) return found;
    return { kind: 'browser', receiver: null, address: null };
  };

  /** An engine that is a language model, or null for the guide. */
  async function modelEngine({ kind, address }: EngineInUse): Promise<Engine | null> {
    if (address) return cloud(address);
    const model = kind === 'browser' ? browserModel() : undefined;
    return model ? createBrowserEngine(model) : null;
  }

  /** What a language model is told beside the conversation. Without the guide's shelf there are no answers in it. */
  async function withNotes(turn: ChatTurn): Promise<Turn> {
    const read = guideTurn(turn);
    const country = safety.country.getState();
    const answers = await Promise.all([guide(), readings.of(read.messages)]).then(
      ([{ fittingAnswers }, found]) => fittingAnswers({ ...read, country, readings: found }),
      () => [],
    );
    const { messages, known = [] } = turn;
    return { ...withoutSafetyTurns(turn), notes: turnNotes({ messages, known, answers }) };
  }

  async function guideReply(turn: ChatTurn, options: ReplyOptions): Promise<ChatReply> {
    const { signal, onText, paceMs = 0 } = options;
    const read = guideTurn(turn);
    const [{ respond, sentencesOfReply, dangerAgo, isDangerFromOther }, readingsOfTurn] =
      await Promise.all([guide(), readings.of(read.messages)]);
    const country = safety.country.getState();
    const messages = [...toldBefore(turn), ...read.messages];
    const ago = dangerAgo(turn.messages);
    const reply = respond({
      ...read,
      messages,
      country,
      readings: readingsOfTurn,
      dangerAgo: ago,
      isFromOther: ago !== null && isDangerFromOther(turn.messages),
    });
    let text = '';
    for (const sentence of sentencesOfReply(reply.text)) {
      if (text !== '') await delay(paceMs, signal);
      if (signal.aborted) break;
      text += sentence;
      onText(text);
    }
    const { ways, answer, offered } = reply;
    const leadsTo = ways.includes('someone') ? turn.someone : null;
    return {
      text,
      by: 'guide',
      ways: [...ways],
      ...(leadsTo ? { someone: leadsTo } : {}),
      ...(answer ? { answer } : {}),
      ...(offered ? { offered: [...offered] } : {}),
    };
  }

  /** Whether words of the one who is gone are asked for. They are asked of no language model: the guide says no. */
  async function asksForThem(turn: ChatTurn): Promise<boolean> {
    const { messages } = turn;
    const [{ asksToBeAnsweredAs }, found] = await Promise.all([
      guide(),
      readings.of(guideTurn(turn).messages),
    ]);
    return asksToBeAnsweredAs({ messages, readings: found });
  }

  async function modelReply(
    engine: Engine,
    by: ChatReply['by'],
    turn: ChatTurn,
    options: ReplyOptions,
  ): Promise<ChatReply> {
    const { signal, onText } = options;
    const noted = await withNotes(withoutGuidedTurns(turn));
    let text = '';
    for await (const shown of screenReplyStream(engine.reply(noted, { signal }), safety)) {
      if (shown === null) return guideReply(turn, options);
      text = shown;
      onText(text);
    }
    return { text: text.trim(), by };
  }

  return {
    async reply(turn, options) {
      const used = options.byGuide ? guideInUse : await inUse();
      const engine = await modelEngine(used);
      // Not as a letter or a poem either.
      if (await asksForThem(turn)) return guideReply({ ...turn, writing: null }, options);
      if (!engine) return guideReply(turn, options);
      return modelReply(engine, used.kind === 'browser' ? 'own' : used.kind, turn, options);
    },
    engineInUse: inUse,
    hasBrowserModel: async () => isModelThere(browserModel()),
    allowedOrigins: async () => allowed,
    hosted: async () => hosted && { receiver: hosted.receiver, needs: needsOf(hosted, access) },
    preload: async () => void (await guide().catch(() => undefined)),
    readBaseUrl: async (typed) => readBaseUrl(typed, allowed),
    receiverOf: async (baseUrl) => receiverOf(baseUrl),
    async test(endpoint) {
      const engine = await cloud(chatAddress(endpoint));
      const { signal } = new AbortController();
      for await (const _ of engine.reply(testTurn, { signal })) return;
    },
  };
}

const guideInUse: EngineInUse = { kind: 'guide', receiver: null, address: null };

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
