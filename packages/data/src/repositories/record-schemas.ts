import * as z from 'zod/mini';
import { memorySchema } from '../memory/memory-schema.ts';
import { mutedSchema } from '../muted/muted-schema.ts';
import type { CompanionSettings, Settings } from './settings-defaults.ts';

const checkpointSchema = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  completed: z.boolean(),
});

const healingPathSchema = z.object({
  visionOfHealing: z.string(),
  selectedTheme: z.nullable(z.string()),
  customPath: z.array(checkpointSchema),
  currentCheckpoint: z.int().check(z.positive()),
  weeklyAnchor: z.object({ message: z.string(), prompt: z.string() }),
  /** ISO time. */
  startDate: z.string(),
  /** Reflections by checkpoint id. */
  responses: z.record(z.string(), z.string()),
});

/** An optional schema for each setting of a document. */
type SchemaShape<Values> = { [Name in keyof Values]: z.ZodMiniType<Values[Name] | undefined> };

const settingsShape = {
  streakHidden: z.optional(z.boolean()),
  phraseLater: z.optional(z.boolean()),
  keepPrivate: z.optional(z.boolean()),
  reminderAt: z.optional(z.nullable(z.string())),
  quietDay: z.optional(z.string()),
  onThisDay: z.optional(z.boolean()),
  backupAt: z.optional(z.string()),
  backupLater: z.optional(z.string()),
  visitorWords: z.optional(
    z.object({ id: z.string(), count: z.number(), answer: z.enum(['later', 'leave']) }),
  ),
} satisfies SchemaShape<Settings>;

const companionSettingsShape = {
  engine: z.optional(z.enum(['guide', 'hosted', 'own'])),
  tone: z.optional(z.enum(['gentle', 'calm', 'soothing', 'friendly'])),
  voice: z.optional(z.enum(['FEMALE', 'MALE'])),
  enhancedVoice: z.optional(z.boolean()),
  voiceOptionsSaid: z.optional(z.boolean()),
  ownEndpoint: z.optional(z.object({ baseUrl: z.string(), model: z.string(), key: z.string() })),
  ownVoice: z.optional(
    z.object({ baseUrl: z.string(), key: z.string(), female: z.string(), male: z.string() }),
  ),
  remembers: z.optional(z.boolean()),
  rememberAsked: z.optional(z.boolean()),
  browserModel: z.optional(z.boolean()),
  consents: z.optional(
    z.object({
      hosted: z.optional(z.string()),
      own: z.optional(z.string()),
      voice: z.optional(z.string()),
      transcript: z.optional(z.boolean()),
      networkVoice: z.optional(z.boolean()),
    }),
  ),
} satisfies SchemaShape<CompanionSettings>;

const answersSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The schemas of a person's single documents, by key. */
export const recordSchemas = {
  'healing-path': healingPathSchema,
  /** Earlier paths, oldest first. `begun`: unfinished reflections by checkpoint id. */
  'healing-path-archive': z.array(
    z.extend(healingPathSchema, { endedAt: z.string(), begun: z.record(z.string(), z.string()) }),
  ),
  'healing-path-draft': z.object({
    step: z.int(),
    vision: z.string(),
    theme: z.nullable(z.string()),
    path: z.nullable(healingPathSchema),
  }),
  /** Completed rituals; `day` is yyyy-MM-dd. */
  rituals: z.array(z.object({ ritual: z.string(), day: z.string() })),
  /** Ids of the parts of the guided series that the person has read. */
  'library-read': z.array(z.string()),
  onboarding: answersSchema,
  'onboarding-draft': z.object({ step: z.int(), answers: answersSchema, other: z.string() }),
  /** 'Someone I trust', whom the safety card offers to call. */
  'trusted-person': z.object({ name: z.string(), phone: z.string() }),
  /** The safety plan, in the person's own words. Every field may be empty. */
  'safety-plan': z.object({
    signs: z.string(),
    helps: z.string(),
    people: z.string(),
    places: z.string(),
    reasons: z.string(),
    means: z.string(),
  }),
  /** The safety card that is open: see safety/alert-record.ts. */
  'safety-alert': z.string(),
  /** The pause before writing to somebody that goes on, or has just ended. */
  pause: z.object({
    /** ISO time. */
    endsAt: z.string(),
    /** The id of the person whom the pause is about. */
    someone: z.optional(z.string()),
  }),
  /** What the person wrote after a pause, oldest first. A note that was removed has an empty text, which devices merge by its id. */
  'pause-notes': z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      /** ISO time. */
      writtenAt: z.string(),
    }),
  ),
  subscription: z.object({
    plan: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    active: z.boolean(),
    userInfo: z.object({ name: z.string(), email: z.string() }),
  }),
  settings: z.object(settingsShape),
  /** The name and picture of a hosted account. `avatar` is the name of one of the pictures that the profile offers. */
  profile: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
  'companion-settings': z.object(companionSettingsShape),
  /** What the companion knows of what the person told. */
  'companion-memory': memorySchema,
  /** What is not to be brought up. */
  muted: mutedSchema,
  /** How long the companion was in use on one local day, yyyy-MM-dd. */
  'companion-day': z.object({
    day: z.string(),
    turns: z.int().check(z.minimum(0)),
    activeMs: z.number().check(z.minimum(0)),
    /** ISO time of the last message. */
    lastAt: z.string(),
    /** The suggestion of a pause was shown and dismissed. */
    pauseOffered: z.boolean(),
  }),
} satisfies Record<string, z.ZodMiniType>;

export type RecordValues = {
  [K in keyof typeof recordSchemas]: z.infer<(typeof recordSchemas)[K]>;
};
export type RecordKey = keyof RecordValues;
export type HealingPath = RecordValues['healing-path'];
export type EarlierPath = RecordValues['healing-path-archive'][number];
export type Checkpoint = z.infer<typeof checkpointSchema>;
