import * as z from 'zod/mini';
import { journalTags } from '../catalog.ts';
import { recordingSchema } from '../recordings/recording.ts';
import type { Vault } from '../vault/vault.ts';
import type { Desk } from './desk.ts';
import type { EntryFields } from './entries.ts';
import { type RecordValues, recordValues } from './record-values.ts';
import type { UserData } from './user-data.ts';

/** Drafts that are answers and not a page of words. Each is kept as the record of that name. */
type AnswersKey = 'healing-path-draft' | 'onboarding-draft';

/** What the draft of this key holds. */
export type DraftOf<K extends string> = K extends AnswersKey ? RecordValues[K] : EntryFields;

/** What is being written and not saved yet, by key: 'new' for a new page, the id of an entry that is edited, … */
export type Drafts = {
  /** Null when there is none. A draft that could not be kept is given from memory, and its keeping is tried again. */
  get<K extends string>(key: K): Promise<DraftOf<K> | null>;
  /** A draft that cannot be kept stays in this tab's memory until it is, or until the session closes. */
  keep<K extends string>(key: K, value: DraftOf<K>): Promise<void>;
  drop(key: string): Promise<void>;
};

const words = z.object({
  title: z.string(),
  content: z.string(),
  tags: z.array(z.enum(journalTags)),
  type: z.optional(z.enum(['text', 'audio'])),
  recording: z.optional(z.nullable(recordingSchema)),
});

export function createDrafts({ userData, desk }: { userData: UserData; desk: Desk }): Drafts {
  // By the vault, so that the words go with it when the session closes, and nobody else ever gets them.
  const unkept = new WeakMap<Vault, Map<string, unknown>>();

  async function held(): Promise<Map<string, unknown> | null> {
    const open = await desk.open().catch(() => null);
    if (!open) return null;
    const known = unkept.get(open.vault) ?? new Map<string, unknown>();
    unkept.set(open.vault, known);
    return known;
  }

  const put = <K extends string>(key: K, value: DraftOf<K>) =>
    userData.put(storedAs(key), value, schemaOf(key));

  return {
    async get(key) {
      const memory = await held();
      if (!memory?.has(key)) return userData.get(storedAs(key), schemaOf(key));
      const value = schemaOf(key).parse(memory.get(key));
      await put(key, value).then(
        () => memory.delete(key),
        () => undefined,
      );
      return value;
    },
    async keep(key, value) {
      try {
        await put(key, value);
        (await held())?.delete(key);
      } catch (error) {
        (await held())?.set(key, value);
        throw error;
      }
    },
    async drop(key) {
      const forgotten = held().then((memory) => memory?.delete(key));
      await Promise.all([userData.remove(storedAs(key)), forgotten]);
    },
  };
}

const holdsAnswers = (key: string): key is AnswersKey =>
  key === 'healing-path-draft' || key === 'onboarding-draft';

const storedAs = (key: string) => (holdsAnswers(key) ? key : `draft:${key}`);

/** The link between a key and its value's type, which a choice between schemas loses. */
const schemaOf = <K extends string>(key: K) =>
  (holdsAnswers(key) ? recordValues[key] : words) as unknown as z.ZodMiniType<DraftOf<K>>;
