import { z } from 'zod';

const checkpoint = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  completed: z.boolean(),
});

const healingPath = z.object({
  visionOfHealing: z.string(),
  selectedTheme: z.string().nullable(),
  customPath: z.array(checkpoint),
  currentCheckpoint: z.number().int().positive(),
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
    healingPath.extend({ endedAt: z.string(), begun: z.record(z.string(), z.string()) }),
  ),
  'healing-path-draft': z.object({
    step: z.number().int(),
    vision: z.string(),
    theme: z.string().nullable(),
    path: healingPath.nullable(),
  }),
  /** Completed rituals; `day` is yyyy-MM-dd. */
  rituals: z.array(z.object({ ritual: z.string(), day: z.string() })),
  /** Ids of the parts of the guided series that were read. */
  'library-read': z.array(z.string()),
  onboarding: answers,
  'onboarding-draft': z.object({ step: z.number().int(), answers, other: z.string() }),
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
    streakHidden: z.boolean().optional(),
    phraseLater: z.boolean().optional(),
    /** 'Keep journal entries private': lock in the background, titles hidden in the list until tapped. */
    keepPrivate: z.boolean().optional(),
    /** 'Daily writing reminders' at this local time, HH:mm; null when switched off. */
    reminderAt: z.string().nullable().optional(),
    /** 'Not today': the local day, yyyy-MM-dd, on which prompts, garden and insights stay quiet. */
    quietDay: z.string().optional(),
    /** ISO time of the last backup that was saved. */
    backupAt: z.string().optional(),
    /** The local day, yyyy-MM-dd, on which the person put the thought of a backup off. */
    backupLater: z.string().optional(),
  }),
  /** What a hosted account is called; `avatar` is a data URL. */
  profile: z.object({ name: z.string(), avatar: z.string().nullable() }),
  /** How the companion answers and sounds. Keys of the person's own services are in here, and so are sealed. */
  'companion-settings': z.object({
    engine: z.enum(['guide', 'hosted', 'own']).optional(),
    tone: z.enum(['gentle', 'calm', 'soothing', 'friendly']).optional(),
    voice: z.enum(['FEMALE', 'MALE']).optional(),
    /** On by default; without a consent the browser's voice speaks all the same. */
    enhancedVoice: z.boolean().optional(),
    /** 'Voice Options Available' has been said. */
    voiceOptionsSaid: z.boolean().optional(),
    ownEndpoint: z.object({ baseUrl: z.string(), model: z.string(), key: z.string() }).optional(),
    ownVoice: z
      .object({ baseUrl: z.string(), key: z.string(), female: z.string(), male: z.string() })
      .optional(),
    /** To whom each consent was given, by name: another receiver is asked about anew. */
    consents: z
      .object({
        hosted: z.string().optional(),
        own: z.string().optional(),
        voice: z.string().optional(),
        transcript: z.boolean().optional(),
      })
      .optional(),
  }),
  /** How long the companion was in use on one local day, yyyy-MM-dd. */
  'companion-day': z.object({
    day: z.string(),
    turns: z.number().int().min(0),
    activeMs: z.number().min(0),
    /** ISO time of the last message. */
    lastAt: z.string(),
    /** The thought of a pause was offered, and put away. */
    pauseOffered: z.boolean(),
  }),
} satisfies Record<string, z.ZodType>;

export type RecordValues = { [K in keyof typeof recordValues]: z.infer<(typeof recordValues)[K]> };
export type RecordKey = keyof RecordValues;
export type HealingPath = RecordValues['healing-path'];
export type EarlierPath = RecordValues['healing-path-archive'][number];
export type Checkpoint = z.infer<typeof checkpoint>;
