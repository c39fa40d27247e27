import * as z from 'zod/mini';

/** A date as far as it is known. All of it may be left out: 'spring 1998' has only `words` and perhaps a year. */
const partialDateSchema = z.object({
  year: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  /** 1 to 12. */
  month: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  /** 1 to 31, only with a month. */
  day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  /** As the person says it: 'spring 1998'. */
  words: z.optional(z.string()),
});

/** What was lost. The person may leave it open. */
const lossKinds = [
  'death',
  'break-up',
  'pet',
  'pregnancy',
  'estrangement',
  'living-loss',
  'other',
] as const;

const someoneSchema = z.object({
  id: z.string(),
  /** Their name. Never empty: without one it is what the person called them. */
  name: z.string(),
  /** What the person called them: 'Mum', 'Bear'. May be empty. */
  called: z.string(),
  /** What they called the person. May be empty. */
  calledYou: z.string(),
  /** What they are to the person, in the person's words: 'my mum', 'our dog'. May be empty. */
  bond: z.string(),
  loss: z.optional(z.enum(lossKinds)),
  /** How it ended, if the person wants to say. May be empty. */
  ending: z.string(),
});

/** 'words': text alone, what they said or wrote. The others have a file. */
const keepsakeKinds = ['words', 'voice', 'picture', 'video', 'file'] as const;

const keepsakeSchema = z.object({
  id: z.string(),
  /** The id of the person it belongs to. */
  someone: z.string(),
  kind: z.enum(keepsakeKinds),
  /** Their words; beside a file what the person wrote about it. May be empty. */
  text: z.string(),
  file: z.optional(
    z.object({
      /** The chunks of the file are stored under this id. */
      id: z.string(),
      /** The name it came with. */
      name: z.string(),
      /** The media type that the browser gave it. May be empty. */
      type: z.string(),
      /** Bytes. */
      size: z.int().check(z.minimum(0)),
      /** SHA-256 of the bytes, hexadecimal. */
      sha256: z.string(),
    }),
  ),
  /** What a recording, a video, a letter says, as the person wrote it down. Left out: nothing was written. */
  said: z.optional(z.string()),
  /** A small JPEG of a picture as a data URL. */
  preview: z.optional(z.string().check(z.startsWith('data:image/jpeg;base64,'))),
});

/** What kind of day it is. 'due': a child's due date. 'first': the first one of its kind without them. */
export const dayKinds = [
  'born',
  'died',
  'met',
  'parted',
  'wedding',
  'due',
  'court',
  'first',
  'other',
] as const;

const hardDaySchema = z.object({
  id: z.string(),
  /** What the person calls the day: 'Vera’s birthday'. */
  name: z.string(),
  kind: z.enum(dayKinds),
  /** The id of the person it belongs to. */
  someone: z.optional(z.string()),
  date: partialDateSchema,
  /** It comes again every year. */
  isYearly: z.boolean(),
  /** A softer week before it, a plan for the day, and a line the day after. */
  isHard: z.boolean(),
  /** The person's plan for the day. Each may be empty. */
  plan: z.object({ where: z.string(), who: z.string(), tooMuch: z.string() }),
});

const letterSchema = z.object({
  id: z.string(),
  /** Whom it is written to, in the person's words. May be empty. */
  to: z.string(),
  /** The id of the person it is written to. */
  someone: z.optional(z.string()),
  text: z.string(),
  /** The local day, yyyy-MM-dd, from which it is open. Left out: it is not sealed. */
  sealedUntil: z.optional(z.string()),
});

/** A finer word for the emotion of a check-in. */
const emotionWordSchema = z.object({
  /** The id of the check-in. */
  id: z.string(),
  /** The emotion that the word was chosen for. A check-in with another one, from an older build, does not have this word. */
  emotion: z.string(),
  /** A word of ours, or the person's own. Never empty. */
  word: z.string(),
});

/** A prompt for writing, in the person's own words. */
const promptSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Prompts are listed by this number, the smallest first; it may be a fraction. Two devices may give the same one. */
  place: z.number(),
  /** The local day, yyyy-MM-dd, from which it may be the prompt of a day. Left out: it never is. */
  dailySince: z.optional(z.string()),
});

/** Lists of encrypted documents in `user_data`, one row each. A row's key is the name, a colon and the document's id. */
export const collectionSchemas = {
  /** The ones who were lost. */
  someone: someoneSchema,
  /** What is kept of them: their words, voice, pictures. */
  keepsake: keepsakeSchema,
  /** Days that matter, and days that are hard. */
  'hard-day': hardDaySchema,
  /** Letters that are kept, also sealed ones. */
  letter: letterSchema,
  /** Finer words for the emotions of check-ins. */
  'emotion-word': emotionWordSchema,
  /** The person's own prompts for writing. */
  prompt: promptSchema,
} satisfies Record<string, z.ZodMiniType<{ id: string }>>;

export type CollectionName = keyof typeof collectionSchemas;
export type CollectionItem<N extends CollectionName> = z.infer<(typeof collectionSchemas)[N]>;
export type Someone = CollectionItem<'someone'>;
export type Keepsake = CollectionItem<'keepsake'>;
export type KeepsakeKind = Keepsake['kind'];
export type HardDay = CollectionItem<'hard-day'>;
export type Letter = CollectionItem<'letter'>;
export type OwnPrompt = CollectionItem<'prompt'>;
export type PartialDate = z.infer<typeof partialDateSchema>;
export type LossKind = (typeof lossKinds)[number];
export type DayKind = (typeof dayKinds)[number];

/** The collection that a document's key belongs to, or null. */
export function collectionOfKey(key: string): CollectionName | null {
  const name = key.slice(0, key.indexOf(':'));
  return Object.hasOwn(collectionSchemas, name) ? (name as CollectionName) : null;
}
