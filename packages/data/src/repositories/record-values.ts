import * as z from 'zod/mini';

const checkpoint = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  completed: z.boolean(),
});

const healingPath = z.object({
  visionOfHealing: z.string(),
  selectedTheme: z.nullable(z.string()),
  customPath: z.array(checkpoint),
  currentCheckpoint: z.int().check(z.positive()),
  weeklyAnchor: z.object({ message: z.string(), prompt: z.string() }),
  /** ISO time. */
  startDate: z.string(),
  /** Reflections by checkpoint id. */
  responses: z.record(z.string(), z.string()),
});

const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The single documents a person has, by key, and what each must look like. */
export const recordValues = {
  'healing-path': healingPath,
  /** Earlier paths, oldest first, with what was begun at a checkpoint and not continued with. */
  'healing-path-archive': z.array(
    z.extend(healingPath, { endedAt: z.string(), begun: z.record(z.string(), z.string()) }),
  ),
  'healing-path-draft': z.object({
    step: z.int(),
    vision: z.string(),
    theme: z.nullable(z.string()),
    path: z.nullable(healingPath),
  }),
  /** Completed rituals; `day` is yyyy-MM-dd. */
  rituals: z.array(z.object({ ritual: z.string(), day: z.string() })),
  /** Ids of the parts of the guided series that were read. */
  'library-read': z.array(z.string()),
  onboarding: answers,
  'onboarding-draft': z.object({ step: z.int(), answers, other: z.string() }),
  /** 'Someone I trust', whom the card offers to call. */
  'trusted-person': z.object({ name: z.string(), phone: z.string() }),
  /** My safety plan, in the person's own words. Every part may be empty. */
  'safety-plan': z.object({
    signs: z.string(),
    helps: z.string(),
    people: z.string(),
    places: z.string(),
    reasons: z.string(),
    means: z.string(),
  }),
  subscription: z.object({
    plan: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    active: z.boolean(),
    userInfo: z.object({ name: z.string(), email: z.string() }),
  }),
  settings: z.object({
    streakHidden: z.optional(z.boolean()),
    phraseLater: z.optional(z.boolean()),
    /** 'Keep journal entries private': lock in the background, titles hidden in the list until tapped. */
    keepPrivate: z.optional(z.boolean()),
    /** 'Daily writing reminders' at this local time, HH:mm; null when switched off. */
    reminderAt: z.optional(z.nullable(z.string())),
    /** 'Not today': the local day, yyyy-MM-dd, on which prompts, garden and insights stay quiet. */
    quietDay: z.optional(z.string()),
    /** ISO time of the last backup that was saved. */
    backupAt: z.optional(z.string()),
    /** The local day, yyyy-MM-dd, on which the person put the thought of a backup off. */
    backupLater: z.optional(z.string()),
  }),
  /** What a hosted account is called; `avatar` is a data URL. */
  profile: z.object({ name: z.string(), avatar: z.nullable(z.string()) }),
  /** How the companion answers and sounds. Keys of the person's own services are in here, and so are sealed. */
  'companion-settings': z.object({
    engine: z.optional(z.enum(['guide', 'hosted', 'own'])),
    tone: z.optional(z.enum(['gentle', 'calm', 'soothing', 'friendly'])),
    voice: z.optional(z.enum(['FEMALE', 'MALE'])),
    /** On by default; without a consent the browser's voice speaks all the same. */
    enhancedVoice: z.optional(z.boolean()),
    /** 'Voice Options Available' has been said. */
    voiceOptionsSaid: z.optional(z.boolean()),
    ownEndpoint: z.optional(z.object({ baseUrl: z.string(), model: z.string(), key: z.string() })),
    ownVoice: z.optional(
      z.object({ baseUrl: z.string(), key: z.string(), female: z.string(), male: z.string() }),
    ),
    /** To whom each consent was given, by name: another receiver is asked about anew. */
    consents: z.optional(
      z.object({
        hosted: z.optional(z.string()),
        own: z.optional(z.string()),
        voice: z.optional(z.string()),
        transcript: z.optional(z.boolean()),
      }),
    ),
  }),
  /** How long the companion was in use on one local day, yyyy-MM-dd. */
  'companion-day': z.object({
    day: z.string(),
    turns: z.int().check(z.minimum(0)),
    activeMs: z.number().check(z.minimum(0)),
    /** ISO time of the last message. */
    lastAt: z.string(),
    /** The thought of a pause was offered, and put away. */
    pauseOffered: z.boolean(),
  }),
} satisfies Record<string, z.ZodMiniType>;

export type RecordValues = { [K in keyof typeof recordValues]: z.infer<(typeof recordValues)[K]> };
export type RecordKey = keyof RecordValues;
export type HealingPath = RecordValues['healing-path'];
export type EarlierPath = RecordValues['healing-path-archive'][number];
export type Checkpoint = z.infer<typeof checkpoint>;
