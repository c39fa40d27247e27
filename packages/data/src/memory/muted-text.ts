import { sentencesOf } from '@mooring/listening/facts';
import type { ConversationMessage } from '../repositories/conversations-schema.ts';
import type { KnownFact, MemoryDocument, Muted } from './memory-schema.ts';

type Message = Pick<ConversationMessage, 'id' | 'role' | 'text' | 'at'>;

/** The messages as a reply may build on them: without what was forgotten. Replies that quote it go as well. */
export function withoutMuted<M extends Message>(
  messages: readonly M[],
  { muted, forgottenBefore = '' }: Pick<MemoryDocument, 'muted' | 'forgottenBefore'>,
): M[] {
  return messages.flatMap((message) => {
    if (message.at <= forgottenBefore) return [];
    const own = muted.filter((one) => one.message === message.id);
    if (own.length === 0) return [message];
    if (own.some(({ sentence }) => sentence === undefined)) return [];
    const text = sentencesOf(message.text)
      .filter((_, at) => own.every(({ sentence }) => sentence !== at))
      .join(' ');
    return text === '' ? [] : [{ ...message, text }];
  });
}

/** What has to be muted so that a fact is heard of no more: its sentence, and each that holds its value. */
export function mutedFor(
  { value, kind, message: source, sentence: toldBy, about }: KnownFact,
  messages: readonly Message[],
): Muted[] {
  const isTitle = kind !== 'age' && kind !== 'count' && kind !== 'loss' && kind !== 'person';
  const words = isTitle ? value : null;
  return messages.flatMap(({ id, text }) =>
    sentencesOf(text).flatMap((sentence, at): Muted[] => {
      const isSource = id === source && holds(sentence, toldBy);
      const isRepeated = words !== null && holds(sentence, words);
      const isPerson = kind === 'person' && about !== null && holds(sentence, about);
      return isSource || isRepeated || isPerson ? [{ message: id, sentence: at }] : [];
    }),
  );
}

const holds = (sentence: string, words: string) =>
  sentence.toLowerCase().includes(words.toLowerCase());
