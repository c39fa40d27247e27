import { journalTags } from '@mooring/contract';
import type { Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import { recordingSchema } from '../recordings/recording.ts';
import type { AccountStorage } from './account-storage.ts';
import type { EntryFields } from './entries.ts';
import { recordValues } from './record-values.ts';
import type { UserData } from './user-data.ts';

/** Drafts that are more than a page of words. */
const forms = {
  'healing-path-draft': recordValues['healing-path-draft'],
  'onboarding-draft': recordValues['onboarding-draft'],
  'safety-plan': recordValues['safety-plan'],
  /** A moment that is being added; tags as they are typed. */
  moment: z.object({ content: z.string(), tags: z.string() }),
};
type Forms = { [K in keyof typeof forms]: z.infer<(typeof forms)[K]> };

/** Where version 1.0.0 kept the first two: as records of that name. */
const asRecords = ['healing-path-draft', 'onboarding-draft'];

/** What the draft of this key holds. */
export type DraftOf<K extends string> = K extends keyof Forms ? Forms[K] : EntryFields;

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

export function createDrafts({
  userData,
  storage,
}: {
  userData: UserData;
  storage: AccountStorage;
}): Drafts {
  // By the vault, so that the words go with it when the session closes, and nobody else ever gets them.
  const unkept = new WeakMap<Vault, Map<string, unknown>>();

  async function held(): Promise<Map<string, unknown> | null> {
    const open = await storage.open().catch(() => null);
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

const isForm = (key: string): key is keyof Forms => Object.hasOwn(forms, key);

const storedAs = (key: string) => (asRecords.includes(key) ? key : `draft:${key}`);

/** The link between a key and its value's type, which a choice between schemas loses. */
const schemaOf = <K extends string>(key: K) =>
  (isForm(key) ? forms[key] : words) as unknown as z.ZodMiniType<DraftOf<K>>;
