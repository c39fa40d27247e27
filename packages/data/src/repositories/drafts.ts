import { emotions, journalTags } from '@mooring/contract';
import { createMutex, type Env, type Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import { dayDraftSchema } from '../days/day-draft-schema.ts';
import { letterDraftSchema } from '../letters/letter-draft.ts';
import { entryPictureSchema } from '../pictures/picture-schema.ts';
import { recordingSchema } from '../recordings/recording.ts';
import type { AccountStorage } from './account-storage.ts';
import { collectionSchemas } from './collection-schemas.ts';
import { recordSchemas } from './record-schemas.ts';
import type { UserData } from './user-data.ts';

/** Schemas of the drafts that are not entries. */
const formSchemas = {
  'healing-path-draft': recordSchemas['healing-path-draft'],
  'onboarding-draft': recordSchemas['onboarding-draft'],
  'safety-plan': recordSchemas['safety-plan'],
  /** The notes of a check-in, and a word of one's own with its emotion. Title and tags are empty: older builds read a page. */
  'check-in': z.object({
    title: z.string(),
    content: z.string(),
    tags: z.array(z.enum(journalTags)),
    emotion: z.optional(z.enum(emotions)),
    word: z.optional(z.string()),
  }),
  /** The answer after a pause. */
  'pause-note': z.object({ text: z.string() }),
  /** A new moment. `tags` as typed. */
  moment: z.object({ content: z.string(), tags: z.string() }),
};
const personFields = z.omit(collectionSchemas.someone, { id: true });

/** Schemas of drafts that there is one of for each document. The key is the name, a colon and the document's id, or 'new'. */
const documentFormSchemas = {
  /** The form about a person. `base`: what was kept when typing began; left out for a new person. */
  someone: z.extend(personFields, { base: z.optional(personFields) }),
  /** Words of a person that are being written down; the id is the person's, or that of the recording they are said in. */
  saying: z.object({ text: z.string() }),
  /** A letter. */
  letter: letterDraftSchema,
  /** A prompt of one's own. `isDaily`: it may be the prompt of a day. */
  prompt: z.object({ text: z.string(), isDaily: z.boolean() }),
  /** The form about a day. */
  'hard-day': dayDraftSchema,
};
type DocumentForms = {
  [K in keyof typeof documentFormSchemas]: z.infer<(typeof documentFormSchemas)[K]>;
};
type FormDrafts = { [K in keyof typeof formSchemas]: z.infer<(typeof formSchemas)[K]> };

/** Version 1.0.0 stored these as records of the same name. */
const storedAsRecords = ['healing-path-draft', 'onboarding-draft'];

/** The value of the draft with this key. */
export type DraftValue<K extends string> = K extends keyof FormDrafts
  ? FormDrafts[K]
  : K extends `${infer Name extends keyof DocumentForms}:${string}`
    ? DocumentForms[Name]
    : EntryDraft;

/** An entry as it is being written. Its time is chosen by `when`. */
export type EntryDraft = z.infer<typeof entryDraftSchema>;

/** Unsaved input by key: 'new' for a new entry, the id of an entry that is edited, 'letter:' and an id for a letter, and others. */
export type Drafts = {
  /** Null if there is none. A draft that could not be saved is returned from memory, and saving is retried. */
  get<K extends string>(key: K): Promise<DraftValue<K> | null>;
  /** A draft that cannot be saved stays in this tab's memory until it is saved or the session closes. */
  keep<K extends string>(key: K, value: DraftValue<K>): Promise<void>;
  drop(key: string): Promise<void>;
  /** All drafts, those of this tab's memory last. None is opened. */
  list(): Promise<BegunDraft[]>;
};

/** A draft that is there. `at`: when it was last changed, as an ISO time; now for one in this tab's memory. */
export type BegunDraft = { key: string; at: string };

/** An entry that is being written. */
export const entryDraftSchema = z.object({
  /** The id that the entry gets, so that a save that is tried again stores it once. Left out by older builds. */
  id: z.optional(z.string()),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  type: z.optional(z.enum(['text', 'audio'])),
  recording: z.optional(z.nullable(recordingSchema)),
  /** The local day and time as typed, which may be none. Left out or null: not chosen. */
  when: z.optional(z.nullable(z.object({ day: z.string(), time: z.string() }))),
  /** A tag that is being typed. */
  newTag: z.optional(z.string()),
  pictures: z.optional(z.array(entryPictureSchema)),
  removedPictures: z.optional(z.array(z.string())),
});

export function createDrafts({
  env,
  userData,
  storage,
}: {
  env: Env;
  userData: UserData;
  storage: AccountStorage;
}): Drafts {
  // Keyed by the vault, so that it is dropped when the session closes and no other account can read it.
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

  // One after the other, so that an older draft that is saved again never overwrites a newer one.
  const withMutex = createMutex();

  return {
    get: (key) =>
      withMutex(async () => {
        const memory = await unsavedDrafts();
        if (!memory?.has(key)) return userData.get(storageKey(key), schemaOf(key));
        const value = schemaOf(key).parse(memory.get(key));
        await put(key, value).then(
          () => memory.delete(key),
          () => undefined,
        );
        return value;
      }),
    keep: (key, value) =>
      withMutex(async () => {
        try {
          await put(key, value);
          (await unsavedDrafts())?.delete(key);
        } catch (error) {
          (await unsavedDrafts())?.set(key, value);
          throw error;
        }
      }),
    drop: (key) =>
      withMutex(async () => {
        const forgotten = unsavedDrafts().then((memory) => memory?.delete(key));
        await Promise.all([userData.remove(storageKey(key)), forgotten]);
      }),
    async list() {
      const memory = [...((await unsavedDrafts())?.keys() ?? [])];
      const stored = (await userData.list(keyPrefix))
        .map(({ key, at }) => ({ key: key.slice(keyPrefix.length), at }))
        .filter(({ key }) => !memory.includes(key));
      const at = env.now().toISOString();
      return [...stored, ...memory.map((key) => ({ key, at }))];
    },
  };
}

const isForm = (key: string): key is keyof FormDrafts => Object.hasOwn(formSchemas, key);

const keyPrefix = 'draft:';

const storageKey = (key: string) => (storedAsRecords.includes(key) ? key : `${keyPrefix}${key}`);

/** The schema of a draft by the key it is stored under; null for a key of anything else. */
export const storedDraftSchema = (stored: string): z.ZodMiniType<unknown> | null =>
  stored.startsWith(keyPrefix) ? schemaOf(stored.slice(keyPrefix.length)) : null;

/** Links a key to the type of its value, which a choice between schemas loses. */
const schemaOf = <K extends string>(key: K) =>
  (isForm(key)
    ? formSchemas[key]
    : (documentFormOf(key) ?? entryDraftSchema)) as unknown as z.ZodMiniType<DraftValue<K>>;

function documentFormOf(key: string): z.ZodMiniType | null {
  const name = key.slice(0, Math.max(0, key.indexOf(':')));
  return Object.hasOwn(documentFormSchemas, name)
    ? documentFormSchemas[name as keyof DocumentForms]
    : null;
}
