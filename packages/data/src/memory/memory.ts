import { type Fact, type ForgetRequest, learn, lineOf, retold } from '@mooring/listening/facts';
import type { Env } from '@mooring/storage';
import type { Data } from '../data.ts';
import { hidesPerson } from '../muted/hidden-rows.ts';
import type { MutedThings } from '../muted/muted-things.ts';
import type { Conversations } from '../repositories/conversations.ts';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { Records } from '../repositories/records.ts';
import type { SettingsDocuments } from '../repositories/settings.ts';
import { emptyMemory, type KnownFact, type MemoryDocument, withKept } from './memory-schema.ts';
import { withoutMutedFacts } from './muted-facts.ts';
import { mutedFor, withoutMuted } from './muted-text.ts';
import { peopleTold, personMeant } from './people-told.ts';

/** A fact as the page shows it. */
export type FactOnPage = Pick<KnownFact, 'id' | 'value' | 'sentence' | 'at' | 'isChanged'> & {
  /** One plain sentence: 'Your mum’s name is Vera.' */
  line: string;
  /** From a conversation that is over. */
  isEarlier: boolean;
  /** It has a value that can be written anew. 'Your mum died' can only be forgotten. */
  canChange: boolean;
};

/** What a reply may build on. */
export type TurnMemory = {
  /**
   * What the messages do not say, as the person would say it: facts of earlier conversations while memory is on, changed ones,
   * and who is spoken of, from the page 'Someone you lost'.
   */
  remembered: readonly string[];
  /** All that may be told to an engine, one plain sentence each. */
  lines: readonly string[];
  /** The id of the person who is meant, where that is clear. For a link on the page: no engine gets it. */
  someone: string | null;
  /** The messages, without what was forgotten. */
  messages: readonly ConversationMessage[];
};

/**
 * The facts that the companion knows: of the open conversation always, of earlier ones where the person switched memory on.
 * Each message is read once, when it is sent.
 */
export type CompanionMemory = {
  facts(): Promise<FactOnPage[]>;
  /** Takes in a message that was just saved. Returns what it asks to be forgotten, or null. */
  learn(
    conversation: string,
    messages: readonly ConversationMessage[],
  ): Promise<ForgetRequest | null>;
  /** What a reply in this conversation may build on. */
  forTurn(conversation: string, messages: readonly ConversationMessage[]): Promise<TurnMemory>;
  change(id: string, value: string): Promise<void>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
  /** Switches memory on, or off. Off with 'forget': what earlier conversations told goes. */
  remember(choice: 'on' | 'keep' | 'forget'): Promise<void>;
  /** A conversation has begun: what others told and nobody asked to keep goes. */
  begun(conversation: string): Promise<void>;
  /** A conversation was cleared or deleted: what it told goes with it. */
  removed(conversation: string): Promise<void>;
  /** A conversation was put back: it is read again. */
  restored(conversation: string): Promise<void>;
};

type Parts = {
  env: Env;
  records: Records;
  settings: SettingsDocuments['companionSettings'];
  conversations: Pick<Conversations, 'current' | 'get'>;
  people: Pick<Data['someone'], 'list'>;
  muted: Pick<MutedThings, 'read'>;
};

/** Ids of facts that were given up are kept as long as another device may still bring them. */
const mostForgotten = 1_000;

