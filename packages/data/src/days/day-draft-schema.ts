import * as z from 'zod/mini';
import { dayKinds } from '../repositories/collection-schemas.ts';

/** The form of a hard day as it stands, typed or not. Numbers are as typed. */
export const dayDraftSchema = z.object({
  name: z.string(),
  kind: z.enum(dayKinds),
  /** The id of the person it belongs to; '' for nobody. */
  someone: z.string(),
  /** Whether the date is known, or told in words. */
  known: z.enum(['date', 'words']),
  day: z.string(),
  month: z.string(),
  year: z.string(),
  words: z.string(),
  isYearly: z.boolean(),
  isHard: z.boolean(),
  where: z.string(),
  who: z.string(),
  tooMuch: z.string(),
});

export type DayDraft = z.infer<typeof dayDraftSchema>;
