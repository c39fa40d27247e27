import { z } from 'zod';

const duration = (ms: number) => z.coerce.number().int().min(1).max(120_000).default(ms);

/** Origins of the app, parted by spaces or commas. There is no wildcard. */
const origins = z.string().transform((text, { addIssue }) => {
  const list = text.split(/[\s,]+/).filter((origin) => origin !== '');
  const whole = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
  if (list.length === 0 || !list.every(whole)) addIssue('Not a list of origins');
  return list;
});

/** The platform's own names come by themselves; `MOORING_` ones are the operator's to set. */
export const commonSettings = z.object({
  MOORING_ORIGINS: origins,
  SUPABASE_URL: z.url(),
  /** Every publishable key by its name. The platform's newer way to say SUPABASE_ANON_KEY. */
  SUPABASE_PUBLISHABLE_KEYS: z.string().optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
});

/** The specification's 30 s, for the first words and between any two pieces. */
export const chatSettings = commonSettings.extend({
  MOORING_CHAT_KEY: z.string().min(1),
  MOORING_CHAT_PROVIDER: z.url().default('https://api.openai.com/v1/chat/completions'),
  MOORING_CHAT_MODELS: z
    .string()
    .default('gpt-4o,gpt-4o-mini')
    .transform((text) => text.split(/[\s,]+/).filter((model) => model !== ''))
    .pipe(z.array(z.string()).min(1)),
  MOORING_CHAT_WAIT_MS: duration(30_000),
});

/** Half the chat's: the app lets the device's own voice speak after that. */
export const speechSettings = commonSettings.extend({
  MOORING_VOICE_KEY: z.string().min(1),
  MOORING_VOICE_PROVIDER: z.url().default('https://api.elevenlabs.io/v1/text-to-speech'),
  MOORING_VOICE_FEMALE: z.string().min(1),
  MOORING_VOICE_MALE: z.string().min(1),
  MOORING_VOICE_WAIT_MS: duration(15_000),
});

export type CommonSettings = z.infer<typeof commonSettings>;

/** The settings, or the names of those that are missing or wrong. */
export function readSettings<T>(
  schema: z.ZodObject & z.ZodType<T>,
): { settings: T } | { missing: string[] } {
  const given = Object.keys(schema.shape).map((name) => [name, Deno.env.get(name) || undefined]);
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return { settings: read.data };
  return { missing: [...new Set(read.error.issues.map(({ path }) => String(path[0])))] };
}