export function createMemory({
  env,
  records,
  settings,
  conversations,
  people,
  muted: mutedThings,
}: Parts): CompanionMemory {
  const read = async () => (await records.get('companion-memory')) ?? emptyMemory;
  const change = (next: (before: MemoryDocument) => MemoryDocument) =>
    records.change('companion-memory', (before) => next(before ?? emptyMemory));
  const isOn = async () => (await settings.get()).remembers;

  /** Leaves the document alone where nothing is given up: nobody who never used it gets one. */
  async function drop(isDropped: (fact: KnownFact) => boolean) {
    if ((await read()).facts.some(isDropped)) await change((before) => without(before, isDropped));
  }

  async function take(
    conversation: string,
    message: ConversationMessage,
    before: readonly ConversationMessage[],
  ) {
    const isKept = await isOn();
    const own = before.filter(isReadable);
    let request: ForgetRequest | null = null;
    const next = (memory: MemoryDocument): MemoryDocument => {
      const learned = learn(memory.facts, message, withoutMuted(own, memory));
      request = learned.request;
      const facts = learned.facts.map((fact: Fact & Partial<KnownFact>): KnownFact => {
        const { id = env.newId(), conversation: toldIn = conversation, isKept: had = false } = fact;
        const isToldNow = fact.message === message.id;
        return {
          ...fact,
          id,
          conversation: isToldNow ? conversation : toldIn,
          isKept: had || isKept,
        };
      });
      const ids = new Set(facts.map(({ id }) => id));
      const removed = memory.facts.filter(({ id }) => !ids.has(id));
      const kept = { ...without(memory, (fact) => removed.includes(fact)), facts };
      if (!request) return kept;
      if (request.what === 'all') return { ...kept, forgottenBefore: message.at };
      const last = own.at(-1);
      const muted = removed.flatMap((fact) => mutedFor(fact, own));
      const whole = request.what === 'last' && last ? [{ message: last.id }] : [];
      return { ...kept, muted: [...kept.muted, ...muted, ...whole] };
    };
    const memory = await read();
    const after = next(memory);
    if (JSON.stringify(after) !== JSON.stringify(memory)) await change(next);
    return request;
  }

  async function keepAll(isKept: boolean): Promise<void> {
    if ((await read()).facts.length > 0) await change((before) => withKept(before, isKept));
  }

  return {
    async facts() {
      const [{ facts }, current] = await Promise.all([read(), conversations.current()]);
      return facts
        .filter((fact) => isWorthSaying(fact, facts))
        .map((fact) => ({
          ...fact,
          line: lineOf(fact),
          isEarlier: fact.conversation !== current?.id,
          canChange: fact.kind !== 'loss' && fact.kind !== 'person',
        }));
    },
    async learn(conversation, messages) {
      const message = messages.at(-1);
      if (!message || !isReadable(message)) return null;
      return take(conversation, message, messages.slice(0, -1));
    },
    async forTurn(conversation, messages) {
      const [memory, on, known, notToBringUp] = await Promise.all([
        read(),
        isOn(),
        people.list(),
        mutedThings.read(),
      ]);
      const allOfOthers = memory.facts.filter((fact) => fact.conversation !== conversation);
      const ofOthers = withoutMutedFacts(allOfOthers, notToBringUp);
      const earlier = on ? ofOthers.filter(({ isKept }) => isKept) : [];
      const here = memory.facts.filter((fact) => fact.conversation === conversation);
      const newest = messages.at(-1);
      return {
        remembered: [
          ...peopleTold(
            known.items.filter((person) => !hidesPerson(notToBringUp.hides, person)),
            messages,
          ),
          ...retold([...earlier, ...here.filter(({ isChanged }) => isChanged)]),
        ],
        lines: [...earlier, ...here].map(lineOf),
        someone: personMeant(known.items, messages),
        messages: [...withoutMuted(messages.slice(0, -1), memory), ...(newest ? [newest] : [])],
      };
    },
    async change(id, value) {
      const words = value.trim();
      if (words === '') return;
      const memory = await read();
      const old = memory.facts.find((fact) => fact.id === id);
      const conversation = old && (await conversations.get(old.conversation));
      const muted = old ? mutedFor(old, conversation?.messages ?? []) : [];
      await change((before) => ({
        ...before,
        facts: before.facts.map((fact) =>
          fact.id === id ? { ...fact, value: words, isChanged: true as const } : fact,
        ),
        muted: [...before.muted, ...muted],
      }));
    },
    async forget(id) {
      const fact = (await read()).facts.find((one) => one.id === id);
      if (!fact) return;
      const conversation = await conversations.get(fact.conversation);
      const muted = mutedFor(fact, conversation?.messages ?? []);
      await change((before) => {
        const after = without(before, (one) => one.id === id);
        return { ...after, muted: [...after.muted, ...muted] };
      });
    },
    async forgetAll() {
      await change((before) => ({
        ...without(before, () => true),
        muted: [],
        forgottenBefore: env.now().toISOString(),
      }));
    },
    async remember(choice) {
      // Kept before the switch is seen to be on: whoever leaves the page at once loses none of them.
      if (choice === 'on') await keepAll(true);
      await settings.change({ remembers: choice === 'on', rememberAsked: true });
      if (choice !== 'forget') return;
      const current = await conversations.current();
      await drop((fact) => fact.conversation !== current?.id);
      await keepAll(false);
    },
    begun: (conversation) => drop((fact) => !fact.isKept && fact.conversation !== conversation),
    removed: (conversation) => drop((fact) => fact.conversation === conversation),
    async restored(conversation) {
      const messages = (await conversations.get(conversation))?.messages ?? [];
      for (const [at, message] of messages.entries()) {
        if (isReadable(message)) await take(conversation, message, messages.slice(0, at));
      }
    },
  };
}

/** Words of danger are never taken in, nor what is written for a page, nor what the app or a reply says. */
const isReadable = ({ role, crisis, guided, text }: ConversationMessage) =>
  role === 'user' && !crisis && !guided && text !== '';

function without(memory: MemoryDocument, isDropped: (fact: KnownFact) => boolean): MemoryDocument {
  const dropped = memory.facts.filter(isDropped);
  const forgotten = [...memory.forgotten, ...dropped.map(({ id }) => id)];
  return {
    ...memory,
    facts: memory.facts.filter((fact) => !dropped.includes(fact)),
    forgotten: forgotten.slice(-mostForgotten),
  };
}

/** That somebody was spoken of says nothing beside what was told of them. */
const isWorthSaying = (fact: KnownFact, all: readonly KnownFact[]) =>
  fact.kind !== 'person' || all.every((one) => one === fact || one.about !== fact.about);
