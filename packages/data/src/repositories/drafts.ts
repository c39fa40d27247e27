import { journalTags } from '@mooring/contract';
import * as z from 'zod/mini';
import { recordingSchema } from '../recordings/recording.ts';
import type { EntryFields } from './entries.ts';
import type { UserData } from './user-data.ts';

/** What is being written and not saved yet, by key: 'new', or the id of the entry being edited. */
export type Drafts = {
  get(key: string): Promise<EntryFields | null>;
  keep(key: string, fields: EntryFields): Promise<void>;
  drop(key: string): Promise<void>;
};

const draft = z.object({
  title: z.string(),
  content: z.string(),
  tags: z.array(z.enum(journalTags)),
  type: z.optional(z.enum(['text', 'audio'])),
  recording: z.optional(z.nullable(recordingSchema)),
});

export function createDrafts({ userData }: { userData: UserData }): Drafts {
  return {
    get: (key) => userData.get(named(key), draft),
    keep: (key, fields) => userData.put(named(key), fields, draft),
    drop: (key) => userData.remove(named(key)),
  };
}

const named = (key: string) => `draft:${key}`;
