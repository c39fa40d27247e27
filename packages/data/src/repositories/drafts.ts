import { journalTags } from '@mooring/contract';
import type { Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import { recordingSchema } from '../recordings/recording.ts';
import type { AccountStorage } from './account-storage.ts';
import type { EntryFields } from './entries.ts';
import { recordSchemas } from './record-schemas.ts';
import type { UserData } from './user-data.ts';

/** Drafts that are more than a page of words. */
const formSchemas = {
  'healing-path-draft': recordSchemas['healing-path-draft'],
  'onboarding-draft': recordSchemas['onboarding-draft'],
  'safety-plan': recordSchemas['safety-plan'],
  /** A moment that is being added; tags as they are typed. */
  moment: z.object({ content: z.string(), tags: z.string() }),
};
type FormDrafts = { [K in keyof typeof formSchemas]: z.infer<(typeof formSchemas)[K]> };

/** Where version 1.0.0 kept the first two: as records of that name. */
const storedAsRecords = ['healing-path-draft', 'onboarding-draft'];

/** What the draft of this key holds. */
export type DraftValue<K extends string> = K extends keyof FormDrafts ? FormDrafts[K] : EntryFields;

/** What is being written and not saved yet, by key: 'new' for a new page, the id of an entry that is edited, … */
export type Drafts = {
  /** Null when there is none. A draft that could not be kept is given from memory, and its keeping is tried again. */
  get<K extends string>(key: K): Promise<DraftValue<K> | null>;
  /** A draft that cannot be kept stays in this tab's memory until it is, or until the session closes. */
  keep<K extends string>(key: K, value: DraftValue<K>): Promise<void>;
  drop(key: string): Promise<void>;
};

const entryDraftSchema = z.object({
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
  const unsavedByVault = new WeakMap<Vault, Map<string, unknown>>();

  async function unsavedDrafts(): Promise<Map<string, unknown> | null> {
    const open = await storage.open().catch(() => null);
    if (!open) return null;
    const known = unsavedByVault.get(open.vault) ?? new Map<string, unknown>();
    unsavedByVault.set(open.vault, known);
    return known;
  }

  const put = <K extends string>(key: K, value: DraftValue<K>) =>
    userData.put(storageKey(key), value, schemaOf(key));

  return {
    async get(key) {
      const memory = await unsavedDrafts();
      if (!memory?.has(key)) return userData.get(storageKey(key), schemaOf(key));
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
        (await unsavedDrafts())?.delete(key);
      } catch (error) {
        (await unsavedDrafts())?.set(key, value);
        throw error;
      }
    },
    async drop(key) {
      const forgotten = unsavedDrafts().then((memory) => memory?.delete(key));
      await Promise.all([userData.remove(storageKey(key)), forgotten]);
    },
  };
}

const isForm = (key: string): key is keyof FormDrafts => Object.hasOwn(formSchemas, key);

const storageKey = (key: string) => (storedAsRecords.includes(key) ? key : `draft:${key}`);

/** The link between a key and its value's type, which a choice between schemas loses. */
const schemaOf = <K extends string>(key: K) =>
  (isForm(key) ? formSchemas[key] : entryDraftSchema) as unknown as z.ZodMiniType<DraftValue<K>>;
