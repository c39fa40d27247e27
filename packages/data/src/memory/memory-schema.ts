import { factKinds } from '@mooring/listening/facts';
import * as z from 'zod/mini';

const knownFactSchema = z.object({
  id: z.string(),
  /** The conversation it was told in. */
  conversation: z.string(),
  /** It was kept for later conversations: told, or still known, while memory was on. */
  isKept: z.boolean(),
  /** The person wrote another value on the page 'What I know'. */
  isChanged: z.optional(z.literal(true)),
  kind: z.enum(factKinds),
  about: z.nullable(z.string()),
  of: z.nullable(z.string()),
  value: z.string(),
  sentence: z.string(),
  /** The id of the message that told it. */
  message: z.string(),
  /** When it was told, ISO time. */
  at: z.string(),
});

export const memorySchema = z.object({
  facts: z.array(knownFactSchema),
  /** Ids of facts that were given up. No other device and no backup brings them back. */
  forgotten: z.array(z.string()),
  /** ISO time of the last 'forget everything': nothing that was told before it comes back. */
  forgottenBefore: z.optional(z.string()),
  /** Sentences that no reply builds on any more, by message and number. Without a number it is the whole message. */
  muted: z.array(z.object({ message: z.string(), sentence: z.optional(z.int()) })),
});

/** A fact that the companion knows, with where it came from. */
export type KnownFact = z.infer<typeof knownFactSchema>;
export type MemoryDocument = z.infer<typeof memorySchema>;
export type Muted = MemoryDocument['muted'][number];

export const emptyMemory: MemoryDocument = { facts: [], forgotten: [], muted: [] };

/** The same facts, all of them kept between conversations or none. */
export const withKept = (memory: MemoryDocument, isKept: boolean): MemoryDocument => ({
  ...memory,
  facts: memory.facts.map((fact) => ({ ...fact, isKept })),
});
